// Live news: the server says that something is new, and the page asks for it. A stream that breaks comes back by itself.

/** `at` reads what the page shows, `hear` gets the number of the news, `refresh` asks for all, `say` tells the reader. */
export function listen({ at, api, say, refresh, hear }) {
  let source = null;
  let lost = 0;

  function open() {
    source?.close();
    const seat = at("seat") === "" ? "" : `seat=${at("seat")}&`;
    source = new EventSource(`${api("news")}?${seat}last=${at("news")}`);
    source.addEventListener("news", (event) => hear(JSON.parse(event.data).news));
    source.addEventListener("open", () => {
      document.body.classList.remove("is-cut-off");
      if (lost > 1) say(document.body.dataset.sayBack);
      lost = 0;
      hear(0);
    });
    source.addEventListener("error", () => {
      lost += 1;
      if (lost === 2) say(document.body.dataset.sayLost);
      document.body.classList.toggle("is-cut-off", lost > 1);
      if (source.readyState === EventSource.CLOSED) setTimeout(open, Math.min(30000, 1000 * 2 ** lost));
    });
  }

  // A tab that has been hidden for long lets go of its stream once it has told the turn: a browser has few of them per server, and whoever wants notices gets one.
  let hiding = 0;
  document.addEventListener("visibilitychange", () => {
    clearInterval(hiding);
    if (document.hidden) hiding = setInterval(() => at("turn") === "yes" && source.close(), 600000);
    else if (source.readyState === EventSource.CLOSED) {
      open();
      refresh();
    }
  });
  addEventListener("online", () => {
    open();
    refresh();
  });
  open();
}
