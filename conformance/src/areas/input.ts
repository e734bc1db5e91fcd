import { randomUUID } from "node:crypto";
import { type Caller, call, newAnonymousCaller } from "../calls.ts";
import { area } from "../check.ts";
import { newFolder, sendMessage } from "../library.ts";
import { type World, newCredentials, newMember, newOrganization, newPerson } from "../people.ts";
import { handled, invalid, refused, requireKnown, worked } from "../replies.ts";
import { must } from "../verdicts.ts";

const jsonCalls = [
  "POST /auth/registration/",
  "POST /auth/login/",
  "POST /auth/google/",
  "POST /chatbot/chat/agent_message/",
  "POST /chatbot/chat/create_scope/",
  "POST /organization/create/",
];

const notObjects = ["{", "", "null", "[]", "42", '"text"', "{]}", '{"name":', "\u0000"];
const hostile: object[] = [
  {},
  { constructor: { prototype: { polluted: true } } },
  { email: {}, password: [], password1: 1, name: {}, message: [], access_token: {}, id_token: 5 },
  { email: "a".repeat(70_000), name: ["x"], domain: 1, message: null, search_settings: 7 },
  {
    name: "\u0000",
    domain: "\u0000",
    message: "\u0000",
    email: "\u0000@x.org",
    password1: "\u0000",
  },
  { name: "\uD800", domain: "\uD800", message: "\uD800", id_token: "\uD800" },
  { conversation_id: {}, rag_tools: {}, parent_collection_id: [], message: "x" },
];

/** Somebody who is allowed to make the call, so that its input is what decides. */
async function newCallerFor(line: string, world: World): Promise<Caller> {
  return line.includes("organization") ? await newPerson(world) : await newMember(world);
}

export const input = area("Input", [
  ...jsonCalls.map((line) => ({
    says: `${line}: a body that is no JSON object is refused (400 or 422)`,
    run: async (world: World) => {
      const person = await newCallerFor(line, world);
      for (const raw of notObjects) {
        const headers = { "Content-Type": "application/json" };
        refused(await call(person, line, { raw, headers }), invalid);
      }
    },
  })),
  ...jsonCalls.map((line) => ({
    says: `${line}: hostile values never break the server`,
    run: async (world: World) => {
      const person = await newCallerFor(line, world);
      requireKnown(await call(person, line, { json: {} }));
      for (const json of hostile) handled(await call(person, line, { json }));
      const headers = { "Content-Type": "application/json" };
      const deep = `{"a":${"[".repeat(5000)}${"]".repeat(5000)}}`;
      for (const raw of [deep, '{"__proto__":{"admin":true},"name":"x","message":"x"}']) {
        handled(await call(person, line, { raw, headers }));
      }
    },
  })),
  {
    says: "A content type that is no JSON is refused (400, 415 or 422)",
    run: async (world) => {
      const member = await newMember(world);
      for (const type of ["text/plain", "application/xml", "nonsense", "image/png"]) {
        const ask = { raw: '{"name":"x"}', headers: { "Content-Type": type } };
        refused(await call(member, "POST /chatbot/chat/create_scope/", ask), [400, 415, 422]);
      }
    },
  },
  {
    says: "Unknown fields are ignored or refused, never a 5xx",
    run: async (world) => {
      const extra = {
        extra: { deep: [1, "two", null] },
        admin: true,
        organization_id: randomUUID(),
      };
      const { email, password } = newCredentials();
      const anonymous = newAnonymousCaller(world.site);
      const signup = { email, password1: password, ...extra };
      handled(await call(anonymous, "POST /auth/registration/", { json: signup }));
      handled(await call(anonymous, "POST /auth/login/", { json: { email, password, ...extra } }));
      const person = await newPerson(world);
      const organization = { ...newOrganization(), ...extra };
      handled(await call(person, "POST /organization/create/", { json: organization }));
      const folder = { name: "Extra", ...extra };
      handled(await call(person, "POST /chatbot/chat/create_scope/", { json: folder }));
      handled(await sendMessage(person, { message: "Who?", ...extra }));
      handled(await call(person, "GET /chatbot/chat/get_scopes/?extra=1&extra=2"));
    },
  },
  {
    says: "Ids that are none, in paths and queries, never break the server",
    run: async (world) => {
      const member = await newMember(world);
      const { id } = await newFolder(member);
      for (const odd of ["0", "-1", "null", "%00", "%F0", "..%2F..", "'--", "9".repeat(400)]) {
        handled(await call(member, `GET /chatbot/chat/${odd}/get_conversation_history/`));
        handled(await call(member, `GET /chatbot/chat/get_files/?collection_id=${odd}`));
        handled(await call(member, `GET /chatbot/chat/get_scopes/?parent_collection_id=${odd}`));
        handled(await call(member, `DELETE /chatbot/files/${odd}/delete/`));
        handled(await call(member, `DELETE /chatbot/chat/${odd}/delete_scope/`));
        handled(await call(member, `DELETE /organization/organizations/${odd}/delete/`));
        if (odd !== "0") handled(await call(member, `DELETE /auth/users/delete/${odd}/`));
      }
      // No address at all: a proxy in front may refuse it before the server, in words of its own.
      const { status } = await call(member, "GET /chatbot/chat/%zz/get_conversation_history/");
      must(status >= 400 && status < 500, "a 4xx for a broken address", status);
      worked(await call(member, `GET /chatbot/chat/get_files/?collection_id=${id}`));
    },
  },
  {
    says: "A JSON body of many megabytes is refused (413) so that the client hears it",
    run: async (world) => {
      const member = await newMember(world);
      const json = { message: "m".repeat(12 * 1024 * 1024) };
      // A server that cuts the line while the body is still coming sometimes manages to send its reply first.
      for (let time = 1; time <= 8; time += 1)
        refused(await sendMessage(member, json), [400, 413, 422]);
    },
  },
]);
