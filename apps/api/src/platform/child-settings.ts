import process from "node:process";

/**
 * The settings of a child process that reads what strangers wrote: nothing of what this process knows, but where Node keeps modules
 * compiled, if it does.
 */
export function childSettings(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}
