// A socket whose other end is the test.

import type { Answer, Request } from "../src/protocol/messages";

export class TestSocket {
  static readonly OPEN = 1;
  static all: TestSocket[] = [];
  readyState = TestSocket.OPEN;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: Request[] = [];

  constructor(readonly url: string) {
    TestSocket.all.push(this);
  }

  /** The one that is open now. */
  static get now(): TestSocket {
    return TestSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  says(...answers: Answer[]): void {
    for (const one of answers) this.onmessage?.({ data: JSON.stringify(one) });
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  get since(): string | null {
    return new URL(this.url).searchParams.get("since");
  }

  /** What was asked for, pings left out. */
  get asked(): Request[] {
    return this.sent.filter((one) => one.type !== "ping");
  }
}
