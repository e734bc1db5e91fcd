import { appendFileSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import tls from "node:tls";
import { until } from "../drills/until.ts";
import { commandsOf, fillIn } from "./manual.ts";
import { type Place, sh } from "./shell.ts";

/** The address in place of the reader's domain: Caddy gives it a certificate of its own, without an authority on the internet. */
const domain = "localhost";

export type Server = ReturnType<typeof openServer>;

/** The empty server of the manual: folders in place of /opt/footnote and /var/backups, and a repository to clone. */
export function openServer(folder: string, place: Place, ports: { http: number; https: number }) {
  const installation = join(folder, "footnote");
  const backups = join(folder, "backups");
  const url = `https://${domain}:${ports.https}`;
  const words: Record<string, string> = {
    "YOUR-COPY-OF-THE-REPOSITORY": join(folder, "repository.git"),
    "/opt/footnote": installation,
    "scp root@OLD-SERVER:/var/backups": `cp ${join(folder, "old-server")}`,
    "/var/backups": backups,
    " /var/lib/docker": ` ${folder}`,
    "https://docs.example.org": url,
    "docs.example.org": domain,
  };
  mkdirSync(folder, { recursive: true });
  const run = (commands: string) => {
    const cwd = existsSync(installation) ? installation : folder;
    return sh(commands, { ...place, cwd });
  };
  return {
    url,
    folder,
    installation,
    backups: join(backups, "footnote"),
    sh: run,
    /** Runs a command that the manual names in its text. */
    type: (command: string) => run(fillIn(command, words)),
    /** Runs a block of the manual. */
    follow: (name: string, ownWords: Record<string, string> = {}) =>
      run(commandsOf(name, { ...ownWords, ...words })),
    /** Adds lines to `.env`. */
    set(lines: Record<string, string | number>) {
      const text = Object.entries(lines).map(([name, value]) => `${name}=${value}\n`);
      appendFileSync(join(installation, ".env"), text.join(""));
    },
    /** The settings that nobody but a test needs: free ports, and no limits for many people behind one address. */
    get ownSettings() {
      return {
        HTTP_PORT: ports.http,
        HTTPS_PORT: ports.https,
        SIGNUPS_PER_HOUR: 100_000,
        REQUESTS_PER_MINUTE_PER_ADDRESS: 0,
      };
    },
    /** Trusts the certificate that Caddy has made itself, in this process and for curl. */
    async trust() {
      const root = "/data/caddy/pki/authorities/local/root.crt";
      const copy = () =>
        run(`docker compose cp proxy:${root} ${join(folder, "root.crt")}`).catch(() => undefined);
      await until(copy, { what: "Caddy has made a certificate", within: 30_000 });
      const authority = await run(`cat ${join(folder, "root.crt")}`);
      tls.setDefaultCACertificates([...tls.getCACertificates("bundled"), authority]);
      place.env["CURL_CA_BUNDLE"] = join(folder, "root.crt");
    },
    newestBackup: () =>
      readdirSync(join(backups, "footnote"))
        .filter((name) => name.endsWith(".tar"))
        .toSorted()
        .at(-1) ?? "",
  };
}
