// The little of Postgres' frontend protocol that the bridge must know: where messages end, and which end a turn.
// https://www.postgresql.org/docs/current/protocol-message-formats.html

export type WireMessage = {
  kind: "startup" | "ssl" | "cancel" | "terminate" | "step" | "turn";
  bytes: Buffer;
};

const sslRequest = 80_877_103;
const gssRequest = 80_877_104;
const cancelRequest = 80_877_102;
/** Sync, Query and FunctionCall: the server answers them with ReadyForQuery. */
const turnTypes = new Set(["S", "Q", "F"]);

/** Cuts a stream of bytes into messages, whatever the pieces it comes in. */
export class MessageReader {
  #pending: Buffer = Buffer.alloc(0);
  #started = false;

  *read(piece: Buffer): Generator<WireMessage> {
    this.#pending = this.#pending.length > 0 ? Buffer.concat([this.#pending, piece]) : piece;
    for (;;) {
      // Before the startup message there is no type byte, only a length.
      const lengthAt = this.#started ? 1 : 0;
      if (this.#pending.length < lengthAt + 4) return;
      const end = lengthAt + this.#pending.readUInt32BE(lengthAt);
      if (this.#pending.length < end) return;
      const bytes = this.#pending.subarray(0, end);
      this.#pending = this.#pending.subarray(end);
      yield { kind: this.#kindOf(bytes), bytes };
    }
  }

  async *readAll(stream: AsyncIterable<Buffer>): AsyncGenerator<WireMessage> {
    for await (const piece of stream) yield* this.read(piece);
  }

  #kindOf(bytes: Buffer): WireMessage["kind"] {
    if (this.#started) {
      const type = String.fromCharCode(bytes[0] ?? 0);
      if (type === "X") return "terminate";
      return turnTypes.has(type) ? "turn" : "step";
    }
    const code = bytes.readUInt32BE(4);
    if (code === sslRequest || code === gssRequest) return "ssl";
    if (code === cancelRequest) return "cancel";
    this.#started = true;
    return "startup";
  }
}

/** Whether a reply that ends a turn says that its session is inside a transaction. */
export function leavesTransactionOpen(reply: Buffer): boolean {
  const ready = reply.subarray(-6);
  return ready.length === 6 && ready[0] === 0x5a && ready[5] !== 0x49; // "Z" ... other than "I" for idle
}

const errorResponse = 0x45; // "E"
/** The severity that is not translated: https://www.postgresql.org/docs/current/protocol-error-fields.html */
const panic = Buffer.from("VPANIC\0");

/** Whether a reply says that the server can do no more, such as without room for its write-ahead log. */
export function reportsPanic(reply: Buffer): boolean {
  let at = 0;
  while (at + 5 <= reply.length) {
    const end = at + 1 + reply.readUInt32BE(at + 1);
    if (reply[at] === errorResponse && reply.subarray(at, end).includes(panic)) return true;
    at = end;
  }
  return false;
}
