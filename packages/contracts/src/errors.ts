import { z } from "zod";
import { localModelErrors } from "./models/local-model-errors.ts";

/** One row an error code: HTTP status and the sentence shown when the thrower gives none of its own. */
export const errorTable = {
  "request.invalid": [400, "The request is not valid."],
  "request.not_json": [400, "The request body is not valid JSON."],
  "request.too_large": [413, "The request is too large."],
  "request.too_slow": [408, "The request took too long to arrive."],
  "request.expectation_failed": [
    417,
    "This server does not support the value of the Expect header.",
  ],
  "request.headers_too_large": [431, "The headers of the request are too large."],
  "request.unsupported_type": [415, "This content type is not supported."],
  "request.foreign_origin": [403, "Requests from other origins are not allowed."],
  "request.method_unsupported": [405, "This address does not support this method."],
  "request.not_found": [404, "This address does not exist."],
  "request.too_many": [429, "Too many requests. Please wait a moment and try again."],
  "session.missing": [401, "Please log in."],
  "session.expired": [401, "Your session has ended. Please log in again."],
  "session.not_found": [404, "This session does not exist or has ended."],
  "ticket.invalid": [403, "This link has expired. Request a new one."],
  "api_key.revoked": [
    401,
    "This API key is not valid. It was revoked, has expired or is mistyped.",
  ],
  "api_key.scope": [403, "This API key does not have permission to do this."],
  "api_key.not_found": [404, "This API key does not exist or was already revoked."],
  "api_key.too_many": [409, "You have too many API keys. Revoke one that you no longer need."],
  "csrf.invalid": [403, "The security token is missing or has expired. Please try again."],
  "socket.foreign_origin": [403, "Pages of other sites may not connect to this server."],
  "account.invalid_credentials": [400, "Invalid credentials"],
  "account.email_taken": [409, "An account with this email already exists."],
  "account.password_common": [400, "This password is too easy to guess. Choose another one."],
  "account.wrong_password": [400, "The current password is incorrect."],
  "account.no_password": [
    409,
    "Your account has no password yet. Log out and choose 'Forgot password?' to set one.",
  ],
  "account.email_same": [400, "This is already your email address."],
  "account.sign_in_again": [
    403,
    "Enter your current password. Without one, log out and log in again, then try again within ten minutes.",
  ],
  "account.email_unconfirmed": [
    403,
    "Confirm your email address first. Until then, create the invitation without an address and send its link yourself.",
  ],
  "account.signup_closed": [
    403,
    "New accounts cannot be created on this server. Log in if you have one.",
  ],
  "account.invitation_needed": [
    403,
    "New accounts on this server need an invitation. Open the link of your invitation, then sign up.",
  ],
  "account.not_found": [404, "This account does not exist."],
  "sign_in.failed": [400, "Authentication failed. Please try again."],
  "sign_in.unavailable": [409, "Google Sign-In is not available. Please try again later."],
  "password_reset.invalid": [
    400,
    "This link is not valid. It was already used, has expired or is incomplete. Request a new one.",
  ],
  "email_verification.invalid": [
    400,
    "This link is not valid. It has expired, is incomplete or belongs to another account. Request a new one.",
  ],
  "mail.unavailable": [
    409,
    "This server cannot send email. Ask its operator to reset your password.",
  ],
  "picture.missing": [400, "The request contains no picture. Send it in the field file."],
  "picture.unsupported": [415, "Choose a picture of the type PNG, JPEG or WebP."],
  "picture.damaged": [422, "This picture is damaged. Choose another one."],
  "picture.too_large": [
    413,
    "This picture is too large. Choose one of at most 2 MB and 2048 pixels a side.",
  ],
  "picture.not_found": [404, "This picture does not exist or was replaced."],
  "organization.missing": [403, "Set up an organization first."],
  "organization.already_member": [409, "You already belong to an organization."],
  "organization.domain_taken": [409, "An organization with this domain already exists."],
  "organization.domain_invalid": [400, "Enter a domain like example.org."],
  "organization.not_found": [404, "This organization does not exist."],
  "organization.admin_only": [403, "Only an admin of the organization can do this."],
  "organization.name_mismatch": [
    400,
    "This is not the name of the organization. Nothing was deleted. Type the name exactly as it is.",
  ],
  "organization.last_admin": [
    409,
    "You are the only admin of your organization. Make another member an admin first.",
  ],
  "organization.review_needed": [
    409,
    "Your account may have been set up by somebody else before you confirmed your email address. Reload the page, look at the organization it belongs to, and keep it or leave.",
  ],
  "organization.review_not_found": [
    404,
    "There is nothing to decide about your organization. Reload the page.",
  ],
  "member.not_found": [404, "This person is not a member of your organization."],
  "invitation.not_found": [404, "This invitation does not exist, has expired or was already used."],
  "invitation.other_address": [
    403,
    "This invitation is for another email address. Log in with that address, or ask for an invitation to yours.",
  ],
  "license.inactive": [403, "The license of your organization is not active."],
  "license.no_seat": [409, "All seats of this organization's license are taken."],
  "license.limit_reached": [403, "Your organization has reached a limit of its license."],
  "license.monthly_limit_reached": [429, "Your organization has used all requests for this month."],
  "subscription.inactive": [403, "Your organization has no active subscription."],
  "subscription.already_active": [409, "Your organization already has an active subscription."],
  "subscription.payment_due": [
    409,
    "Your organization's subscription has an unpaid invoice. An admin can pay it or update the card under Manage subscription.",
  ],
  "subscription.not_needed": [
    409,
    "The operator of this server manages your organization's license. You do not need a subscription.",
  ],
  "subscription.not_found": [404, "Your organization has no subscription."],
  "checkout.not_found": [404, "This payment session does not exist."],
  "payments.failed": [502, "The payment provider did not respond. Please try again in a moment."],
  "payments.signature_invalid": [400, "The signature of this event is not valid."],
  "payments.disabled": [
    409,
    "Payments are not enabled on this server. You do not need a subscription.",
  ],
  "folder.not_found": [404, "This folder does not exist."],
  "folder.name_taken": [409, "A folder with this name already exists here."],
  "folder.too_deep": [400, "Folders can be nested at most 20 levels deep."],
  "folder.cycle": [409, "A folder can't be moved into itself or into a folder below it."],
  "source.not_found": [404, "This folder does not follow a source."],
  "source.unavailable": [400, "This source cannot be read."],
  "source.secret_missing": [
    400,
    "Enter the password or key again. The stored one works only with the settings it was entered for.",
  ],
  "library.changed": [
    409,
    "Some of these items were moved, renamed or deleted in the meantime. Nothing was changed. Reload and try again.",
  ],
  "library.file_at_root": [400, "Files must be in a folder. Choose a folder to move them to."],
  "document.not_found": [404, "This file does not exist."],
  "document.not_failed": [409, "This file has not failed, so there is nothing to retry."],
  "document.no_file": [400, "The upload contains no file."],
  "document.empty": [400, "This file is empty."],
  "document.type_unsupported": [415, "This file type is not supported."],
  "document.too_large": [413, "This file is too large."],
  "document.not_transcribable": [
    409,
    "Audio and video need a transcription model, which is not set up on this server.",
  ],
  "document.no_layout": [
    404,
    "This file cannot be shown in its original layout. Its text is available.",
  ],
  "document.range_unsatisfiable": [416, "The requested range is not in the file."],
  "upload.incomplete": [
    400,
    "The upload ended before the file was complete. Please upload it again.",
  ],
  "upload.not_found": [404, "This upload does not exist or has expired."],
  "upload.offset_mismatch": [409, "The upload does not continue at this offset."],
  "upload.checksum_mismatch": [
    422,
    "The checksum does not match: the file changed or was damaged during the upload. Please upload it again.",
  ],
  "upload.protocol_version": [412, "Uploads require version 1.0.0 of the tus protocol."],
  "conversation.not_found": [404, "This conversation does not exist."],
  "conversation.busy": [409, "An answer in this conversation is still being written."],
  "conversation.too_long": [
    409,
    "This conversation has become too long. Please ask in a new conversation.",
  ],
  "export.characters_unsupported": [
    409,
    "The PDF cannot show all characters of this conversation. Export it as Word or Markdown.",
  ],
  "export.failed": [
    422,
    "This conversation could not be written as such a file. Export it as Markdown.",
  ],
  "share.not_found": [404, "This link does not exist, has expired or was revoked."],
  "share.public_disabled": [
    403,
    "Your organization does not allow public links. An admin can allow them under Account, Members.",
  ],
  "share.too_many": [
    409,
    "You share too many conversations. Revoke a link that is no longer needed.",
  ],
  "message.not_found": [404, "This message does not exist or was replaced."],
  "answer.not_found": [404, "This answer does not exist or is no longer available."],
  "answer.interrupted": [503, "The server restarted while writing this answer. Please ask again."],
  "answer.too_slow": [
    504,
    "The answer took too long. Please try again, or ask a shorter question.",
  ],
  "tool.failed": [
    502,
    "The web search failed. Please try again, or choose Search Docs to ask your documents.",
  ],
  "tool.unavailable": [400, "This tool is not available on this server."],
  "transcription.unavailable": [
    409,
    "Dictation is not available: no speech model is configured on this server.",
  ],
  "recording.missing": [400, "The request contains no recording. Send it in the field file."],
  "recording.unsupported": [415, "Only .wav recordings with 16-bit PCM can be transcribed."],
  "recording.damaged": [422, "The recording is damaged: its header and its length do not match."],
  "recording.empty": [400, "The recording is empty."],
  "recording.too_large": [413, "The recording is too large."],
  "recording.too_long": [413, "The recording is too long."],
  "task.not_found": [404, "This task does not exist."],
  "model.not_found": [404, "This model does not exist. GET /v1/models lists the available ones."],
  "model.misconfigured": [
    502,
    "The language model's provider rejected the model's name or the API key. Please contact the operator of this server.",
  ],
  "model.failed": [502, "The language model did not respond. Please try again."],
  "model.busy": [
    503,
    "The language model is overloaded or its quota is used up. Please try again in a minute.",
  ],
  "model.context_exceeded": [
    502,
    "This question and its sources are too long for the language model. Please ask a shorter question or start a new chat.",
  ],
  "model.content_filtered": [
    502,
    "The language model's provider filtered the answer. Please rephrase the question.",
  ],
  "model.empty": [502, "The language model returned an empty answer. Please try again."],
  "model.budget_used": [
    402,
    "Your organization has used up its budget for language models this month. Answers quote your documents until the next one.",
  ],
  "model.unavailable": [
    400,
    "This model is not among those that you may choose from. Choose another one, or ask without choosing.",
  ],
  "connection.not_found": [404, "This model connection does not exist."],
  "connection.not_allowed": [
    403,
    "The operator of this server does not allow organizations to connect models of their own.",
  ],
  "connection.incomplete": [422, "Fill in all fields that this provider needs."],
  "connection.key_missing": [
    409,
    "Enter the key again: it is not sent to another address than the one that it was stored for.",
  ],
  "connection.too_many": [409, "There are too many connections. Delete one that is not used."],
  ...localModelErrors,
  "role.one_model": [422, "Only the chat may have several models. Choose one."],
  "role.not_editable": [403, "Models of this kind are set for the whole server by its operator."],
  "role.model_twice": [422, "The same model is chosen twice."],
  "storage.full": [
    507,
    "The server's storage is full. Please contact its operator. Files stored so far are safe.",
  ],
  "service.unavailable": [503, "Part of the service is not available. Please try again."],
  "server.busy": [503, "The server is busy. Please try again in a few seconds."],
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
