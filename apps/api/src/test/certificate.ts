import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { promisify } from "node:util";

/** A certificate for this machine, which this process trusts from now on. */
export async function createCertificate(): Promise<{ key: string; cert: string }> {
  const folder = await mkdtemp(join(tmpdir(), "footnote-certificate-"));
  const key = join(folder, "key.pem");
  const cert = join(folder, "cert.pem");
  const subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"];
  const files = ["-nodes", "-keyout", key, "-out", cert];
  await promisify(execFile)("openssl", [
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    ...subject,
    ...files,
  ]);
  const pair = { key: await readFile(key, "utf8"), cert: await readFile(cert, "utf8") };
  await rm(folder, { recursive: true });
  setDefaultCACertificates([...getCACertificates("default"), pair.cert]);
  return pair;
}
