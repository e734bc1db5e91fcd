import { createServer, type Server, type Socket } from "node:net";
import type { PGlite } from "@electric-sql/pglite";
import { Mutex } from "async-mutex";
import {
  leavesTransactionOpen,
  MessageReader,
  reportsPanic,
  type WireMessage,
} from "./wire-messages.ts";

/**
 * Serves one PGlite to many Postgres clients. PGlite has one session, whose unnamed statement and transaction all
 * clients share, so a client has it for itself from the first message of a turn to ReadyForQuery, and through a
 * transaction to its end.
 * @param onPanic called when PGlite has ended itself, so that the next statement would never return, or is unusable
 */
export function bridge(db: PGlite, onPanic: () => void): Server {
  const mutex = new Mutex();
  return createServer((socket) => {
    socket.setNoDelay(true);
    void serve(db, { socket, mutex, onPanic }).catch((error: unknown) =>
      socket.destroy(error as Error),
    );
    socket.on("error", () => socket.destroy()); // a client that is gone needs no answer
  });
}

async function serve(
  db: PGlite,
  { socket, mutex, onPanic }: { socket: Socket; mutex: Mutex; onPanic: () => void },
): Promise<void> {
  const reader = new MessageReader();
  let release: (() => void) | undefined;
  let steps: Buffer[] = [];

  const run = async (messages: readonly Buffer[]): Promise<void> => {
    release ??= await mutex.acquire();
    const reply = await exchange(db, messages);
    // Nobody else gets their turn any more: they lose the connection.
    if (reportsPanic(reply)) {
      release = undefined;
      socket.end(reply, onPanic);
      return;
    }
    if (!leavesTransactionOpen(reply)) {
      release();
      release = undefined;
    }
    if (socket.writable) socket.write(reply);
  };
  const take = async ({ kind, bytes }: WireMessage): Promise<boolean> => {
    if (kind === "cancel" || kind === "terminate") return false;
    if (kind === "ssl") socket.write("N");
    else if (kind === "step") steps.push(bytes);
    else {
      const turn = [...steps, bytes];
      steps = [];
      await run(turn);
    }
    return true;
  };

  try {
    for await (const message of reader.readAll(socket)) {
      if (!(await take(message))) return;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ECONNRESET") throw error;
  } finally {
    // A client that left in the middle of a transaction must not leave it to the next one.
    if (release) await rollBack(db, onPanic).finally(release);
    socket.end();
  }
}

/** A database that cannot even roll back would serve the next client inside a transaction that is not theirs. */
async function rollBack(db: PGlite, onPanic: () => void): Promise<void> {
  try {
    await db.exec("rollback");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`The embedded database could not roll back a transaction: ${reason}\n`);
    onPanic();
  }
}

async function exchange(db: PGlite, messages: readonly Buffer[]): Promise<Buffer> {
  const replies: Buffer[] = [];
  for (const message of messages) {
    await db.execProtocolRawStream(new Uint8Array(message), {
      onRawData: (data) => replies.push(Buffer.from(data)),
    });
  }
  return Buffer.concat(replies);
}
