import type { Answer } from "../../apps/api/src/test/client.ts";
import { createTestUser } from "../../apps/api/src/test/fixtures.ts";
import { openJournal } from "../drills/journal.ts";
import { list } from "../drills/load.ts";
import { type Member, openMember } from "../drills/member.ts";
import { ask } from "../drills/questions.ts";
import { until } from "../drills/until.ts";
import { uploadInParts } from "../drills/uploads.ts";

const readyWithin = 120_000;

/** Somebody who looks after a failure whether the product still does what it is there for. */
export type Team = { readonly member: Member; readonly files: string[] };

/** Signs up the people of the manual: YOU, with the organization example.org, and somebody whom YOU invited. */
export async function openTeam(url: string): Promise<Team> {
  const you = await createTestUser({ url }, "you@example.org");
  await requireStatus(
    201,
    you.post("/organization/create/", { name: "Harbour Office", domain: "example.org" }),
  );
  const invited = await requireStatus(
    201,
    you.post("/organization/invitations/", { role: "member" }),
  );
  const somebody = await createTestUser({ url }, "somebody@example.org");
  const { token } = invited.body as { token: string };
  await requireStatus(200, somebody.post("/organization/invitations/accept/", { token }));
  return { member: await openMember(() => url, openJournal([]), you), files: [] };
}

async function requireStatus(expected: number, asking: Promise<Answer>): Promise<Answer> {
  const answer = await asking;
  if (answer.status === expected) return answer;
  throw new Error(`${answer.status} instead of ${expected}: ${JSON.stringify(answer.body)}`);
}

/**
 * Uploads a file and asks for what it says.
 * @throws Error when the answer lacks it, or its citation
 */
export async function uploadAndAsk(team: Team): Promise<void> {
  const { member, files } = team;
  const name = `file-${files.length + 1}`;
  const deadline = performance.now() + readyWithin;
  const again = async () => performance.now() < deadline;
  if ((await uploadInParts(member, { name, again })) !== "accepted") {
    throw new Error("the upload was not accepted");
  }
  const isReady = async () =>
    (await list(member))?.some((file) => file.name === name && file.state === "ready");
  await until(isReady, { what: `${name} is ready`, within: readyWithin });
  files.push(name);
  await requireAnswer(member, name);
}

/** Every file is still there and answers. */
export async function requireAll({ member, files }: Team): Promise<void> {
  const listed = await until(() => list(member), {
    what: "the product lists the files",
    within: readyWithin,
  });
  const lost = files.filter((file) => !listed.some(({ name }) => name === file));
  if (lost.length > 0) throw new Error(`files are gone: ${lost.join(", ")}`);
  await requireAnswer(member, files.at(-1) ?? "");
}

async function requireAnswer(member: Member, name: string): Promise<void> {
  const { end, text } = await ask(member, name);
  const cited = new RegExp(`"type":"citations","content":"[^"]*fish-${name}-bone[^"]*\\[1\\]`);
  if (end !== "done" || !cited.test(text)) {
    throw new Error(`no answer with a citation (${end}): ${text.slice(-500)}`);
  }
}
