// Zoom and pan on the map: wheel, pinch, drag, double tap, keys. Only the picture's viewBox changes.

const LARGEST = 5;
let whole = null; // [x, y, width, height] of the whole map
let view = null; // the part shown
const board = () => document.getElementById("board");

export function setUpMap() {
  const map = document.getElementById("map");
  if (!board()) return;
  whole = board().getAttribute("viewBox").split(" ").map(Number);
  view = [...whole];
  map.addEventListener("wheel", wheel, { passive: false });
  map.addEventListener("pointerdown", down);
  map.addEventListener("pointermove", move);
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) map.addEventListener(end, up);
  map.addEventListener("click", swallow, true);
}

/** After the page has changed, the map shows the same part as before. */
export function keepView() {
  if (view) board()?.setAttribute("viewBox", view.join(" "));
}

/** Zooms by a factor around the middle; 0 shows the whole map again. */
export function zoomBy(factor) {
  if (!view) return;
  if (factor) zoom(factor, view[0] + view[2] / 2, view[1] + view[3] / 2);
  else set([...whole]);
}

function set(next) {
  const [x, y, width, height] = whole;
  next[2] = Math.min(width, Math.max(width / LARGEST, next[2]));
  next[3] = (next[2] * height) / width;
  next[0] = Math.min(x + width - next[2], Math.max(x, next[0]));
  next[1] = Math.min(y + height - next[3], Math.max(y, next[1]));
  view = next;
  document.getElementById("map").classList.toggle("is-zoomed", view[2] < width * 0.999);
  keepView();
}

function zoom(factor, x, y) {
  const width = Math.min(whole[2], Math.max(whole[2] / LARGEST, view[2] / factor));
  const real = view[2] / width;
  set([x - (x - view[0]) / real, y - (y - view[1]) / real, width, 0]);
}

/** The place on the map under a point of the screen. */
function place(x, y) {
  const point = new DOMPoint(x, y).matrixTransform(board().getScreenCTM().inverse());
  return [point.x, point.y];
}

function wheel(event) {
  event.preventDefault();
  zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), ...place(event.clientX, event.clientY));
}

const fingers = new Map();
let moved = false;
let lastTap = { at: 0, x: 0, y: 0 };

function down(event) {
  if (event.target.closest(".zoom")) return;
  if (fingers.size === 0) moved = false;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
}

function move(event) {
  const finger = fingers.get(event.pointerId);
  if (!finger) return;
  const before = [...fingers.values()].map((each) => ({ ...each }));
  if (!moved && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) < 6) return;
  moved = true;
  Object.assign(finger, { x: event.clientX, y: event.clientY });
  const after = [...fingers.values()];
  const scale = board().getScreenCTM().a;
  const middle = (all) => [0, 1].map((axis) => all.reduce((sum, each) => sum + (axis ? each.y : each.x), 0) / all.length);
  const [from, to] = [middle(before), middle(after)];
  set([view[0] - (to[0] - from[0]) / scale, view[1] - (to[1] - from[1]) / scale, view[2], 0]);
  if (after.length === 2) {
    const apart = (pair) => Math.hypot(pair[0].x - pair[1].x, pair[0].y - pair[1].y);
    zoom(apart(after) / Math.max(1, apart(before)), ...place(...to));
  }
}

function up(event) {
  if (!fingers.delete(event.pointerId) || event.type !== "pointerup" || moved) return;
  const near = Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < 25;
  if (near && event.timeStamp - lastTap.at < 320) zoomBy(0);
  lastTap = { at: event.timeStamp, x: event.clientX, y: event.clientY };
}

/** The end of a drag is no tap. */
function swallow(event) {
  if (!moved) return;
  moved = false;
  event.preventDefault();
  event.stopPropagation();
}
