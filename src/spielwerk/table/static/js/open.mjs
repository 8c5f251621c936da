// The page for opening a game: sends a file or a text, shows what is wrong with it, or lets the reader choose a game.

const form = document.getElementById("open");
const pick = document.getElementById("pick");
const told = document.getElementById("told");
const file = document.getElementById("file");
const text = document.getElementById("text");
const button = pick.querySelector("button");
const say = form.dataset;
let sent = null; // what was sent last, to be sent again with the games chosen

function tell(sentence, isWrong = false) {
  told.textContent = sentence;
  told.classList.toggle("is-wrong", isWrong);
}

/** A file's bytes in Base64. */
function encoded(blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(",") + 1));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

async function send(body) {
  tell(say.sayReading);
  document.body.classList.add("is-sending");
  try {
    const headers = { "content-type": "application/json", accept: "application/json" };
    const answer = await fetch("/api/open", { method: "POST", headers, body: JSON.stringify(body) });
    const content = await answer.json();
    if (!answer.ok) tell(content.reason, true);
    else if (content.tables.length === 1) location.assign(`/table/${content.tables[0].table}`);
    else if (content.tables.length) location.assign("/my#reviews");
    else choose(body, content.games);
  } catch {
    tell(say.sayFailed, true);
  } finally {
    document.body.classList.remove("is-sending");
  }
}

async function sendFile(chosen) {
  pick.hidden = true;
  try {
    await send({ file: chosen.name.slice(-200), content: await encoded(chosen) });
  } catch {
    tell(say.sayFailed, true);
  }
}

/** The list of the games that a file holds. */
function choose(body, games) {
  sent = body;
  tell("");
  pick.querySelector("h2").textContent = say.saySeveral.replace("{n}", games.length);
  pick.querySelector("ul").replaceChildren(...games.map(row));
  pick.hidden = false;
  count();
  document.getElementById("search").focus();
}

function row(game) {
  const label = document.createElement("label");
  const box = Object.assign(document.createElement("input"), { type: "checkbox", value: game.number });
  const about = Object.assign(document.createElement("small"), { textContent: game.about });
  label.className = "check";
  label.append(box, Object.assign(document.createElement("b"), { textContent: game.name || game.number }), about);
  const item = document.createElement("li");
  item.append(label);
  return item;
}

const checked = () => [...pick.querySelectorAll("ul :checked")].map((box) => Number(box.value));

function count() {
  const n = checked().length;
  button.disabled = n === 0;
  button.textContent = n === 1 ? say.sayOne : say.sayMore.replace("{n}", n);
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  pick.hidden = true;
  if (text.value.trim()) send({ text: text.value });
  else text.focus();
});
file.addEventListener("change", () => file.files.length && sendFile(file.files[0]));
file.addEventListener("click", () => (file.value = "")); // so that the same file can be chosen again
pick.addEventListener("submit", (event) => {
  event.preventDefault();
  send({ ...sent, games: checked() });
});
pick.addEventListener("change", count);
pick.addEventListener("input", (event) => {
  if (event.target.type !== "search") return;
  const words = event.target.value.toLowerCase().split(/\s+/);
  for (const item of pick.querySelectorAll("li")) {
    item.hidden = !words.every((word) => item.textContent.toLowerCase().includes(word));
  }
});
pick.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && event.target.type === "search") event.preventDefault();
});
for (const name of ["dragover", "drop"]) {
  document.addEventListener(name, (event) => {
    event.preventDefault();
    if (name === "drop" && event.dataTransfer.files.length) sendFile(event.dataTransfer.files[0]);
  });
}
