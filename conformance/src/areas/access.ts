import { randomBytes, randomUUID } from "node:crypto";
import { type Ask, call, newAnonymousCaller } from "../calls.ts";
import { area } from "../check.ts";
import { must } from "../verdicts.ts";
import { fileForm } from "../library.ts";
import { newPerson } from "../people.ts";
import { refused, requireErrorBody, requireKnown } from "../replies.ts";

const id = randomUUID();
const file = () => ({ form: fileForm("recording.wav", "RIFF", id) });

/** The documented calls that belong to a session. */
export const privateCalls: [line: string, payload?: () => Ask][] = [
  ["GET /auth/user/"],
  ["DELETE /auth/users/delete/1/"],
  ["GET /auth/users/r2r-usage/"],
  ["POST /chatbot/chat/agent_message/", () => ({ json: { message: "Hello?" } })],
  ["GET /chatbot/chat/get_recent_conversations/"],
  [`GET /chatbot/chat/${id}/get_conversation_history/`],
  ["POST /chatbot/chat/upsert_file/", file],
  [`DELETE /chatbot/files/${id}/delete/`],
  ["GET /chatbot/chat/get_scopes/"],
  [`GET /chatbot/chat/get_files/?collection_id=${id}`],
  ["POST /chatbot/chat/create_scope/", () => ({ json: { name: "Never made" } })],
  [`DELETE /chatbot/chat/${id}/delete_scope/?delete_documents=true`],
  ["POST /chatbot/audio_transcription/", file],
  ["POST /organization/create/", () => ({ json: { name: "Never made", domain: "example.org" } })],
  [`DELETE /organization/organizations/${id}/delete/`],
  ["GET /organization/current/"],
  ["GET /organization/user-status/"],
  ["GET /payments/create-checkout-session/"],
  ["GET /payments/subscription-status/"],
  ["POST /payments/cancel-subscription/"],
];

const withoutSession = privateCalls.map(([line, payload]) => ({
  says: `${line.replace(id, "{id}")}: 401 without a token and with a dead one`,
  run: async (world: Parameters<typeof newPerson>[0]) => {
    const anonymous = newAnonymousCaller(world.site);
    refused(await call(anonymous, line, payload?.()), [401]);
    const token = randomBytes(32).toString("hex");
    refused(await call({ ...anonymous, token }, line, payload?.()), [401]);
  },
}));

export const access = area("Access", [
  ...withoutSession,
  {
    says: "Signed in but without an organization: no call answers 401, which would end the session, or 5xx",
    run: async (world) => {
      const person = await newPerson(world);
      const harmless = privateCalls.filter(
        ([line]) => !/users\/delete|organization\/create/.test(line),
      );
      for (const [line, payload] of harmless) {
        const reply = await call(person, line, payload?.());
        requireKnown(reply);
        must(
          reply.status !== 401 && reply.status < 500,
          `neither 401 nor 5xx on ${line}`,
          reply.text,
        );
        if (reply.status >= 400) requireErrorBody(reply);
      }
    },
  },
]);
