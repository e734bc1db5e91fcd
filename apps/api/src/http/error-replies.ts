import { type ErrorBody, type ErrorCode, errorTable } from "@footnote/contracts/errors";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../platform/errors.ts";
import { toAppError } from "../platform/service-failures.ts";

/** Our codes for errors of Fastify, its plugins and the system. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: "request.not_json",
  FST_ERR_CTP_EMPTY_JSON_BODY: "request.not_json",
  FST_ERR_CTP_BODY_TOO_LARGE: "request.too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "request.unsupported_type",
  FST_INVALID_MULTIPART_CONTENT_TYPE: "request.unsupported_type",
  FST_ERR_BAD_URL: "request.not_found",
  FST_ERR_MAX_PARAM_LENGTH: "request.not_found",
  FST_PARTS_LIMIT: "request.too_large",
  FST_FILES_LIMIT: "request.too_large",
  FST_FIELDS_LIMIT: "request.too_large",
};

/** Answers with the one error body; details of a server error are only logged. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error);
  logProblem(error, problem, request);
  const body: ErrorBody = {
    error: problem.message,
    message: problem.message,
    detail: problem.detail,
    code: problem.code,
    request_id: request.id,
  };
  // The rest of a request that is too slow is not read.
  if (problem.code === "request.too_slow") reply.header("connection", "close");
  const wait = retryAfter(problem);
  if (wait !== undefined) reply.header("retry-after", wait);
  return reply.status(problem.status).send(body);
}

/** Answers in the error form of OpenAI's API. */
export function answerOpenAiProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = prepareProblem(error, request, reply);
  const { message, code } = problem;
  // OpenAI's clients retry at once, which is of no use before the month is over.
  if (code === "license.monthly_limit_reached") reply.header("x-should-retry", "false");
  const body = { error: { message, type: openAiType(problem), param: fieldOf(problem), code } };
  return reply.status(problem.status).send({ ...body, code, request_id: request.id });
}

/** Answers in the error form of the Model Context Protocol: JSON-RPC. */
export function answerMcpProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = prepareProblem(error, request, reply);
  const { message, code, detail, status } = problem;
  if (status === 401) reply.header("www-authenticate", 'Bearer realm="Footnote"');
  const rpcError = { code: jsonRpcCode(problem), message, data: { code, detail } };
  const body = { jsonrpc: "2.0", id: null, error: rpcError, code, request_id: request.id };
  return reply.status(status).send(body);
}

/** How failures are reported to each kind of integration. */
export const integrationErrorHandlers = { openai: answerOpenAiProblem, mcp: answerMcpProblem };

function prepareProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): AppError {
  const problem = toProblem(error);
  logProblem(error, problem, request);
  const wait = retryAfter(problem);
  if (wait !== undefined) reply.header("retry-after", wait);
  return problem;
}

/** A refusal under overload is what is meant to happen, and there are many: it is only counted, by its status. */
function logProblem(error: unknown, { status, code }: AppError, request: FastifyRequest): void {
  if (status < 500 || code === "server.busy") return;
  // Whoever goes away in the midst of a request makes it fail: anybody could fill the log of errors.
  const level = request.socket.destroyed ? "info" : "error";
  request.log[level]({ err: error }, "request failed");
}

function openAiType({ status, code }: AppError): string {
  if (code === "license.monthly_limit_reached") return "insufficient_quota";
  if (status === 429) return "rate_limit_error";
  return status >= 500 ? "api_error" : "invalid_request_error";
}

/** The field that is wrong, where one is. */
function fieldOf({ detail }: AppError): string | null {
  const first: unknown = Array.isArray(detail) ? detail[0] : undefined;
  const field =
    typeof first === "object" && first !== null && "field" in first ? first.field : undefined;
  return typeof field === "string" && field !== "" ? field : null;
}

function jsonRpcCode({ code, status }: AppError): number {
  if (code === "request.not_json") return -32_700;
  return status >= 500 ? -32_603 : -32_600;
}

/** After how many seconds to try again, where the failure says so. */
function retryAfter({ detail }: AppError): number | undefined {
  const seconds =
    typeof detail === "object" && detail !== null && "retry_after_seconds" in detail
      ? detail.retry_after_seconds
      : undefined;
  return typeof seconds === "number" ? seconds : undefined;
}

function toProblem(error: unknown): AppError {
  if (error instanceof z.ZodError) return fromZod(error);
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : frameworkCodes[code];
  if (known) return new AppError(known, { cause: error });
  // Framework errors below 500 (a malformed URL, a bad content length) are the caller's; their text is not ours.
  const caller = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return caller ? new AppError("request.invalid", { cause: error }) : toAppError(error);
}

function fromZod(error: z.ZodError): AppError {
  const detail = error.issues.map((issue) => ({
    field: issue.path.join("."),
    message: issue.message,
  }));
  const first = detail[0];
  // Our own sentences stand alone; the library's name no field, so the field is put before them.
  const technical = /^(Invalid|Unrecognized|Too |Expected)/.test(first?.message ?? "");
  const message =
    first && (technical && first.field ? `${first.field}: ${first.message}` : first.message);
  return new AppError("request.invalid", {
    message: message ?? errorTable["request.invalid"][1],
    detail,
  });
}
