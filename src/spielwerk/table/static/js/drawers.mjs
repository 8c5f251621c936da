// Panels that open beside the table: rulebook, help, people, the table as text. One at a time; Escape closes, focus goes back.

let opener = null;

export function setUpDrawers() {
  document.addEventListener("click", (event) => {
    const name = event.target.closest("[data-dialog]")?.dataset.dialog;
    if (name) document.getElementById(name).hidden ? openDrawer(name) : close();
    else if (event.target.closest("[data-close]")) close();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
  });
  document.addEventListener("submit", (event) => {
    if (!event.target.matches("#rules .ask")) return;
    event.preventDefault();
    load(document.getElementById("rules"), new FormData(event.target));
  });
  const part = document.getElementById(location.hash.slice(1)); // named where a form in a panel was sent
  if (part?.closest(".drawer")) openDrawer(part.closest(".drawer").id).then(() => part.focus());
}

/** Opens a panel; the rulebook at a rule or heading. On a phone no keyboard comes up over it. */
export async function openDrawer(name, at = "") {
  const drawer = document.getElementById(name);
  for (const other of document.querySelectorAll(".drawer")) other.hidden = other !== drawer;
  opener ??= document.activeElement;
  if (drawer.dataset.load) await load(drawer, at ? [["at", at]] : []);
  const field = matchMedia("(pointer: fine)").matches && drawer.querySelector("input");
  (field || drawer.querySelector("[data-close]")).focus({ preventScroll: true });
  drawer.querySelector(".is-at")?.scrollIntoView({ block: "center" });
}

/** Fetches what a panel shows. */
async function load(drawer, values) {
  const address = new URL(drawer.dataset.load, location);
  for (const [name, value] of values) address.searchParams.set(name, value);
  const answer = await fetch(address);
  drawer.querySelector(".part").innerHTML = await answer.text();
  drawer.scrollTop = 0;
}

function close() {
  const open = document.querySelector(".drawer:not([hidden])");
  if (!open) return;
  open.hidden = true;
  opener?.focus?.();
  opener = null;
}
