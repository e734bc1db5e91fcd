// Creates the files of the embedded database. Started by embedded-process.ts, since a process keeps the memory that this takes.
import process from "node:process";
import { PGlite } from "@electric-sql/pglite";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("usage: create-cluster FOLDER");

// Nothing may write to the folder once its lock is gone.
process.on("disconnect", () => process.exit(1));
const db = await PGlite.create(folder);
await db.close();
process.exit(0);
