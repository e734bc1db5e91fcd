import type { EndpointShape } from "@footnote/contracts/endpoint";
import type { FastifyRequest } from "fastify";

/** What one client address may send in an hour. The accounts feature implements it; `entry` composes it. */
export type UploadAllowance = {
  /** @throws AppError request.too_many when it is used up */
  require(address: string): Promise<void>;
  /** Adds bytes that were received, also of an upload that was refused in the end. */
  add(address: string, bytes: number): Promise<void>;
};

/**
 * Receives a body whose size is not known before it has arrived, and counts it. So those that have
 * begun before it is used up, also several at once, may go beyond the allowance: they are not broken off.
 */
export async function withinAllowance<Result>(
  allowance: UploadAllowance,
  request: FastifyRequest,
  receive: () => Promise<Result>,
): Promise<Result> {
  const { socket, ip } = request;
  await allowance.require(ip);
  const before = socket.bytesRead;
  try {
    return await receive();
  } finally {
    const received = socket.bytesRead - before;
    // Of a short body all may have come with the headers, before anybody counted; a long one need not declare its size.
    const declared = request.raw.complete ? Number(request.headers["content-length"] ?? 0) : 0;
    // The file is stored by now: a count that fails must not make its sender send it again.
    await allowance.add(ip, Math.max(received, declared)).catch((error: unknown) => {
      request.log.warn({ err: error }, "bytes of an upload not counted");
    });
  }
}

/** Whether the endpoint takes bodies of more than some JSON. */
export function takesFiles({ bodyKind, access }: EndpointShape): boolean {
  return (bodyKind === "multipart" || bodyKind === "stream") && access !== "operator";
}
