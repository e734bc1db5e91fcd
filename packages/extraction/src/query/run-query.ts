import { fileURLToPath } from "node:url";
import { ExtractionError } from "../located-text.ts";
import { findBundle } from "../sandbox/bundle.ts";
import { confine, nodeCommand } from "../sandbox/command.ts";
import { readLines } from "../sandbox/read-lines.ts";
import { type SandboxedChild, startChild } from "../sandbox/start-child.ts";
import { supervise } from "../sandbox/supervise.ts";
import {
  queryLimits,
  type QueryMessage,
  queryReply,
  type QueryResult,
  type QueryTable,
} from "./job.ts";

/** Why a query gave no result. `message` may be shown to its author. */
export class QueryRefused extends Error {
  override readonly name = "QueryRefused";
}

/** A table, and its rows as JSON arrays of rows; see `computableRow`. */
export type FilledTable = QueryTable & { parts: AsyncIterable<string> };

const program = new URL("./child.ts", import.meta.url);
const longestReply = 2_000_000;

/**
 * Runs one SELECT over the tables in a process of its own: in memory, without network and files, within limits of time,
 * memory and size.
 * @throws QueryRefused for a query that does something else, is wrong or takes too much, the signal's reason
 */
export async function runQuery(
  tables: readonly FilledTable[],
  sql: string,
  signal: AbortSignal,
): Promise<QueryResult> {
  if (sql.length > queryLimits.sqlLength) throw new QueryRefused("The query is too long.");
  signal.throwIfAborted();
  const { timeoutMs, memoryMb } = queryLimits;
  const options = { timeoutMs, memoryMb, signal };
  const command = nodeCommand([findBundle(program) ?? fileURLToPath(program)], { memoryMb });
  const process = await startChild(await confine(command, options));
  const sent = send(process, tables, sql);
  // The exit of the process explains a failure, or the code below throws it.
  sent.catch(() => undefined);
  try {
    for await (const reply of supervise(process, options, readReplies(process))) {
      if (reply.type === "refused") throw new QueryRefused(reply.message);
      return reply;
    }
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    throw new QueryRefused(explain(error));
  }
  await sent;
  throw new QueryRefused("The query gave no result.");
}

async function send(
  process: SandboxedChild,
  tables: readonly FilledTable[],
  sql: string,
): Promise<void> {
  const write = (line: string) =>
    new Promise<void>((resolve, reject) => {
      process.input.write(`${line}\n`, (error) => (error ? reject(error) : resolve()));
    });
  const sendMessage = (message: QueryMessage) => write(JSON.stringify(message));
  for (const { parts, ...table } of tables) {
    await sendMessage({ type: "table", table });
    for await (const part of parts) await write(part);
  }
  await sendMessage({ type: "run", sql });
}

async function* readReplies(process: SandboxedChild) {
  for await (const line of readLines(process.output, longestReply)) {
    yield queryReply.parse(JSON.parse(line));
    return;
  }
  throw await process.explainExit();
}

function explain({ reason }: ExtractionError): string {
  if (reason === "timed_out") return "The query took too long. Read less at once.";
  if (reason === "out_of_memory") return "The query took too much memory. Read less at once.";
  return "The query failed.";
}
