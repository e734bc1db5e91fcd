import { setTimeout as sleep } from "node:timers/promises";
import { SetupError } from "../commands.mjs";

const attempts = 6;
const firstPauseMs = 500;

/** A call that the server refused; `status` is that of HTTP. */
export class CallRefused extends Error {
  /**
   * @param {number} status
   * @param {string} message
   * @param {{ id?: string } | null} detail
   */
  constructor(status, message, detail) {
    super(message);
    this.status = status;
    this.detail = detail;
  }
}

/** @typedef {ReturnType<typeof openApi>} Api */

/**
 * The calls of the API with a key. A call that the server has no time for is repeated after the pause that it asks for.
 * @param {string} origin
 * @param {string} key
 */
export function openApi(origin, key) {
  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body] JSON or a form
   */
  return async function call(method, path, body) {
    for (let attempt = 1; ; attempt++) {
      const response = await send(`${origin}/api${path}`, { method, key, body });
      const text = await response.text();
      if (response.ok) return JSON.parse(text);
      const isBusy = response.status === 429 || response.status === 503;
      if (!isBusy || attempt === attempts) throw readRefusal(response.status, text);
      const wait = Number(response.headers.get("retry-after")) * 1000;
      await sleep(wait || firstPauseMs * 2 ** attempt);
    }
  };
}

/**
 * @param {string} url
 * @param {{ method: string, key: string, body?: object | undefined }} request
 */
async function send(url, { method, key, body }) {
  /** @type {Record<string, string>} */
  const headers = { authorization: `Bearer ${key}` };
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers["content-type"] = "application/json";
  const sent = body === undefined ? null : isForm ? body : JSON.stringify(body);
  try {
    return await fetch(url, { method, headers, body: sent });
  } catch (cause) {
    throw new SetupError(`The connection to ${new URL(url).origin} failed.`, { cause });
  }
}

/**
 * @param {number} status
 * @param {string} text
 */
function readRefusal(status, text) {
  try {
    const { message, detail } = JSON.parse(text);
    return new CallRefused(status, String(message), detail ?? null);
  } catch {
    return new CallRefused(status, `The server answered ${status}.`, null);
  }
}
