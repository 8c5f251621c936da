// The table's page: what is tapped, typed or clicked goes to the server, and the page becomes what it answers.
// No rule of any game is known here; elements, choices and sentences all come from the server.

import { listen } from "./live.mjs";
import { keepView, setUpMap, zoomBy } from "./map.mjs";
import { openDrawer, setUpDrawers } from "./drawers.mjs";
import { go, markHere, setUpReplay, step } from "./replay.mjs";

const main = () => document.getElementById("main");
const at = (name) => main().dataset[name];
const api = (path) => `/api/tables/${at("table")}/${path}`;
const wide = matchMedia("(min-width: 1000px)");
let latest = 0; // number of the latest request: answers to earlier ones come too late
let wanted = ""; // what the reader has tapped, also while the answer is under way
let sending = Promise.resolve(); // what is being sent; news wait for its answer, which may bring them already
let shown = null; // position shown, null for the present one
const opened = new URLSearchParams(location.search);
if (opened.has("position")) shown = Number(opened.get("position"));

// What the server is asked.

function query(more = {}) {
  const values = new URLSearchParams();
  if (at("seat") !== "") values.set("seat", at("seat"));
  if (shown !== null) values.set("position", shown);
  for (const [name, value] of Object.entries(more)) if (value) values.set(name, value);
  const known = [...document.querySelectorAll("[data-v]")].map((unit) => `${unit.id}.${unit.dataset.v}`);
  values.set("known", known.join(","));
  return values;
}

/** Fetches the changing part of the page, with what the reader has tapped, and shows it; false where that failed. */
export async function refresh(focus = wanted) {
  const number = ++latest;
  wanted = focus;
  try {
    const answer = await fetch(`/table/${at("table")}/parts?${query({ focus })}`, { headers: { accept: "text/html" } });
    if (answer.ok) {
      const html = await answer.text();
      if (number === latest) show(html);
      return true;
    }
    say(await reason(answer));
  } catch {
    say(document.body.dataset.sayFailed);
  }
  return false;
}

/** Sends something; the answer is the page after it. A stale position leads to the present one, with a word about it. */
export function post(path, body = {}) {
  const sent = send(path, body);
  sending = sent;
  return sent;
}

async function send(path, body) {
  const number = ++latest;
  const seat = at("seat") === "" ? {} : { seat: Number(at("seat")) };
  const step = path.startsWith("seats/") || path === "links" ? {} : ["message", "contribute"].includes(path) ? seat : position(path, seat);
  document.body.classList.add("is-sending");
  try {
    const answer = await fetch(`${api(path)}?${query()}`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/html" },
      body: JSON.stringify({ ...step, ...body }),
    });
    if (answer.ok) {
      const html = await answer.text();
      if (number === latest) show(html);
      return true;
    }
    if (answer.status === 409) await refresh("");
    say(...(await reason(answer, true)));
  } catch {
    say(document.body.dataset.sayFailed);
  } finally {
    document.body.classList.remove("is-sending");
  }
  return false;
}

function position(path, seat) {
  if (path === "order") return seat;
  const request = path === "consent" ? {} : { request: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}` };
  return { ...seat, position: Number(at("last")), ...request };
}

async function reason(answer, parts = false) {
  const fault = await answer.json().catch(() => ({ reason: document.body.dataset.sayFailed }));
  return parts ? [fault.reason, fault.facts?.rule] : fault.reason;
}

// What the reader sees.

/** Where the keyboard goes on when what it was at is gone. */
const NEXT = ["#focus .choice", "#confirm:not(:disabled)", "#bar .choice", "#bar .group", "#bar button"];

function show(html) {
  const before = { position: at("position"), draft: at("draft"), focus: at("focus") };
  const held = document.activeElement;
  const byKey = held.matches(":focus-visible") && held.closest("#bar");
  const next = new DOMParser().parseFromString(html, "text/html").getElementById("main");
  globalThis.Idiomorph.morph(main(), next, { callbacks: { beforeNodeMorphed, beforeAttributeUpdated } });
  for (const one of document.querySelectorAll(".is-selected")) if (one.id !== at("focus")) one.classList.remove("is-selected");
  wanted = at("focus");
  keepView();
  showTab();
  tellTurn();
  markHere();
  if (byKey && !held.isConnected) NEXT.map((each) => document.querySelector(each)).find(Boolean)?.focus();
  if (at("position") !== before.position || at("draft") !== before.draft) document.querySelector(".bar-body").scrollTop = 0;
  if (at("focus") && at("focus") !== before.focus) document.getElementById("focus").scrollIntoView({ block: "nearest" });
}

/** Units, and elements in them, that the browser has already come as stubs. */
function beforeNodeMorphed(old, next) {
  if (next.dataset?.same !== undefined) return false;
  return !(old === document.activeElement && old.matches?.("input, select") && old.value);
}

/** What the reader has opened, chosen or zoomed stays. */
function beforeAttributeUpdated(name, node) {
  if (name === "hidden") return !node.matches(".pane, .drawer");
  if (name === "open") return !node.matches("details");
  if (name === "aria-selected") return false;
  return !(name === "viewBox" && node.id === "board");
}

/** A sentence for everybody, also those who do not see the page, for so many milliseconds; `rule` says more in the rulebook. */
export function say(sentence, rule = "", time = rule ? 12000 : 6000) {
  const status = document.getElementById("status");
  status.replaceChildren(sentence);
  if (rule) {
    const link = document.createElement("a");
    Object.assign(link, { href: `/rules/${document.body.dataset.game}#${rule}`, textContent: `§ ${rule}` });
    link.dataset.rule = rule;
    status.append(" ", link);
  }
  status.classList.add("is-shown");
  clearTimeout(say.timer);
  say.timer = setTimeout(() => status.classList.remove("is-shown"), time);
}

/** Whose turn it is, where nobody is looking; who else has come to the reader's seat; and the latest turns of the log beside the question. */
function tellTurn() {
  const turn = at("turn") === "yes";
  if (turn && tellTurn.turn === false && document.hidden === false) say(document.body.dataset.sayTurn, "", 2500);
  if (at("devices") > (tellTurn.devices ?? 0)) say(document.body.dataset.sayDevices, "", 12000);
  Object.assign(tellTurn, { turn, devices: Number(at("devices")) });
  document.title = at("title");
  const icon = document.querySelector("link[rel=icon]");
  icon.dataset.usual ??= icon.getAttribute("href");
  icon.href = turn ? icon.dataset.turn : icon.dataset.usual;
  const latest = [...document.querySelectorAll("#pane-log .turn")].slice(0, 12).map((one) => one.cloneNode(true));
  for (const link of latest.flatMap((one) => [...one.querySelectorAll("a")])) link.replaceWith(link.textContent);
  document.querySelector("#recent ol")?.replaceChildren(...latest);
}

// Tabs.

const tabs = () => [...document.querySelectorAll("[role=tab]")].filter((tab) => tab.offsetParent !== null);

function showTab(wanted) {
  const kept = `tab-${at("table")}`;
  if (wanted) sessionStorage[kept] = wanted;
  const here = tabs();
  const named = (name) => here.find((tab) => tab.dataset.tab === name);
  const found = named(sessionStorage[kept]) ?? named(at("tab")) ?? here[0];
  for (const tab of document.querySelectorAll("[role=tab]")) {
    const selected = tab === found;
    tab.setAttribute("aria-selected", selected);
    tab.tabIndex = selected ? 0 : -1;
    document.getElementById(tab.getAttribute("aria-controls"))?.toggleAttribute("hidden", !selected);
  }
  if (found?.dataset.tab === "chat") sessionStorage[`chat-${at("table")}`] = found.dataset.count;
  const chat = document.getElementById("tab-chat");
  chat.classList.toggle("calls", Number(chat.dataset.count) > Number(sessionStorage[`chat-${at("table")}`] ?? 0));
}

// Replay.

function lookAt(position) {
  shown = position === Number(at("last")) ? null : position;
  return refresh("");
}

/** Something is new at the table. What comes while the page is being asked for may be on it already. */
async function hear(news) {
  hear.latest = Math.max(hear.latest ?? 0, news);
  if (hear.busy) return;
  hear.busy = true;
  await sending;
  for (let tries = 0; tries < 9 && hear.latest > Number(at("news")); tries++) {
    if ((await refresh()) === false) break;
    await sending;
  }
  hear.busy = false;
}

// Clicks.

/** Into the draft; what has no alternative need not be confirmed as well. */
async function choose(actions) {
  const only = at("draft") === "0" && !at("focus") && document.querySelectorAll("#bar :is(.choice, .group)").length === 1;
  if ((await post("draft", { actions })) && only) document.querySelector("#confirm:not(:disabled, .careful)")?.click();
}

/** The element of the game that was tapped, if it is one. */
const tapped = (target) => target.closest("[data-taps] :is([role=button], button)[id]");

function tap(element) {
  for (const other of document.querySelectorAll(".is-selected")) other.classList.remove("is-selected");
  element.classList.add("is-selected");
  return refresh(element.id);
}

async function click(event) {
  const target = event.target;
  const button = target.closest("button, a, [role=button], label");
  if (!button || event.ctrlKey || event.metaKey) return;
  if (!button.closest("#status")) document.getElementById("status").classList.remove("is-shown");
  const data = button.dataset;
  if (data.rule !== undefined || data.go !== undefined) event.preventDefault();
  if (data.rule !== undefined) openDrawer("rules", data.rule);
  else if (data.actions) await choose(JSON.parse(data.actions));
  else if (data.post) {
    if (!data.ask || confirm(data.ask)) await post(data.post, JSON.parse(data.body ?? "{}"));
  } else if (data.go !== undefined) await go(data.go);
  else if (data.focus !== undefined) await refresh(data.focus);
  else if (data.more !== undefined) document.body.classList.toggle("with-more");
  else if (data.unfold !== undefined) document.body.classList.toggle("with-recent");
  else if (data.tab) {
    showTab(data.tab);
    markHere(true);
    if (document.querySelector("#focus .reasons") && !document.querySelector("#focus .choice")) await refresh("");
  }
  else if (data.zoom) zoomBy({ in: 1.4, out: 1 / 1.4, all: 0 }[data.zoom]);
  else if (data.copy) {
    await navigator.clipboard?.writeText(data.copy).then(() => say(document.body.dataset.sayCopied), () => prompt("", data.copy));
  } else if (tapped(target)) await tap(tapped(target));
}

// Forms and switches.

async function submit(event) {
  const form = event.target;
  if (!form.matches("#typed, #say, #name-form, #contribute-form")) return;
  event.preventDefault();
  if (form.id === "typed") document.body.classList.add("with-more"); // who types goes on typing
  const [field] = form.elements;
  const paths = { typed: "draft", say: "message", "contribute-form": "contribute" };
  const path = paths[form.id] ?? `seats/${form.dataset.seat}/name`;
  const value = { [field.name]: field.value };
  if (field.value.trim() && (await post(path, value)) && form.id !== "name-form") form.reset();
}

function change(event) {
  const field = event.target;
  if (field.id === "order") post("order", { limit: field.value === "" ? null : Number(field.value) });
  else if (field.id === "confirming") post(`seats/${at("seat")}/settings`, { confirm: field.checked });
}

/** Completions for typed moves: the legal texts of the present position. */
async function complete(event) {
  if (event.target.name !== "typed") return;
  const key = `${at("last")}-${at("draft")}`;
  const list = document.getElementById("texts");
  if (list.dataset.key === key) return;
  list.dataset.key = key;
  const answer = await fetch(`/api/tables/${at("table")}?${query()}`, { headers: { accept: "application/json" } });
  if (answer.ok) list.replaceChildren(...(await answer.json()).legal.map((text) => new Option(text, text)));
}

// Keys.

const KEYS = {
  "/": () => {
    document.body.classList.add("with-more");
    document.querySelector("#typed input")?.focus();
  },
  "?": () => openDrawer("help"),
  r: () => openDrawer("rules"),
  b: () => openDrawer("text"),
  g: () => document.querySelector("#bar :is(.choice, .group)")?.focus(),
  Enter: () => document.querySelector("#confirm:not(:disabled)")?.click(),
  Backspace: () => document.getElementById("back")?.click(),
  ArrowLeft: (event) => step(-1, event.repeat),
  ArrowRight: (event) => step(1, event.repeat),
  Home: () => go(0),
  End: () => go(at("last")),
  "+": () => zoomBy(1.4),
  "-": () => zoomBy(1 / 1.4),
  0: () => zoomBy(0),
};

function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const active = document.activeElement;
  if (event.key === "Escape") {
    if (!document.querySelector(".drawer:not([hidden])")) refresh("");
    return active.blur();
  }
  if (active.matches("input, select, textarea")) return;
  if ((event.key === "Enter" || event.key === " ") && active !== document.body && active !== main()) {
    if (active.matches("svg [role=button]")) {
      event.preventDefault();
      tap(active);
    }
    return;
  }
  if (active.matches("[role=tab]:focus-visible") && event.key.startsWith("Arrow")) {
    const here = tabs();
    const next = here[(here.indexOf(active) + (event.key === "ArrowRight" ? 1 : here.length - 1)) % here.length];
    showTab(next.dataset.tab);
    return next.focus();
  }
  const does = /^[1-9]$/.test(event.key) ? () => tabs()[event.key - 1]?.click() : KEYS[event.key];
  if (does) {
    event.preventDefault();
    does(event);
  }
}

setUpDrawers();
setUpMap();
setUpReplay({ at, lookAt });
showTab(opened.has("position") && "log");
markHere(true);
tellTurn();
document.addEventListener("click", click);
document.addEventListener("submit", submit);
document.addEventListener("change", change);
document.addEventListener("focusin", complete);
document.addEventListener("keydown", key);
wide.addEventListener("change", () => showTab());
listen({ at, api, say, refresh, hear });
