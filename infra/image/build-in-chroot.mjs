// Runs every step of infra/Dockerfile without a container engine and says how large the image is:
//   debootstrap --variant=minbase bookworm DEBIAN && node infra/image/build-in-chroot.mjs DEBIAN WORK
// As in Debian's slim images, first delete DEBIAN/{var/cache/apt,var/lib/apt/lists}/* and DEBIAN/usr/share/{doc,man,locale,info}.
// DEBIAN stands for both base images; what node:*-slim has beside Debian (node, npm) is taken from this machine. Needs
// root, and leaves the last stage in WORK/stage-N.
import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { isLeftOut } from "./build-context.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const [debian = "", work = ""] = process.argv.slice(2);
if (debian === "" || work === "") throw new Error("usage: build-in-chroot.mjs DEBIAN WORK");

/** @typedef {{ folder: string, cwd: string, user: string, env: Record<string, string> }} Stage */
/** @type {Map<string, Stage>} */
const stages = new Map();
/** @type {Stage | undefined} */
let stage;
let count = 0;

const nothing = () => {};
/** @type {Record<string, (stage: Stage, rest: string) => void>} */
const instructions = {
  ARG: setVariables,
  CMD: nothing,
  COPY: copy,
  ENV: setVariables,
  EXPOSE: nothing,
  HEALTHCHECK: nothing,
  RUN: shell,
  USER: (into, user) => (into.user = user),
  VOLUME: nothing,
  WORKDIR(into, folder) {
    into.cwd = folder;
    mkdirSync(inside(into, folder), { recursive: true });
  },
};

for (const step of readSteps()) {
  console.log(`\n${step}`);
  const began = Date.now();
  run(step);
  console.log(`  ${((Date.now() - began) / 1000).toFixed(1)} s`);
}
const size = Number(
  execFileSync("du", ["-sb", stage?.folder ?? ""])
    .toString()
    .split("\t")[0],
);
console.log(`\nThe image: ${Math.round(size / 1e6)} MB.`);

/** The Dockerfile's instructions: lines joined, comments left out, arguments of the build filled in. */
function readSteps() {
  const text = readFileSync(join(root, "infra/Dockerfile"), "utf8");
  const lines = text.split("\n").filter((line) => !/^\s*(#.*)?$/.test(line));
  return lines
    .join("\n")
    .replaceAll(/\\\n\s*/g, " ")
    .split("\n");
}

/** @param {string} step */
function run(step) {
  const [, word = "", rest = ""] = /^(\w+) (.*)$/.exec(step) ?? [];
  if (word === "FROM") stage = begin(rest);
  // What stands before the first stage names base images, which are not looked at.
  else if (stage) requireInstruction(word)(stage, rest);
}

/** @param {string} word */
function requireInstruction(word) {
  const found = instructions[word];
  if (!found) throw new Error(`The instruction ${word} is not known here`);
  return found;
}

/** @param {Stage} into @param {string} rest */
function setVariables(into, rest) {
  for (const pair of rest.split(" ")) {
    const [name = "", value = ""] = pair.split("=");
    into.env[name] = value;
  }
}

/** @param {string} from */
function begin(from) {
  const [base = "", , name = `stage-${count}`] = from.split(" ");
  const folder = join(resolve(work), `stage-${(count += 1)}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  const parent = stages.get(base);
  execFileSync("cp", ["--archive", parent?.folder ?? debian, folder]);
  if (base.startsWith("node:")) installNode(folder);
  /** @type {Stage} */
  const begun = { folder, cwd: parent?.cwd ?? "/", user: "root", env: { ...parent?.env } };
  stages.set(name, begun);
  return begun;
}

/** @param {string} folder */
function installNode(folder) {
  const npm = dirname(dirname(realpathSync(execFileSync("which", ["npm"]).toString().trim())));
  const bin = join(folder, "usr/local/bin");
  const modules = join(folder, "usr/local/lib/node_modules");
  mkdirSync(modules, { recursive: true });
  cpSync(process.execPath, join(bin, "node"));
  cpSync(npm, join(modules, "npm"), { recursive: true });
  execFileSync("ln", ["-sf", "../lib/node_modules/npm/bin/npm-cli.js", join(bin, "npm")]);
  execFileSync("ln", ["-sf", "../lib/node_modules/npm/bin/npx-cli.js", join(bin, "npx")]);
}

/** @param {Stage} into @param {string} rest */
function copy(into, rest) {
  const words = rest.split(" ").filter((word) => word !== "");
  const from = words[0]?.startsWith("--from=") ? words.shift()?.slice(7) : undefined;
  const target = words.pop() ?? "";
  const source = from === undefined ? undefined : stages.get(from);
  for (const word of words) {
    const path = source ? join(source.folder, word) : join(root, word);
    const place = inside(into, target);
    const directory = statSync(path).isDirectory();
    const to =
      !directory && target.endsWith("/") ? join(place, word.split("/").at(-1) ?? "") : place;
    mkdirSync(dirname(to), { recursive: true });
    cpSync(path, to, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => source !== undefined || !isLeftOut(relative(root, file)),
    });
  }
}

/** @param {Stage} at @param {string} command */
function shell(at, command) {
  // What an engine gives every step: names are resolved, certificates are trusted, and the registry is this machine's.
  for (const file of ["/etc/resolv.conf", "/etc/hosts", process.env.NODE_EXTRA_CA_CERTS ?? ""]) {
    if (file === "" || !existsSync(file)) continue;
    mkdirSync(dirname(at.folder + file), { recursive: true });
    cpSync(realpathSync(file), at.folder + file);
  }
  const settings = Object.entries(process.env).filter(([name]) =>
    /^npm_config_(registry|cafile)$|^NODE_EXTRA/i.test(name),
  );
  const env = {
    PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
    HOME: "/root",
    ...Object.fromEntries(settings),
    ...at.env,
  };
  const script = `mount -t proc proc /proc 2>/dev/null; cd '${at.cwd}' && ${command}`;
  const done = spawnSync(
    "unshare",
    ["--mount", "--pid", "--fork", "chroot", at.folder, "/bin/sh", "-c", script],
    { env, stdio: ["ignore", "inherit", "inherit"] },
  );
  if (done.status !== 0) throw new Error(`the step failed (${done.status ?? done.signal})`);
}

/** @param {Stage} at @param {string} path */
function inside(at, path) {
  const whole = isAbsolute(path) ? path : join(at.cwd, path);
  return join(at.folder, whole);
}
