/** Returns the SHA-256 of a file in hexadecimal digits; undefined where the browser computes none, which is on pages without TLS. */
export async function computeSha256(file: Blob): Promise<string | undefined> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const digest = await subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
