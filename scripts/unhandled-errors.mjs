// A reporter for Vitest: keeps what went wrong outside every test, which its JSON report leaves out, in the file
// named by UNHANDLED_ERRORS_FILE (a JSON list of stacks).
import { writeFileSync } from "node:fs";
import process from "node:process";

/** @typedef {import("vitest/node").Reporter} Reporter */

/** @implements {Reporter} */
export default class UnhandledErrors {
  /** @type {NonNullable<Reporter["onTestRunEnd"]>} */
  onTestRunEnd(_modules, errors) {
    const file = process.env.UNHANDLED_ERRORS_FILE;
    if (file === undefined) throw new Error("UNHANDLED_ERRORS_FILE names no file.");
    writeFileSync(file, JSON.stringify(errors.map(({ stack, message }) => stack ?? message)));
  }
}
