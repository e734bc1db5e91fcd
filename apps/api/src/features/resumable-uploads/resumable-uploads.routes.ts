import * as calls from "@footnote/contracts/resumable-uploads";
import { MemoryLocker } from "@tus/server";
import type { FastifyRequest } from "fastify";
import type { Call, Mount } from "../../http/mount.ts";
import { AppError } from "../../platform/errors.ts";
import { openTusServer } from "./protocol.service.ts";
import { completeUpload, listUnfinished, requireUpload } from "./resumable-uploads.service.ts";

type ProtocolCall = Pick<Call<typeof calls.createUpload>, "app" | "caller" | "request" | "reply">;

/** Mounts uploads by the tus protocol. The protocol is the library's; callers, limits and failures are those of all calls. */
export function mountResumableUploads(mount: Mount): void {
  const locker = new MemoryLocker();
  const answer = async ({ app, caller, request, reply }: ProtocolCall) => {
    reply.header("tus-resumable", calls.tusVersion);
    // A body that does not say how long it is may be refused in its middle: no request can follow on that connection.
    if (request.headers["transfer-encoding"] !== undefined) reply.header("connection", "close");
    const response = await openTusServer(app, caller, locker).handleWeb(toWebRequest(request));
    if (response.status >= 400) throw await toProblem(response);
    for (const [name, value] of response.headers) if (isPassedOn(name)) reply.header(name, value);
    reply.status(response.status);
    return null;
  };
  const answerForUpload = async (call: ProtocolCall & { params: { id: string } }) => {
    await requireUpload(call.app, call.caller, call.params.id);
    return answer(call);
  };
  mount(calls.listUploads, async ({ app, caller }) => ({
    uploads: await listUnfinished(app, caller),
  }));
  mount(calls.createUpload, answer);
  mount(calls.getUploadOffset, answerForUpload);
  mount(calls.appendToUpload, answerForUpload);
  mount(calls.terminateUpload, answerForUpload);
  mount(calls.completeUpload, ({ app, caller, params }) => completeUpload(app, caller, params.id));
}

const sentHeaders = /^(?:tus-|upload-|content-type$|content-length$)/;

function toWebRequest({ raw, url, method }: FastifyRequest): Request {
  const headers = Object.entries(raw.headers).flatMap(([name, value]): [string, string][] =>
    sentHeaders.test(name) && typeof value === "string" ? [[name, value]] : [],
  );
  const hasBody = method === "POST" || method === "PATCH";
  // The library takes the last part of the whole address for the id.
  const { pathname } = new URL(url, "http://server");
  return new Request(new URL(pathname, "http://server"), {
    method,
    headers,
    ...(hasBody && { body: ReadableStream.from(readBody(raw)), duplex: "half" }),
  });
}

/** The bytes of a body. One that breaks off ends here: what has arrived of it is kept. */
async function* readBody(raw: FastifyRequest["raw"]): AsyncGenerator<Buffer> {
  try {
    // The reply to a body that is not read to its end takes the same connection.
    yield* raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  } catch (error) {
    if (!raw.destroyed) throw error;
  }
}

/** Others are about pages of other origins, which may not call. */
function isPassedOn(name: string): boolean {
  return /^(?:upload-|location$|cache-control$|connection$)/.test(name);
}

async function toProblem(response: Response): Promise<AppError> {
  if (response.status === 412) return new AppError("upload.protocol_version");
  return new AppError("request.invalid", { message: (await response.text()).trim() });
}
