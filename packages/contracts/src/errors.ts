import { z } from "zod";

/** One row an error code: HTTP status and the sentence shown when the thrower gives none of its own. */
export const errorTable = {
  "request.invalid": [400, "The request is not valid."],
  "request.not_json": [400, "The request body is not valid JSON."],
  "request.too_large": [413, "The request is too large."],
  "request.too_slow": [408, "The request took too long to arrive."],
  "request.expectation_failed": [417, "This server cannot meet what the header Expect asks."],
  "request.headers_too_large": [431, "The headers of the request are too large."],
  "request.unsupported_type": [415, "This content type is not supported."],
  "request.foreign_origin": [403, "Pages of other origins may not call this address."],
  "request.method_unsupported": [405, "This address takes no such request."],
  "request.not_found": [404, "There is nothing at this address."],
  "request.too_many": [429, "Too many requests. Please wait a moment and try again."],
  "session.missing": [401, "Please log in."],
  "session.expired": [401, "Your session has ended. Please log in again."],
  "session.not_found": [404, "This session does not exist or has ended."],
  "ticket.invalid": [403, "This link has expired. Ask for a new one."],
  "api_key.revoked": [
    401,
    "This API key is not valid: it was revoked, has expired or is mistyped.",
  ],
  "api_key.scope": [403, "This API key may not do this."],
  "api_key.not_found": [404, "This API key does not exist or was revoked before."],
  "api_key.too_many": [409, "You have too many API keys. Revoke one that you no longer need."],
  "csrf.invalid": [403, "The security token is missing or out of date. Please try again."],
  "account.invalid_credentials": [400, "Invalid credentials"],
  "account.email_taken": [409, "An account with this email already exists."],
  "account.password_common": [400, "This password is too easy to guess. Choose another one."],
  "account.wrong_password": [400, "The current password is not right."],
  "account.no_password": [
    409,
    "Your account has no password yet. Log out and choose 'Forgot password?' to set one.",
  ],
  "account.not_found": [404, "This account does not exist."],
  "sign_in.failed": [400, "Authentication failed. Please try again."],
  "sign_in.unavailable": [409, "Google Sign-In is not available. Please try again later."],
  "password_reset.invalid": [
    400,
    "This link does not work: it was used before, has expired or is incomplete. Ask for a new one.",
  ],
  "email_verification.invalid": [
    400,
    "This link does not work: it has expired, is incomplete or belongs to another account. Ask for a new one.",
  ],
  "mail.unavailable": [
    409,
    "This installation sends no mail. Ask its administrator to reset your password.",
  ],
  "organization.missing": [403, "Set up an organization first."],
  "organization.already_member": [409, "You already belong to an organization."],
  "organization.domain_taken": [409, "An organization with this domain already exists."],
  "organization.domain_invalid": [400, "Enter a domain like example.org."],
  "organization.not_found": [404, "This organization does not exist."],
  "organization.admin_only": [403, "Only an admin of the organization can do this."],
  "organization.last_admin": [
    409,
    "You are the only admin of your organization. Make another member an admin first.",
  ],
  "member.not_found": [404, "This person is not a member of your organization."],
  "invitation.not_found": [404, "This invitation does not exist, has expired or was used before."],
  "license.inactive": [403, "The license of your organization is not active."],
  "license.no_seat": [409, "All seats of this organization's license are taken."],
  "license.limit_reached": [403, "Your organization has reached a limit of its license."],
  "license.monthly_limit_reached": [429, "Your organization has used its requests of this month."],
  "subscription.inactive": [403, "Your organization has no active subscription."],
  "subscription.already_active": [409, "Your organization already has an active subscription."],
  "subscription.payment_due": [
    409,
    "Your organization's subscription waits for a payment. An admin can pay it, or change the card, under Manage subscription.",
  ],
  "subscription.not_needed": [
    409,
    "Your organization's license is set by whoever runs this server: it needs no subscription.",
  ],
  "subscription.not_found": [404, "Your organization has no subscription."],
  "checkout.not_found": [404, "This payment session does not exist."],
  "payments.failed": [502, "The payment provider did not answer. Please try again in a moment."],
  "payments.signature_invalid": [400, "The signature of this event is not valid."],
  "payments.disabled": [
    409,
    "Subscriptions are not sold on this server: your organization can use it without one.",
  ],
  "folder.not_found": [404, "This folder does not exist."],
  "folder.name_taken": [409, "A folder with this name already exists here."],
  "folder.too_deep": [400, "Folders can be nested at most 20 levels deep."],
  "folder.cycle": [409, "A folder can't be moved into itself or into a folder below it."],
  "library.changed": [
    409,
    "Some of this was moved, renamed or deleted meanwhile. Nothing was changed; look again and repeat it.",
  ],
  "library.file_at_root": [400, "Files live in folders. Choose a folder to move them into."],
  "document.not_found": [404, "This file does not exist."],
  "document.not_failed": [409, "This file has not failed: there is nothing to try again."],
  "document.no_file": [400, "The upload holds no file."],
  "document.empty": [400, "This file is empty."],
  "document.type_unsupported": [415, "This file type is not supported."],
  "document.too_large": [413, "This file is too large."],
  "document.not_transcribable": [
    409,
    "Audio and video need a transcription model, which is not set up on this server.",
  ],
  "document.range_unsatisfiable": [416, "The file has no bytes there."],
  "upload.incomplete": [
    400,
    "The upload ended before the file was complete. Please upload it again.",
  ],
  "upload.not_found": [404, "This upload does not exist or has expired."],
  "upload.offset_mismatch": [409, "The upload does not continue at this offset."],
  "upload.checksum_mismatch": [
    422,
    "The file has changed or was damaged on its way: its checksum does not match. Please upload it again.",
  ],
  "upload.protocol_version": [412, "Uploads here speak version 1.0.0 of the tus protocol."],
  "conversation.not_found": [404, "This conversation does not exist."],
  "conversation.busy": [409, "An answer to this conversation is still being written."],
  "message.not_found": [404, "This message does not exist or was replaced."],
  "answer.not_found": [404, "This answer does not exist, or its record has been cleared."],
  "answer.interrupted": [
    503,
    "The server was restarted while this answer was being written. Please ask again.",
  ],
  "answer.too_slow": [
    504,
    "The answer took longer than this server allows. Please try again, or ask for less at once.",
  ],
  "tool.failed": [
    502,
    "The web could not be searched. Please try again, or choose Search Docs to ask your documents.",
  ],
  "tool.unavailable": [400, "This tool is not available on this server."],
  "transcription.unavailable": [
    409,
    "Dictation is not available: no speech model is configured on this server.",
  ],
  "recording.missing": [400, "The request holds no recording: send it as the field file."],
  "recording.unsupported": [415, "Only .wav recordings with 16-bit PCM can be transcribed."],
  "recording.damaged": [422, "The recording is damaged: its header and its length disagree."],
  "recording.empty": [400, "The recording is empty."],
  "recording.too_large": [413, "The recording is too large."],
  "recording.too_long": [413, "The recording is too long."],
  "task.not_found": [404, "This task does not exist."],
  "model.not_found": [404, "This model does not exist. The call /v1/models lists those there are."],
  "model.misconfigured": [
    502,
    "The language model cannot be used: its name or its key is refused. Please inform the person who runs this server.",
  ],
  "model.failed": [502, "The language model did not answer. Please try again."],
  "model.busy": [
    503,
    "The language model has more to do than it can, or its quota is used up. Please try again in a minute.",
  ],
  "model.context_exceeded": [
    502,
    "The language model cannot read as much at once as this question takes. Please ask a shorter question or begin a new chat.",
  ],
  "model.content_filtered": [
    502,
    "The language model's provider filtered the answer. Please put the question in other words.",
  ],
  "model.empty": [502, "The language model returned an empty answer. Please try again."],
  "storage.full": [
    507,
    "This server has no room left for files. Please inform the person who runs it. Everything stored so far is safe.",
  ],
  "service.unavailable": [503, "Part of the service is not available. Please try again."],
  "server.failed": [500, "Something went wrong on our side. Please try again."],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof errorTable;

/**
 * The body of every failure. `error` and `message` are the same human sentence (older clients read either),
 * `detail` holds specifics for a program, such as which field is wrong.
 */
export const errorBody = z.object({
  error: z.string(),
  message: z.string(),
  detail: z.unknown().nullable(),
  code: z.string(),
  request_id: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;
