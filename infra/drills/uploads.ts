import type { Member } from "./member.ts";

/** What became of sending a file: accepted, refused, or nobody knows, because no reply came. */
export type Sent = "accepted" | "unknown";

/** A text whose code can be asked for, with so many lines. */
export const bytesOf = (name: string, lines = 20) =>
  new Uint8Array(Buffer.from(`The code of shed ${name} is fish-${name}-bone.\n`.repeat(lines)));

/** Sends a file in one request, and once only: after a failure it may be there or not, but never twice. */
export async function uploadAtOnce(member: Member, name: string): Promise<Sent> {
  const form = new FormData();
  form.append("collection_id", member.folderId);
  form.append("file", new Blob([bytesOf(name)]), `${name}.txt`);
  const reply = await member.send({
    method: "POST",
    path: "/chatbot/chat/upsert_file/",
    body: form,
  });
  return reply?.status === 202 ? "accepted" : "unknown";
}

type InParts = {
  name: string;
  /** By default a short text. */
  bytes?: Uint8Array<ArrayBuffer>;
  extension?: string;
  /** Waits a moment and says whether to try once more. */
  again: () => Promise<boolean>;
};

const tus = { "tus-resumable": "1.0.0" };

/** The steps of the tus protocol, each repeated until it is answered, as the web app repeats them. */
export async function uploadInParts(member: Member, file: InParts): Promise<Sent> {
  const path = await createUpload(member, file);
  return path === undefined ? "unknown" : await continueUpload(member, path, file);
}

/** Announces a file. Returns the path of the upload. */
export async function createUpload(
  member: Member,
  { name, bytes = bytesOf(name), extension = "txt", again }: InParts,
): Promise<string | undefined> {
  const filename = `${name}.${extension}`;
  const metadata = Object.entries({ filename, collection_id: member.folderId })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`)
    .join(",");
  const length = String(bytes.length);
  const headers = { ...tus, "upload-length": length, "upload-metadata": metadata };
  do {
    const created = await member.send({ method: "POST", path: "/chatbot/uploads/", headers });
    const id = created?.headers.get("location")?.split("/").at(-2);
    if (id) return `/chatbot/uploads/${id}/`;
  } while (await again());
  return undefined;
}

/** Sends what the server has not got yet, and completes the file. */
export async function continueUpload(
  member: Member,
  path: string,
  { name, bytes = bytesOf(name), again }: InParts,
): Promise<Sent> {
  do {
    const head = await member.send({ method: "HEAD", path, headers: tus });
    if (head?.status !== 200) continue;
    const at = Number(head.headers.get("upload-offset"));
    const type = { "content-type": "application/offset+octet-stream", "upload-offset": String(at) };
    const headers = { ...tus, ...type };
    const rest = bytes.subarray(at);
    const sent =
      rest.length > 0 && (await member.send({ method: "PATCH", path, headers, body: rest }));
    // What was lost on the way is seen at the next offset.
    if (sent !== false && sent?.status !== 204) continue;
    const done = await member.send({ method: "POST", path: `${path}complete/`, body: {} });
    if (done?.status === 202) return "accepted";
  } while (await again());
  return "unknown";
}
