// What somebody sees who plays Wodny ogród: what can be taken, where it fits, what is to be pressed.

window.lookAtGarden = () => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const confirm = document.querySelector(".confirm:not(:disabled)");
  const now = {
    over: document.querySelector("button.total") !== null,
    refill: all(".refill button:enabled").length > 0,
    tokens: all(".hand .token:enabled:not(.nowhere)").map((one) => one.dataset.source),
    tiles: all(".display .tile:enabled:not(.nowhere)").map((one) => one.dataset.source),
    fitting: all(".fitting[role=gridcell]").map((one) => one.dataset.cell),
    held: document.querySelector("[role=group].held") !== null,
    confirm: confirm === null ? "" : confirm.textContent.trim(),
  };
  const busy = document.querySelector(".wodny.busy") !== null;
  const banner = document.querySelector(".banner")?.textContent;
  const drawn = document.querySelector(".garden svg")?.innerHTML.length;
  return {
    ...now,
    todo: now.over || (!busy && (now.refill || now.confirm !== "" || now.tokens.length + now.tiles.length > 0)),
    state: JSON.stringify([now, banner, drawn]),
  };
};

/** Until there is something to do, and not in the state before. */
window.waitAtGarden = (before, patience) =>
  new Promise((done, fail) => {
    const until = Date.now() + patience;
    const look = () => {
      const now = lookAtGarden();
      if (now.todo && now.state !== before) done(now);
      else if (Date.now() > until) fail(new Error(`nothing to do: ${now.state}`));
      else setTimeout(look, 12);
    };
    look();
  });
