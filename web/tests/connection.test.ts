import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "../src/lib/connection.svelte";
import type { Reply } from "../src/lib/kinds";
import type { Refused, Request, Update } from "../src/protocol/messages";
import { TestSocket } from "./socket";
import { state, step, table, update } from "./told";

const trouble = vi.fn();
let open: Connection[] = [];

const answer = (to: Request, version: number, other: Partial<Update> = {}): Update =>
  update(version, { id: to.id, ...other });
const refused = (to: Request, other: Partial<Refused> = {}): Refused => ({
  type: "refused",
  id: to.id,
  error: "illegal",
  message: "no",
  refusal: "occupied",
  clause: "POND-1",
  version: 3,
  ...other,
});

function connect(): Connection {
  const connection = new Connection("t1", "", trouble);
  open.push(connection);
  return connection;
}

/** A connection that has heard the state at version 3, after two steps. */
function live(): Connection {
  const connection = connect();
  TestSocket.now.says(state(3, { steps: [step(1), step(2)] }));
  return connection;
}

/** What comes of a change; undefined while it is not settled. */
function outcome(change: Promise<Reply>): { reply?: Reply } {
  const found: { reply?: Reply } = {};
  void change.then((reply) => (found.reply = reply));
  return found;
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", TestSocket);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(table()))));
  sessionStorage.clear();
  TestSocket.all = [];
});

afterEach(() => {
  for (const one of open) one.close();
  open = [];
  trouble.mockReset();
  vi.useRealTimers();
});

describe("a change", () => {
  it("is sent for the version that is seen", () => {
    void live().act(["a1", "b2"], true);
    expect(TestSocket.now.asked).toEqual([
      { type: "act", id: expect.any(String), version: 3, words: ["a1", "b2"], confirm: true },
    ]);
  });

  it("waits for the state", () => {
    const connection = connect();
    void connection.act(["a1"]);
    expect(TestSocket.now.asked).toEqual([]);
    TestSocket.now.says(state(7));
    expect(TestSocket.now.asked).toMatchObject([{ type: "act", version: 7 }]);
  });

  it("is over when the position answers it, not when any other comes", async () => {
    const connection = live();
    const change = outcome(connection.act(["a1"]));
    TestSocket.now.says(update(4), update(4, { id: "another" }));
    await settle();
    expect(change.reply).toBeUndefined();
    expect(connection.busy).toBe(true);
    TestSocket.now.says(answer(TestSocket.now.asked[0]!, 5));
    expect(connection.position?.version).toBe(5);
    await settle();
    expect(change.reply).toEqual({ ok: true });
    expect(connection.busy).toBe(false);
  });

  it("waits for the one before it, and has the version which that one led to", () => {
    const connection = live();
    void connection.act(["a1"]);
    void connection.act(["b2"]);
    expect(TestSocket.now.asked).toHaveLength(1);
    TestSocket.now.says(answer(TestSocket.now.asked[0]!, 4));
    expect(TestSocket.now.asked).toMatchObject([{ words: ["a1"] }, { words: ["b2"], version: 4 }]);
  });

  it("that is refused is told, and takes those behind it along", async () => {
    const connection = live();
    const [first, second] = [outcome(connection.act(["a1"])), outcome(connection.confirm())];
    TestSocket.now.says(refused(TestSocket.now.asked[0]!));
    await settle();
    const why = { refusal: "occupied", clause: "POND-1" };
    expect(first.reply).toEqual({ ok: false, refusal: why, message: "no" });
    expect(second.reply).toEqual({ ok: false });
    expect(trouble).toHaveBeenCalledExactlyOnceWith("illegal", "no", why);
    expect(TestSocket.now.asked).toHaveLength(1);
  });

  it("is not confirmed twice", async () => {
    const connection = live();
    void connection.confirm();
    expect(await connection.confirm()).toEqual({ ok: false });
    expect(TestSocket.now.asked).toHaveLength(1);
  });
});

describe("after a lost socket", () => {
  it("what was not answered is sent again, the same message, and counts once", async () => {
    const connection = live();
    const change = outcome(connection.act(["a1"]));
    const [first] = TestSocket.now.asked;
    TestSocket.now.breaks();
    expect(connection.link).toBe("reconnecting");
    await vi.advanceTimersByTimeAsync(1000);
    expect(TestSocket.all).toHaveLength(2);
    expect(TestSocket.now.asked).toEqual([]);
    TestSocket.now.says(state(4, { steps: [step(3)], table: table({ steps: 3 }) }));
    expect(TestSocket.now.asked).toEqual([first]);
    TestSocket.now.says(answer(first!, 4));
    await settle();
    expect(change.reply).toEqual({ ok: true });
  });

  it("what was answered is not sent again", async () => {
    const connection = live();
    void connection.act(["a1"]);
    TestSocket.now.says(answer(TestSocket.now.asked[0]!, 4));
    TestSocket.now.breaks();
    await vi.advanceTimersByTimeAsync(1000);
    TestSocket.now.says(state(4, { table: table({ steps: 2 }) }));
    expect(TestSocket.now.asked).toEqual([]);
  });

  it("only the steps that are missing are asked for", async () => {
    const connection = live();
    expect(TestSocket.now.since).toBe("0");
    TestSocket.now.breaks();
    await vi.advanceTimersByTimeAsync(1000);
    expect(TestSocket.now.since).toBe("2");
    TestSocket.now.says(state(5, { steps: [step(3)] }));
    expect(connection.steps.map((one) => one.n)).toEqual([1, 2, 3]);
    expect(connection.news.map((one) => one.n)).toEqual([3]);
    expect(connection.link).toBe("live");
  });

  it("questions are asked again", async () => {
    const connection = live();
    const why = connection.why("a1");
    TestSocket.now.breaks();
    await vi.advanceTimersByTimeAsync(1000);
    TestSocket.now.says(state(3, { table: table({ steps: 2 }) }));
    const [question] = TestSocket.now.asked;
    TestSocket.now.says({ type: "because", id: question!.id, refusal: "occupied", clause: "POND-1" });
    expect(await why).toEqual({ refusal: "occupied", clause: "POND-1" });
  });

  it("a change is given up in the end, and that is told", async () => {
    const connection = live();
    const change = outcome(connection.act(["a1"]));
    for (let k = 0; k < 5; k += 1) {
      expect(change.reply).toBeUndefined();
      TestSocket.now.breaks();
      await vi.advanceTimersByTimeAsync(1000);
      TestSocket.now.says(state(3, { table: table({ steps: 2 }) }));
    }
    await settle();
    expect(change.reply).toEqual({ ok: false });
    expect(trouble).toHaveBeenCalledExactlyOnceWith("undelivered", "", null);
    expect(TestSocket.all.flatMap((one) => one.asked)).toHaveLength(5);
  });

  it("a socket that answers nothing is taken for lost", async () => {
    void live().act(["a1"]);
    await vi.advanceTimersByTimeAsync(8000 + 1000);
    expect(TestSocket.all).toHaveLength(2);
  });

  it("a page that was loaded again sends what the one before did not hear of", () => {
    const before = live();
    void before.act(["a1"], true);
    const [first] = TestSocket.now.asked;
    before.close();
    const after = connect();
    expect(after.busy).toBe(true);
    TestSocket.now.says(state(3, { table: table({ steps: 0 }) }));
    expect(TestSocket.now.asked).toEqual([first]);
    TestSocket.now.says(answer(first!, 4));
    expect(after.busy).toBe(false);
    after.close();
    connect();
    TestSocket.now.says(state(4, { table: table({ steps: 0 }) }));
    expect(TestSocket.now.asked).toEqual([]);
  });
});

describe("what is heard out of order", () => {
  it("is no older position than the one that is shown", () => {
    const connection = live();
    TestSocket.now.says(update(5), update(4));
    expect(connection.position?.version).toBe(5);
    expect(connection.position?.view).toMatchObject({ n: 5 });
  });

  it("is no step twice", () => {
    const connection = live();
    TestSocket.now.says(update(4, { steps: [step(2), step(3)] }));
    expect(connection.steps.map((one) => one.n)).toEqual([1, 2, 3]);
    expect(connection.news.map((one) => one.n)).toEqual([3]);
  });

  it("has no gap: all is read anew, and nothing is shown as moving", async () => {
    const connection = live();
    TestSocket.now.says(update(6, { steps: [step(5)] }));
    expect(connection.position?.version).toBe(3);
    await vi.advanceTimersByTimeAsync(500);
    expect(TestSocket.now.since).toBe("0");
    TestSocket.now.says(state(6, { steps: [1, 2, 3, 4, 5].map((n) => step(n)) }));
    expect(connection.steps.map((one) => one.n)).toEqual([1, 2, 3, 4, 5]);
    expect(connection.position?.version).toBe(6);
    expect(connection.news).toEqual([]);
  });

  it("is no answer before it can be shown: what it answers is sent again", async () => {
    const connection = live();
    const change = outcome(connection.act(["a1"]));
    const [first] = TestSocket.now.asked;
    TestSocket.now.says(answer(first!, 6, { steps: [step(5)] }));
    await vi.advanceTimersByTimeAsync(500);
    expect(change.reply).toBeUndefined();
    TestSocket.now.says(state(6, { steps: [1, 2, 3, 4, 5].map((n) => step(n)) }));
    expect(TestSocket.now.asked).toEqual([first]);
    TestSocket.now.says(answer(first!, 6));
    await settle();
    expect(change.reply).toEqual({ ok: true });
  });

  it("is noticed when the server is further than what came", async () => {
    live();
    TestSocket.now.says({ type: "pong", id: "p", version: 4 });
    await vi.advanceTimersByTimeAsync(2400);
    expect(TestSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(TestSocket.all).toHaveLength(2);
  });

  it("is no reason to connect again if it comes after all", async () => {
    live();
    TestSocket.now.says({ type: "pong", id: "p", version: 4 }, update(4));
    await vi.advanceTimersByTimeAsync(3000);
    expect(TestSocket.all).toHaveLength(1);
  });

  it("answers nobody if nobody asked", () => {
    const connection = live();
    TestSocket.now.says(refused({ type: "ping", id: "strange" }), { ...refused({ type: "ping", id: "" }), id: null });
    expect(connection.busy).toBe(false);
    expect(trouble).not.toHaveBeenCalled();
  });
});

describe("a seat", () => {
  it("is sat down on when its state comes", async () => {
    const connection = live();
    const sat = vi.fn();
    void connection.sit(1).then(sat);
    await settle();
    expect(sat).not.toHaveBeenCalled();
    const { id } = TestSocket.now.asked[0]!;
    TestSocket.now.says(state(3, { id, seat: 1, table: table({ steps: 2 }) }));
    await settle();
    expect(sat).toHaveBeenCalledOnce();
    expect(connection.position?.seat).toBe(1);
  });
});

describe("a view", () => {
  it("has what the components show, said once, in every position and plan", async () => {
    const connection = live();
    expect(connection.position?.view).toEqual({ n: 3, printed: { least: 3 } });
    TestSocket.now.says(update(4));
    expect(connection.position?.view).toEqual({ n: 4, printed: { least: 3 } });
    const plan = connection.plan(["a1"]);
    const { id } = TestSocket.now.asked[0]!;
    const view = { n: 9 };
    TestSocket.now.says({
      type: "planned",
      id,
      version: 4,
      view,
      fits: 1,
      finished: true,
      refusal: null,
      clause: null,
    });
    expect(await plan).toMatchObject({ fits: 1, view: { n: 9, printed: { least: 3 } } });
  });
});

describe("who thinks", () => {
  it("is told until something happens", () => {
    const connection = live();
    TestSocket.now.says({ type: "thinking", seat: 1, preparing: [2, 5], left: null });
    expect(connection.thinking).toBe(1);
    expect(connection.preparing).toEqual({ k: 2, n: 5, left: null });
    TestSocket.now.says(update(4));
    expect(connection.thinking).toBeNull();
    expect(connection.preparing).toBeNull();
  });
});

describe("a table that cannot be reached", () => {
  const answered = (status: number, answer: unknown) =>
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(answer), { status })));

  it.each([
    ["missing", 404, { error: "not_found" }],
    ["asleep", 409, { error: "asleep" }],
    ["kept", 200, table({ kept: true })],
  ])("is %s", async (link, status, answer) => {
    answered(status, answer);
    const connection = connect();
    TestSocket.now.breaks(4404);
    await settle();
    expect(connection.link).toBe(link);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(TestSocket.all).toHaveLength(1);
  });

  it("is tried again if only the way to it was lost", async () => {
    answered(200, table());
    const connection = connect();
    TestSocket.now.breaks();
    await vi.advanceTimersByTimeAsync(1000);
    expect(connection.link).toBe("connecting");
    expect(TestSocket.all).toHaveLength(2);
  });
});
