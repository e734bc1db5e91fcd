import { CallRefused } from "./api.mjs";

/** @typedef {import("./api.mjs").Api} Api */
/** @typedef {{ id: string }} Folder */

/**
 * Finds a folder by the names from the root down, and creates what is missing.
 * @param {Api} api
 * @param {readonly string[]} names
 * @returns {Promise<Folder>}
 */
export async function findFolderPath(api, names) {
  /** @type {Folder | null} */
  let folder = null;
  for (const name of names) folder = await ensureFolder(api, { name, parent: folder });
  if (!folder) throw new Error("A folder needs a name.");
  return folder;
}

/**
 * @param {Api} api
 * @param {{ name: string, parent: Folder | null }} wanted
 * @returns {Promise<Folder>}
 */
export async function ensureFolder(api, { name, parent }) {
  const body = { name, parent_collection_id: parent?.id ?? null };
  try {
    return await api("POST", "/chatbot/chat/create_scope/", body);
  } catch (error) {
    // The refusal of a name that is taken names the folder that has it.
    const id = error instanceof CallRefused ? error.detail?.id : undefined;
    if (id === undefined) throw error;
    return { id };
  }
}
