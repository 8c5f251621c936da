// Looking back: slider, buttons and keys lead from position to position, one request after the other.

const PAUSE = 80; // milliseconds between two requests while the slider is dragged or a key is held
let page = null;
let wanted = null;
let target = 0; // the position asked for last
let going = false;

/** `at` reads what the page shows, `lookAt` shows a position. */
export function setUpReplay(functions) {
  page = functions;
  document.addEventListener("input", (event) => event.target.id === "slider" && go(event.target.value));
  // After a drag the arrow keys go from move to move again.
  document.addEventListener("pointerup", (event) => event.target.id === "slider" && event.target.blur());
}

/** One move on or back (-1); several in a row add up, but a key that is held waits for what it has asked for. */
export function step(direction, isHeld = false) {
  if (isHeld && going) return;
  const from = going ? target : Number(page.at("position"));
  const places = isReview() ? [...document.querySelectorAll("#pane-log a[data-go]")].map((link) => Number(link.dataset.go)) : [];
  const further = places.filter((place) => (place - from) * direction > 0);
  if (further.length) go(direction > 0 ? Math.min(...further) : Math.max(...further));
  else if (isReview() && direction < 0) go(0);
  else document.querySelectorAll("#replay [data-go]")[direction < 0 ? 1 : 2].click();
}

/** Goes to a position; of several wanted in the meantime, to the last. */
export async function go(to) {
  wanted = target = Math.max(0, Math.min(Number(page.at("last")), Number(to)));
  if (going) return;
  going = true;
  while (wanted !== null) {
    const next = wanted;
    wanted = null;
    await page.lookAt(next);
    if (wanted === null) keepAddress(next);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  going = false;
}

/** Whether this is a game from a file, whose whole log is there at every position. */
const isReview = () => document.getElementById("main").matches(".is-review");

function keepAddress(position) {
  const address = new URL(location);
  if (position === Number(page.at("last"))) address.searchParams.delete("position");
  else address.searchParams.set("position", position);
  history.replaceState(null, "", address);
}

/** Marks in the log of a game from a file how far the reader has come, and brings it into sight where it is new. */
export function markHere(isNew = false) {
  if (!isReview()) return;
  const position = Number(page.at("position"));
  let here = null;
  for (const link of document.querySelectorAll("#pane-log a[data-go]")) {
    const place = Number(link.dataset.go);
    if (place <= position && place > Number(here?.dataset.go ?? 0)) here = link;
  }
  const before = document.querySelector("#pane-log [aria-current]");
  if (before === here && here && !isNew) return;
  before?.removeAttribute("aria-current");
  here?.setAttribute("aria-current", "step");
  const chapters = [...document.querySelectorAll("#pane-log details")];
  const chapter = here?.closest("details") ?? chapters.at(-1); // the latest stands first
  if (chapter && !chapter.open) for (const other of chapters) other.open = other === chapter;
  (here?.closest("li") ?? chapter)?.scrollIntoView({ block: "nearest" });
}
