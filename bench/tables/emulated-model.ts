import { createServer } from "node:http";
import { json } from "node:stream/consumers";

type Message = { role: string; content?: string | null; tool_calls?: unknown[] };
type Request = { stream?: boolean; messages: Message[]; tools?: { function: { name: string } }[] };

const computed = /n="(\d+)"[^>]*>\n(?=[\s\S]*\nQuery: )([\s\S]*?)\n<\/passage/;

/** The row with its last number changed in its last digit, or in the tenth of one that goes on for ever. */
function plant(row: string): string {
  return row.replace(/\d+(?:\.\d+)?(?!.*\d)/, (number) => {
    const at = Math.min(number.length, 11) - 1;
    const digit = (Number(number[at]) + 3) % 10;
    return `${number.slice(0, at)}${digit}${number.slice(at + 1)}`;
  });
}

/** A model that calls `query_table` with the query it was given, and says what came out; every fifth time wrongly. */
export async function startQueryingModel() {
  let wanted: { sql: string; file: string; question: string } | undefined;
  let asked = 0;
  let planted = false;
  const server = createServer((incoming, outgoing) => {
    void json(incoming).then((body) => {
      const request = body as Request;
      const message = reply(request);
      if (!request.stream) {
        outgoing.writeHead(200, { "content-type": "application/json" });
        outgoing.end(JSON.stringify({ choices: [{ message: { role: "assistant", ...message } }] }));
        return;
      }
      outgoing.writeHead(200, { "content-type": "text/event-stream" });
      const chunk = (choice: object) =>
        outgoing.write(`data: ${JSON.stringify({ choices: [choice] })}\n\n`);
      if (message.content !== null) chunk({ delta: { content: message.content } });
      const calls = message.tool_calls?.map((call, index) => ({ ...call, index }));
      if (calls) chunk({ delta: { tool_calls: calls } });
      chunk({ delta: {}, finish_reason: "stop" });
      outgoing.end("data: [DONE]\n\n");
    });
  });

  function reply({ messages, tools }: Request): { content: string | null; tool_calls?: object[] } {
    const system = messages.find(({ role }) => role === "system")?.content ?? "";
    if (system.startsWith("You check")) return { content: "-" };
    // Asked to put a sentence right, it knows nothing better.
    if (messages.at(-1)?.role !== "tool") return { content: "NOT_FOUND" };
    const shown = messages.flatMap(({ role, content }) => (role === "tool" ? [content ?? ""] : []));
    const result = computed.exec(shown.at(-1) ?? "");
    if (result) return { content: answer(result[1] ?? "", result[2] ?? "") };
    const offered = tools?.some((tool) => tool.function.name === "query_table") ?? false;
    const sql = offered ? writeSql(shown.join("\n")) : undefined;
    if (sql === undefined) return { content: "NOT_FOUND" };
    const called = { name: "query_table", arguments: JSON.stringify({ sql }) };
    return { content: null, tool_calls: [{ id: "call_1", type: "function", function: called }] };
  }

  /** The query it was given, over the table of its file that has the columns, and most of the question's words. */
  function writeSql(shown: string): string | undefined {
    if (!wanted) return undefined;
    const { sql, file, question } = wanted;
    const shownTables = shown.split(/\n(?=Table \S+: ")/).flatMap((text) => {
      const name = /^Table (\S+): "([^"]*)"/.exec(text);
      return name?.[1] !== undefined && name[2] === file ? [{ name: name[1], text }] : [];
    });
    const named = Array.from(sql.matchAll(/\((?:distinct )?([a-z_]+)\)/g), ([, column]) => column);
    const words = question.toLowerCase().match(/[a-z]{4,}/g) ?? [];
    const fitting = shownTables
      .filter(({ text }) => named.every((column) => text.includes(`\n- ${column}:`)))
      .map(({ name, text }) => ({
        name,
        shared: words.filter((word) => text.toLowerCase().includes(word)).length,
      }))
      .toSorted((a, b) => b.shared - a.shared);
    return fitting[0] && sql.replace("{}", fitting[0].name);
  }

  function answer(number: string, passage: string): string {
    asked += 1;
    const lines = passage.split("\n");
    const rows = lines.slice(lines.indexOf("Result:") + 2).filter((line) => !line.endsWith("."));
    const said = rows.map((row) => row.replaceAll(" | ", " has "));
    const wrong = asked % 5 === 0 && rows.some((row) => /\d/.test(row));
    planted = wrong;
    return said.map((row) => `The result is ${wrong ? plant(row) : row} [${number}].`).join("\n\n");
  }

  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    /** What it will ask next; says whether its last answer was changed to be wrong. */
    prepare(next: { sql: string; file: string; question: string }) {
      wanted = next;
      planted = false;
    },
    planted: () => planted,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
