import { randomUUID } from "node:crypto";
import { call, newAnonymousCaller } from "../calls.ts";
import { area } from "../check.ts";
import { must } from "../verdicts.ts";
import { fileForm } from "../library.ts";
import { newCredentials, newName, newPerson } from "../people.ts";
import { answered, refused, worked } from "../replies.ts";
import { csrf, session } from "../shapes.ts";

const id = randomUUID();
/** Every documented call that is not a GET and needs a session, with a payload that could do no harm. */
const writing: [line: string, json?: unknown][] = [
  ["DELETE /auth/users/delete/0/"],
  ["POST /chatbot/chat/agent_message/", { message: "Hello?" }],
  [`DELETE /chatbot/files/${id}/delete/`],
  ["POST /chatbot/chat/create_scope/", { name: "Never made" }],
  [`DELETE /chatbot/chat/${id}/delete_scope/?delete_documents=true`],
  ["POST /organization/create/", { name: "Never made", domain: `${newName()}.example.org` }],
  [`DELETE /organization/organizations/${id}/delete/`],
  ["POST /payments/cancel-subscription/"],
];

const refusedWithout = writing.map(([line, json]) => ({
  says: `${line.replace(id, "{id}")} without the CSRF header: 403`,
  run: async (world: Parameters<typeof newPerson>[0]) => {
    const person = await newPerson(world);
    refused(await call(person, line, { json, csrf: null }), [403]);
  },
}));

export const csrfRule = area("CSRF", [
  {
    says: "GET /auth/users/csrf-token/ returns csrfToken and sets the cookie csrftoken, which scripts can read",
    run: async (world) => {
      const anonymous = newAnonymousCaller(world.site);
      const reply = await call(anonymous, "GET /auth/users/csrf-token/");
      answered(reply, csrf);
      const cookie = reply.headers.getSetCookie().find((line) => line.startsWith("csrftoken="));
      must(cookie !== undefined, "a cookie named csrftoken", reply.headers.getSetCookie());
      must(!/;\s*httponly/i.test(cookie), "a cookie that scripts can read", cookie);
      must(/;\s*path=\/\s*(;|$)/i.test(cookie), "a cookie for every path", cookie);
    },
  },
  {
    says: "The header's value is taken from the cookie, or from the csrfToken just fetched: both are accepted",
    run: async (world) => {
      const person = await newPerson(world);
      const { csrfToken } = answered(await call(person, "GET /auth/users/csrf-token/"), csrf);
      const cookie = person.cookies.get("csrftoken") ?? "";
      for (const value of [csrfToken, cookie]) {
        const credentials = { email: person.email, password: person.password };
        const reply = await call(person, "POST /auth/login/", { json: credentials, csrf: value });
        answered(reply, session);
      }
    },
  },
  {
    says: "Signup and login without the CSRF header: 403, and no account is made",
    run: async (world) => {
      const anonymous = newAnonymousCaller(world.site);
      await call(anonymous, "GET /auth/users/csrf-token/");
      const { email, password } = newCredentials();
      const json = { email, password1: password };
      refused(await call(anonymous, "POST /auth/registration/", { json, csrf: null }), [403]);
      const credentials = { json: { email, password } };
      refused(await call(anonymous, "POST /auth/login/", { ...credentials, csrf: null }), [403]);
      refused(await call(anonymous, "POST /auth/login/", credentials), [400, 401]);
    },
  },
  {
    says: "POST /auth/google/ without the CSRF header: 403",
    run: async (world) => {
      const anonymous = newAnonymousCaller(world.site);
      const json = { access_token: "a", code: "b", id_token: "c" };
      refused(await call(anonymous, "POST /auth/google/", { json, csrf: null }), [403]);
    },
  },
  {
    says: "A header that differs from the cookie, or comes without one: 403",
    run: async (world) => {
      const person = await newPerson(world);
      const json = { name: "Never made" };
      const line = "POST /chatbot/chat/create_scope/";
      refused(await call(person, line, { json, csrf: "another-value" }), [403]);
      const value = person.cookies.get("csrftoken") ?? "";
      const withoutCookie = { ...person, cookies: new Map<string, string>() };
      refused(await call(withoutCookie, line, { json, csrf: value }), [403]);
    },
  },
  ...refusedWithout,
  {
    says: "The two uploads without the CSRF header: 403",
    run: async (world) => {
      const person = await newPerson(world);
      for (const line of [
        "POST /chatbot/chat/upsert_file/",
        "POST /chatbot/audio_transcription/",
      ]) {
        const form = fileForm("recording.wav", "RIFF", id);
        refused(await call(person, line, { form, csrf: null }), [403]);
      }
    },
  },
  {
    says: "GET calls need no CSRF header",
    run: async (world) => {
      const { token } = await newPerson(world);
      worked(
        await call({ ...newAnonymousCaller(world.site), token }, "GET /organization/user-status/"),
      );
    },
  },
]);
