import { type Journal, openJournal } from "./journal.ts";
import { type Member, openMember } from "./member.ts";
import { ask } from "./questions.ts";
import { last, timeoutMs, until } from "./until.ts";
import { type Sent, bytesOf, uploadAtOnce, uploadInParts } from "./uploads.ts";

/** Members at work: they upload, ask and read until they are stopped. */
export type Load = Awaited<ReturnType<typeof startLoad>>;

/** Between two actions of a member; machines of drills have few cores, and people read. */
const thinkSeconds = 0.5;
const finishWithin = 90_000;
/** Of one member, so many files are processed at a time: the backlog is as long on a slow machine as on a quick one. */
const filesAtOnce = 4;

type Owned = { member: Member; state: Sent };

/** @param options.name begins the names of all files, so that drills on one installation keep apart */
export async function startLoad(
  nextUrl: () => string,
  {
    name,
    members = 2,
    explained = [],
  }: { name: string; members?: number; explained?: readonly string[] },
) {
  const journal = openJournal(explained);
  const recruit = () => openMember(nextUrl, journal);
  const team = await Promise.all(Array.from({ length: members }, recruit));
  const work = openWork(journal, name);
  const known = await Promise.all(
    team.map((member) => work.uploadReady(member, "the first file is ready")),
  );
  let isPaused = false;
  const mayUpload = () => !isPaused;
  const running = team.flatMap((member, at) => work.begin(member, known[at] ?? "", mayUpload));
  return {
    journal,
    team,
    sent: work.sent,
    questions: work.questions,
    /** One more member, with an organization that nobody else uses. */
    async recruit(): Promise<Member> {
      const member = await recruit();
      team.push(member);
      return member;
    },
    /** Uploads one more file beside the loops, which counts like the others. */
    async upload(file: string, bytes = bytesOf(file), member = firstOf(team)) {
      const again = work.openRetry();
      work.take(member, file, await uploadInParts(member, { name: file, bytes, again }));
    },
    /** Members only ask and read until the returned function is called. Resolves once none of their files is being processed. */
    async pauseUploads(): Promise<() => void> {
      isPaused = true;
      const isSettled = async (member: Member) =>
        (await list(member))?.every(({ state }) => state !== "processing") ?? false;
      const areSettled = async () => (await Promise.all(team.map(isSettled))).every(Boolean);
      await until(areSettled, { what: "no file is being processed" });
      return () => void (isPaused = false);
    },
    take: (file: string, state: Sent) => work.take(firstOf(team), file, state),
    /** Asks one more question beside the loops. */
    ask: () => work.question(firstOf(team), known[0] ?? ""),
    async areReady(files: readonly string[], member = firstOf(team)): Promise<boolean> {
      const listed = (await list(member)) ?? [];
      return files.every((file) =>
        listed.some((one) => one.name === file && one.state === "ready"),
      );
    },
    /** Whether the product does all it is there for: takes a file, makes it searchable and answers from it. */
    async probe(): Promise<void> {
      const member = firstOf(team);
      const file = await work.uploadReady(member, "a new file is ready");
      await until(() => work.question(member, file), { what: "a question is answered" });
    },
    async stop(): Promise<void> {
      work.stop();
      await Promise.all(running);
    },
  };
}

/** What members do, over and over, and what came of it. */
export function openWork(journal: Journal, prefix: string) {
  const sent = new Map<string, Owned>();
  const questions = { answered: 0, endless: [] as string[] };
  let stopping = false;
  let counter = 0;
  const nextName = () => `${prefix}-${++counter}`;
  const take = (member: Member, file: string, state: Sent) => sent.set(file, { member, state });
  /** Whether to try again: until the load has been stopped for a while. */
  const openRetry = (deadline?: number) => {
    let end = deadline;
    return async () => {
      await last(thinkSeconds);
      if (stopping) end ??= performance.now() + finishWithin;
      return end === undefined || performance.now() < end;
    };
  };
  const upload = async (member: Member, file: string): Promise<void> => {
    const isInParts = Number(file.split("-").at(-1)) % 2 === 0;
    const sending = isInParts
      ? uploadInParts(member, { name: file, again: openRetry() })
      : uploadAtOnce(member, file);
    take(member, file, await sending);
  };
  const question = async (member: Member, shed: string): Promise<boolean> => {
    const { end, code, text } = await ask(member, shed);
    if (end === "done") questions.answered++;
    if (end === "error") journal.recordEnd(code ?? "");
    if (end === "none") questions.endless.push(text.slice(-300));
    return end === "done" && text.includes(`fish-${shed}-bone`);
  };
  const repeat = async (action: () => Promise<unknown>) => {
    while (!stopping) {
      await action();
      await last(thinkSeconds);
    }
  };
  return {
    sent,
    questions,
    nextName,
    take,
    openRetry,
    question,
    /** Uploads one more short file, in one request or in parts. */
    upload: (member: Member) => upload(member, nextName()),
    /** Uploads a file, in parts, and waits until it is ready. Returns its name. */
    async uploadReady(member: Member, what: string): Promise<string> {
      const file = nextName();
      const again = openRetry(performance.now() + timeoutMs);
      take(member, file, await uploadInParts(member, { name: file, again }));
      await until(() => isReady(member, file), { what });
      return file;
    },
    begin: (member: Member, known: string, mayUpload: () => boolean) =>
      actionsOf(member, {
        upload: async () => mayUpload() && upload(member, nextName()),
        question: () => question(member, known),
      }).map(repeat),
    stop: () => void (stopping = true),
  };
}

/** What a member does side by side: uploads while few of the files are processed, asks, and reads the list. */
function actionsOf(
  member: Member,
  { upload, question }: Record<"upload" | "question", () => Promise<unknown>>,
): (() => Promise<unknown>)[] {
  let processing = 0;
  return [
    async () => processing < filesAtOnce && upload(),
    question,
    async () => {
      const files = await list(member);
      processing = files?.filter(({ state }) => state === "processing").length ?? processing;
    },
  ];
}

function firstOf(team: readonly Member[]): Member {
  const [first] = team;
  if (!first) throw new Error("A load needs a member");
  return first;
}

/** Files of a member's folder: name without extension, state, and why one failed. */
export async function list(
  member: Member,
): Promise<{ name: string; state: string; failure?: { code: string } | null }[] | undefined> {
  const path = `/chatbot/chat/get_files/?collection_id=${member.folderId}`;
  const reply = await member.send({ method: "GET", path });
  if (reply?.status !== 200) return undefined;
  return (reply.body as { name: string; state: string }[]).map((file) => ({
    ...file,
    name: file.name.replace(/\.[^.]+$/, ""),
  }));
}

async function isReady(member: Member, file: string): Promise<boolean> {
  return (
    (await list(member))?.some(({ name, state }) => name === file && state === "ready") ?? false
  );
}
