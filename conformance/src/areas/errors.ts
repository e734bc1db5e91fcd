import { call, newAnonymousCaller } from "../calls.ts";
import { area } from "../check.ts";
import { must } from "../verdicts.ts";
import { newMember, newPerson } from "../people.ts";
import { handled, refused, requireErrorBody } from "../replies.ts";
import { privateCalls } from "./access.ts";

export const errors = area("Errors", [
  {
    says: "An unknown call is a 404 with the error body: error, message, detail, code, request_id",
    run: async (world) => {
      const reply = await call(newAnonymousCaller(world.site), "GET /no/such/call/");
      must(reply.status === 404, "404", reply.status);
      requireErrorBody(reply);
    },
  },
  {
    says: "Every failure has a request_id of its own",
    run: async (world) => {
      const anonymous = newAnonymousCaller(world.site);
      const one = refused(await call(anonymous, "GET /auth/user/"), [401]);
      const two = refused(await call(anonymous, "GET /auth/user/"), [401]);
      must(one.request_id !== two.request_id, "two ids", one.request_id);
    },
  },
  {
    says: "Answers are JSON, refusals too, and say so in the content type",
    run: async (world) => {
      const person = await newPerson(world);
      const replies = [
        await call(person, "GET /auth/user/"),
        await call(newAnonymousCaller(world.site), "GET /auth/user/"),
        await call(person, "GET /auth/users/csrf-token/"),
      ];
      for (const { headers, text } of replies) {
        const type = headers.get("Content-Type") ?? "none";
        must(/^application\/(problem\+)?json/.test(type), "application/json", `${type}: ${text}`);
      }
    },
  },
  {
    says: "The documented paths, with their trailing slashes, answer themselves: no redirect",
    run: async (world) => {
      const member = await newMember(world);
      for (const [line] of privateCalls.filter(([called]) => called.startsWith("GET"))) {
        const { status } = await call(member, line);
        must(status < 300 || status >= 400, "no redirect", `${line}: ${status}`);
      }
    },
  },
  {
    says: "A path without its trailing slash is answered, redirected or refused with the error body",
    run: async (world) => {
      const member = await newMember(world);
      for (const line of ["GET /auth/user", "GET /chatbot/chat/get_scopes", "GET /nothing"]) {
        handled(await call(member, line));
      }
      handled(await call(member, "POST /chatbot/chat/create_scope", { json: { name: "Slash" } }));
    },
  },
  {
    says: "A wrong method is refused with the error body",
    run: async (world) => {
      const person = await newPerson(world);
      for (const line of ["PUT /auth/user/", "GET /auth/login/", "PUT /organization/current/"]) {
        const reply = await call(person, line);
        must([404, 405].includes(reply.status), "404 or 405", `${line}: ${reply.status}`);
        requireErrorBody(reply);
      }
    },
  },
]);
