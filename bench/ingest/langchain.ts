// The pipeline that LangChain.js documents, in a process of its own: its loaders, its splitter, an instant embedding and its
// store on pgvector, one file after the other. Prints one JSON line: node langchain.ts DATABASE_URL FILE...
import { stat } from "node:fs/promises";
import { extname } from "node:path";
import process from "node:process";
import { CSVLoader } from "@langchain/community/document_loaders/fs/csv";
import { DocxLoader } from "@langchain/community/document_loaders/fs/docx";
import { PDFLoader } from "@langchain/community/document_loaders/fs/pdf";
import { PPTXLoader } from "@langchain/community/document_loaders/fs/pptx";
import { PGVectorStore } from "@langchain/community/vectorstores/pgvector";
import { TextLoader } from "@langchain/classic/document_loaders/fs/text";
import { Embeddings } from "@langchain/core/embeddings";
import { RecursiveCharacterTextSplitter } from "@langchain/textsplitters";
import pg from "pg";
import { dimensions } from "../latency/emulated-embedding.ts";
import { readParent, readTreeTime } from "./processor-time.ts";
import type { LangChainResult } from "./report.ts";

/** As long as the product's chunks are on average; the overlap is the library's own. */
const chunkSize = 1_000;
const chunkOverlap = 200;

/** A vector of random numbers: what a model makes of a text is not measured. */
class InstantEmbedding extends Embeddings {
  constructor() {
    super({});
  }
  async embedDocuments(texts: string[]): Promise<number[][]> {
    return texts.map(() => Array.from({ length: dimensions }, () => Math.random()));
  }
  async embedQuery(): Promise<number[]> {
    return Array.from({ length: dimensions }, () => Math.random());
  }
}

const loaders: Record<string, (path: string) => { load(): Promise<LoadedDocument[]> }> = {
  ".csv": (path) => new CSVLoader(path),
  ".docx": (path) => new DocxLoader(path),
  ".pdf": (path) => new PDFLoader(path),
  ".pptx": (path) => new PPTXLoader(path),
  ".log": (path) => new TextLoader(path),
  ".md": (path) => new TextLoader(path),
  ".tsv": (path) => new TextLoader(path),
  ".txt": (path) => new TextLoader(path),
};
type LoadedDocument = Awaited<ReturnType<TextLoader["load"]>>[number];

const [connectionString = "", ...files] = process.argv.slice(2);
const store = await PGVectorStore.initialize(new InstantEmbedding(), {
  postgresConnectionOptions: { connectionString },
  tableName: "langchain",
  dimensions,
});
const splitter = new RecursiveCharacterTextSplitter({ chunkSize, chunkOverlap });
const none = { process: 0, postgres: 0 };
const result: LangChainResult = {
  read: [],
  bytes: 0,
  chunks: 0,
  seconds: 0,
  cpu: none,
  loading: 0,
};
const client = new pg.Client({ connectionString });
await client.connect();
const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
const postgres = readParent(rows[0]?.pid ?? 0);
const postgresBefore = readTreeTime(postgres);
const before = process.cpuUsage();
const started = performance.now();
for (const file of files) {
  const load = loaders[extname(file).toLowerCase()];
  if (load === undefined) continue;
  try {
    const began = performance.now();
    const documents = await splitter.splitDocuments(await load(file).load());
    result.loading += (performance.now() - began) / 1000;
    // The library's CSV loader makes a document of every row, and its PDF loader one of every page.
    const stored = documents.filter(({ pageContent }) => pageContent.trim() !== "");
    if (stored.length === 0) throw new Error("no text");
    await store.addDocuments(stored);
    result.read.push(file);
    result.bytes += (await stat(file)).size;
    result.chunks += stored.length;
  } catch (error) {
    process.stderr.write(`LangChain.js ${file}: ${String(error).slice(0, 200)}\n`);
  }
}
result.seconds = (performance.now() - started) / 1000;
const { user, system } = process.cpuUsage(before);
result.cpu = { process: (user + system) / 1e6, postgres: readTreeTime(postgres) - postgresBefore };
await client.end();
await store.end();
process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit());
