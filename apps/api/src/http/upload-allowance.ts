import { largestUpload } from "@footnote/contracts/upload-checks";
import type { EndpointShape } from "@footnote/contracts/endpoint";
import type { FastifyRequest } from "fastify";

/** What one client address may send in an hour. The accounts feature implements it; `entry` composes it. */
export type UploadAllowance = {
  /**
   * Counts bytes before they come. Returns how to correct the count once it is known how many came, also of an upload that was
   * refused in the end.
   * @throws AppError request.too_many when the allowance is used up
   */
  reserve(address: string, bytes: number): Promise<(received: number) => Promise<void>>;
};

/**
 * Receives a body, for which room is reserved as long as it comes: what its sender declares, or what the largest file takes. The last one that
 * finds anything left may go beyond the allowance, however many begin together: it is not broken off.
 */
export async function withinAllowance<Result>(
  allowance: UploadAllowance,
  request: FastifyRequest,
  receive: () => Promise<Result>,
): Promise<Result> {
  const { socket, ip, headers } = request;
  const length = headers["content-length"];
  const declared = length === undefined ? undefined : Number(length);
  const isStreamed = headers["transfer-encoding"] !== undefined;
  const correct = await allowance.reserve(ip, declared ?? (isStreamed ? largestUpload : 0));
  const before = socket.bytesRead;
  try {
    return await receive();
  } finally {
    const received = socket.bytesRead - before;
    // Of a short body all may have come with the headers, before anybody counted; a long one need not declare its size.
    const complete = request.raw.complete ? (declared ?? 0) : 0;
    // The file is stored by now: a count that fails must not make its sender send it again.
    await correct(Math.max(received, complete)).catch((error: unknown) => {
      request.log.warn({ err: error }, "bytes of an upload not counted");
    });
  }
}

/** Whether the endpoint takes bodies of more than some JSON. */
export function takesFiles({ bodyKind, access }: EndpointShape): boolean {
  return (bodyKind === "multipart" || bodyKind === "stream") && access !== "operator";
}
