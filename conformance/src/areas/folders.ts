import { randomUUID } from "node:crypto";
import { type Caller, call } from "../calls.ts";
import { area } from "../check.ts";
import { must } from "../verdicts.ts";
import { newFolder } from "../library.ts";
import { newMember, newName } from "../people.ts";
import { answered, handled, invalid, refused, worked } from "../replies.ts";
import { folders } from "../shapes.ts";

const create = "POST /chatbot/chat/create_scope/";

async function list(caller: Caller, query = "") {
  const found = answered(await call(caller, `GET /chatbot/chat/get_scopes/${query}`), folders);
  return found.map(({ id }) => id);
}

export const folderCalls = area("Folders", [
  {
    says: "POST create_scope with a name returns the folder with id and name, at the root",
    run: async (world) => {
      const member = await newMember(world);
      const name = `Folder ${newName()}`;
      const made = await newFolder(member, name);
      must(made.name === name, name, made);
      must((await list(member)).includes(made.id), "the folder in get_scopes", made);
    },
  },
  {
    says: "GET get_scopes returns a list of folders; the root is what a null parent gives, in any spelling",
    run: async (world) => {
      const member = await newMember(world);
      const top = await newFolder(member);
      const below = await newFolder(member, "Below", top.id);
      for (const query of ["", "?parent_collection_id=", "?parent_collection_id=null"]) {
        const ids = await list(member, query);
        must(ids.includes(top.id), `the root folder for "${query}"`, ids);
        must(!ids.includes(below.id), `no subfolder for "${query}"`, ids);
      }
    },
  },
  {
    says: "GET get_scopes?parent_collection_id returns the folders directly below that one",
    run: async (world) => {
      const member = await newMember(world);
      const top = await newFolder(member);
      const below = await newFolder(member, "Below", top.id);
      await newFolder(member, "Deeper", below.id);
      const ids = await list(member, `?parent_collection_id=${top.id}`);
      must(ids.length === 1 && ids[0] === below.id, `only ${below.id}`, ids);
    },
  },
  {
    says: "create_scope with parent_collection_id null makes a root folder",
    run: async (world) => {
      const member = await newMember(world);
      const json = { name: `Folder ${newName()}`, parent_collection_id: null };
      worked(await call(member, create, { json }));
      must((await list(member)).length > 0, "the folder at the root", "an empty list");
    },
  },
  {
    says: "The folder name is trimmed; an empty one is refused",
    run: async (world) => {
      const member = await newMember(world);
      must(
        (await newFolder(member, "  Reports  ")).name === "Reports",
        "a trimmed name",
        "another",
      );
      for (const json of [{ name: "" }, { name: "   " }, {}, { name: null }, { name: 7 }]) {
        refused(await call(member, create, { json }), invalid);
      }
    },
  },
  {
    says: "A name that exists below the same parent, in any case, is a 409 with the existing folder's id",
    run: async (world) => {
      const member = await newMember(world);
      const { id } = await newFolder(member, "Reports");
      const body = refused(await call(member, create, { json: { name: "REPORTS" } }), [409]);
      must(JSON.stringify(body).includes(id), `the existing id ${id} in the error body`, body);
      const other = await newFolder(member, "Other");
      await newFolder(member, "Reports", other.id);
    },
  },
  {
    says: "An unknown parent is a 404, for listing and for creating; one that is no id is refused too",
    run: async (world) => {
      const member = await newMember(world);
      const parent = randomUUID();
      const scopes = "GET /chatbot/chat/get_scopes/?parent_collection_id=";
      refused(await call(member, `${scopes}${parent}`), [404]);
      refused(await call(member, `${scopes}no-id`), [...invalid, 404]);
      const json = { name: "Lost", parent_collection_id: parent };
      refused(await call(member, create, { json }), [404]);
    },
  },
  {
    says: "Folder names may be of any script, and long ones never break the server",
    run: async (world) => {
      const member = await newMember(world);
      for (const name of ["Verträge", "契約書", "عقود", "🗂️ 2026", "a/b\\c", "..", "<b>x</b>"]) {
        const made = await newFolder(member, name);
        must(made.name === name, name, made.name);
      }
      handled(await call(member, create, { json: { name: "n".repeat(10_000) } }));
    },
  },
]);
