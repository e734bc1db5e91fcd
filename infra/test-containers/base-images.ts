import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { type Place, sh } from "./shell.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const standIns = fileURLToPath(new URL("stand-ins/", import.meta.url));

/** Which folder of `stand-ins` serves for which image. */
const folders: Record<string, string> = {
  node: "node",
  "pgvector/pgvector": "postgres",
  "valkey/valkey": "valkey",
  caddy: "caddy",
  "searxng/searxng": "searxng",
};

/** What the machine gives to a stand-in, beside the files of its folder. */
const ofMachine: Record<string, () => Record<string, string>> = {
  node: () => ({
    node: process.execPath,
    npm: dirname(dirname(realpathSync(which("npm")))),
    "ca-certificates.crt":
      process.env["NODE_EXTRA_CA_CERTS"] ?? "/etc/ssl/certs/ca-certificates.crt",
  }),
  caddy: () => ({ caddy: realpathSync(which("caddy")) }),
};

/** Every image that the product's own are made of or that runs beside them, as the files name it; profiles left out. */
export function namedImages(): string[] {
  const compose = parse(readFileSync(join(root, "docker-compose.yml"), "utf8"), {
    merge: true,
  }) as { services: Record<string, { image?: string; build?: unknown; profiles?: string[] }> };
  const run = Object.values(compose.services)
    .filter(({ build, profiles }) => build === undefined && profiles === undefined)
    .map(({ image = "" }) => image);
  const built = ["infra/Dockerfile", "infra/proxy/Dockerfile"].flatMap(basesOf);
  return [...new Set([...built, ...run])];
}

function basesOf(path: string): string[] {
  const text = readFileSync(join(root, path), "utf8");
  const argument = (name: string) => new RegExp(`^ARG ${name}=(.+)$`, "m").exec(text)?.[1] ?? "";
  const filled = text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => argument(name));
  const bases = [...filled.matchAll(/^FROM (\S+)/gm)].map(([, name = ""]) => name);
  return bases.filter((name) => name.includes(":"));
}

/**
 * Makes those images available: from a registry, or a stand-in where none can be reached.
 * @returns the ones that are stand-ins
 */
export async function provideImages(place: Place): Promise<string[]> {
  const made: string[] = [];
  for (const image of namedImages()) {
    if (await sh(`docker image inspect ${image}`, place).catch(() => undefined)) continue;
    if (await sh(`timeout 60 docker pull --quiet ${image}`, place).catch(() => undefined)) continue;
    await makeStandIn(image, place);
    made.push(image);
  }
  return made;
}

async function makeStandIn(image: string, place: Place): Promise<void> {
  const [name = ""] = image.split(":");
  if (name === "debian") return await makeDebian(image, place);
  const folder = folders[name];
  if (folder === undefined) throw new Error(`There is no stand-in for ${image}`);
  const context = mkdtempSync(join(dirname(place.log), "context-"));
  cpSync(join(standIns, folder), context, { recursive: true });
  for (const [file, path] of Object.entries(ofMachine[folder]?.() ?? {})) {
    cpSync(realpathSync(path), join(context, file), { recursive: true });
  }
  const [, base = ""] =
    /^FROM (\S+)/m.exec(readFileSync(join(context, "Dockerfile"), "utf8")) ?? [];
  if (!(await sh(`docker image inspect ${base}`, place).catch(() => undefined))) {
    await makeDebian(base, place);
  }
  await sh(`docker build --quiet --tag ${image} ${context}`, place);
  rmSync(context, { recursive: true });
}

/** Debian's own tool makes its smallest system, without what its slim images leave out. */
async function makeDebian(image: string, place: Place): Promise<void> {
  const suite = /:(\w+)-slim$/.exec(image)?.[1] ?? "";
  const folder = join(dirname(place.log), suite);
  mkdirSync(folder);
  await sh(
    `debootstrap --variant=minbase ${suite} ${folder}
    rm -rf ${folder}/var/cache/apt/archives/*.deb ${folder}/var/lib/apt/lists/* ${folder}/usr/share/{doc,info,locale,man}/*
    tar --directory ${folder} --create . | docker import - ${image}
    rm -rf ${folder}`,
    place,
  );
}

const which = (name: string) => execFileSync("which", [name]).toString().trim();
