import { spawn } from "node:child_process";
import { addAbortSignal, PassThrough, type Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { formatSize } from "@footnote/contracts/upload-checks";
import { chooseAddress, type Guard } from "../guarded-fetch/choose-address.ts";
import { explainFailure } from "./explain-failure.ts";
import { limitReply } from "./reply-limit.ts";
import { SourceUnavailable } from "./source.ts";

export type Git = {
  /** Of the repository, as the program takes it. */
  readonly url: string;
  /** Runs a command and returns what it prints. @throws SourceUnavailable */
  run(args: readonly string[], signal: AbortSignal): Promise<string>;
  /** Runs a command and returns its output as it comes; the stream fails with SourceUnavailable. */
  read(args: readonly string[], signal: AbortSignal): Readable;
};

export type GitLimits = {
  /** Of one file that the program writes: all that it fetches is one. */
  readonly fileBytes: number;
  /** Of each process of the program. */
  readonly memoryBytes: number;
  /** How long a command may take whose output is returned as a whole, such as a fetch. */
  readonly runMs: number;
};

type Remote = {
  limits: GitLimits;
  url: string;
  isLocal: boolean;
  guard: Guard;
  credentials: { username: string; password: string } | undefined;
};

const missing = "Git is not installed on the server.";
/** The first version with `http.curloptResolve`. */
const oldest = [2, 37] as const;
/** What a shell ends with that does not find a program. */
const notFound = 127;
const damaged =
  "Git could not read the repository. It may be damaged or not complete: try to clone it, or run `git fsck` in it.";
const schemes =
  "A repository is an https:// or http:// address, or an absolute path on the server.";
const errorMax = 2_000;
/** Of errors and of the messages that a server adds to them: a quiet fetch has hardly any. */
const messagesBytesMax = 1024 * 1024;
const chatty = "The repository's server sent too many messages instead of the files.";
const slow = "The repository's server took too long to send the files.";
/** Of the output that is held as a whole, such as the branches of a name. */
const outputLimit = { bytesMax: 1024 * 1024, what: "The list of branches" };

/** @throws SourceUnavailable for what is no address of a repository on the web */
export function requireRemote(repository: string): string {
  const url = URL.parse(repository);
  const isPlain = url?.username === "" && url.password === "";
  // In the list of resolved names, a name that begins so is an instruction: it would be resolved once more.
  const isInstruction = /^[+-]/.test(url?.hostname ?? "");
  if (url === null || !/^https?:$/.test(url.protocol) || !isPlain || isInstruction) {
    throw new SourceUnavailable(schemes);
  }
  return url.href;
}

/**
 * The git program in a folder of its own, without the configuration of the server's account. It connects to the address that
 * was checked only (`http.curloptResolve`, git 2.37) and follows no redirect, so a name that answers differently the next
 * time, or a server that sends it elsewhere, gains nothing.
 */
export function openGit(folder: string, remote: Remote): Git {
  const read = (args: readonly string[], signal: AbortSignal) => {
    const output = new PassThrough();
    void buildEnvironment(folder, remote).then(
      (env) => start(args, { ...remote, output, cwd: folder, env, signal }),
      (error: unknown) => output.destroy(explainFailure(error)),
    );
    return output;
  };
  return {
    url: remote.url,
    read,
    async run(args, signal) {
      const timeout = AbortSignal.timeout(remote.limits.runMs);
      const output = read(args, AbortSignal.any([signal, timeout]));
      return text(limitReply(output, outputLimit)).catch((error: unknown) => {
        throw timeout.aborted ? new SourceUnavailable(slow, { cause: error }) : error;
      });
    },
  };
}

/** @throws SourceUnavailable where the server's git lacks what keeps it from other addresses */
export async function requireVersion(git: Git, signal: AbortSignal): Promise<void> {
  const printed = await git.run(["version"], signal);
  if (isRecent(printed)) return;
  const needed = `Git ${oldest.join(".")} or newer is needed on the server.`;
  throw new SourceUnavailable(`${needed} It has: ${printed.trim()}.`);
}

/** @param printed by `git version` */
export function isRecent(printed: string): boolean {
  const [, major = "0", minor = "0"] = /^git version (\d{1,4})\.(\d{1,4})/.exec(printed) ?? [];
  const [first, second] = oldest;
  return Number(major) > first || (Number(major) === first && Number(minor) >= second);
}

async function buildEnvironment(folder: string, remote: Remote): Promise<NodeJS.ProcessEnv> {
  const config = Object.entries({ ...frugal, ...(await buildConfig(remote)) });
  const numbered: Record<string, string> = {};
  for (const [index, [name, value]] of config.entries()) {
    numbered[`GIT_CONFIG_KEY_${index}`] = name;
    numbered[`GIT_CONFIG_VALUE_${index}`] = value;
  }
  return {
    PATH: process.env["PATH"],
    HOME: folder,
    LC_ALL: "C",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_TERMINAL_PROMPT: "0",
    GIT_CONFIG_COUNT: String(config.length),
    ...numbered,
  };
}

const frugal = {
  // Small fetches are kept as one file, too, as their size is limited by its.
  "fetch.unpackLimit": "1",
  // Large files are copied in parts, and each thread would have memory of its own.
  "core.bigFileThreshold": "32m",
  "pack.threads": "1",
};

/** In the environment, where other accounts of the machine do not see it. */
async function buildConfig({ url, isLocal, guard, credentials }: Remote) {
  if (isLocal) return { "protocol.allow": "never", "protocol.file.allow": "always" };
  const { protocol, hostname, port } = new URL(url);
  const number = port || (protocol === "https:" ? "443" : "80");
  const address = await chooseAddress(hostname.replace(/^\[|\]$/g, ""), number, guard);
  const pair = credentials && Buffer.from(`${credentials.username}:${credentials.password}`);
  return {
    "protocol.allow": "never",
    "protocol.http.allow": "always",
    "protocol.https.allow": "always",
    "http.followRedirects": "false",
    "http.proxy": "",
    "http.curloptResolve": `${hostname}:${number}:${address}`,
    "http.lowSpeedLimit": "1000",
    "http.lowSpeedTime": "30",
    ...(pair && { "http.extraHeader": `Authorization: Basic ${pair.toString("base64")}` }),
  };
}

function start(
  args: readonly string[],
  run: {
    output: PassThrough;
    cwd: string;
    env: NodeJS.ProcessEnv;
    signal: AbortSignal;
    limits: GitLimits;
    isLocal: boolean;
  },
): void {
  const { output, limits, signal, cwd, env } = run;
  // Git has no limits of its own for what it fetches. The shell counts blocks of 512 bytes and kilobytes, and git takes its
  // place. A large pack is mapped into memory, which is not counted.
  const blocks = Math.ceil(limits.fileBytes / 512);
  const kilobytes = Math.ceil(limits.memoryBytes / 1024);
  const limited = `ulimit -f ${blocks}; ulimit -d ${kilobytes} 2>/dev/null; exec git "$@"`;
  const child = spawn("sh", ["-c", limited, "sh", ...args], {
    cwd,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let isRunning = true;
  let errors = "";
  let messagesBytes = 0;
  child.stderr.on("data", (part: Buffer) => {
    errors = (errors + part.toString()).slice(-errorMax);
    messagesBytes += part.length;
    if (messagesBytes > messagesBytesMax) output.destroy(new SourceUnavailable(chatty));
  });
  child.stdout.pipe(output, { end: false });
  child.on("error", (error) => output.destroy(error));
  child.on("close", (code, killedBy) => {
    isRunning = false;
    if (code === 0) output.end();
    else if (code === notFound) output.destroy(new SourceUnavailable(missing));
    else output.destroy(new SourceUnavailable(describeError(errors, killedBy, run)));
  });
  // A reader that stops early ends the program, with those that it has started: they would go on when only it is killed.
  addAbortSignal(signal, output).on("close", () => {
    if (isRunning && child.pid !== undefined) killGroup(child.pid);
  });
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    // It has ended meanwhile.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

function describeError(
  errors: string,
  killedBy: NodeJS.Signals | null,
  { limits: { fileBytes, memoryBytes }, isLocal }: { limits: GitLimits; isLocal: boolean },
): string {
  // Before the next one, which git adds when the program that stores what is fetched has no memory.
  if (/^(?:fatal|error): .*(?:out of memory|cannot allocate memory)/im.test(errors)) {
    return `Reading the repository needs more memory than allowed (${formatSize(memoryBytes)}).`;
  }
  const reason = /^(?:fatal|error): (.*)$/m.exec(errors)?.[1];
  // The program that stores what is fetched ends without a word when its file would exceed the limit. Where something else
  // is wrong it says so before.
  const endedSilently = reason?.includes("invalid index-pack output") ?? killedBy === "SIGXFSZ";
  if (endedSilently || /File too large/i.test(errors)) {
    return `The repository has more than ${formatSize(fileBytes)} in the newest commit of the branch.`;
  }
  if (/authentication failed|could not read Username|returned error: 40[13]/i.test(errors)) {
    return "The repository rejected the user name, password or token.";
  }
  if (/returned error: 30\d/.test(errors)) {
    return "The repository is at another address now, to which its server redirects. Enter that address.";
  }
  if (/does not appear to be a git repository/.test(errors)) return "There is no Git repository.";
  if (/valid object name FETCH_HEAD:/i.test(errors))
    return "The branch does not have this directory.";
  // Git quotes what it does not understand: whoever may write into the repository could have it quote other files of the server.
  if (isLocal) return damaged;
  const end = killedBy === null ? "no reason was given" : `it was ended by ${killedBy}`;
  return `Git could not read the repository: ${reason ?? end}`;
}
