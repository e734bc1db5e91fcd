import { z } from "zod";
import { emailAddress, newPassword } from "./accounts.ts";
import { endpoint } from "../endpoint.ts";
import { done } from "../fields.ts";
import { passwordMaxLength } from "../limits.ts";

/** From a link that was mailed. */
const mailedToken = z.string({ error: "The link is incomplete." }).min(1).max(200);

export const requestPasswordReset = endpoint({
  method: "POST",
  path: "/auth/password/reset/",
  access: "public",
  summary: "Email a password reset link; the reply is the same for addresses without an account",
  body: z.object({ email: emailAddress }),
  reply: done,
});

export const confirmPasswordReset = endpoint({
  method: "POST",
  path: "/auth/password/reset/confirm/",
  access: "public",
  summary: "Set a new password with an emailed token; ends all sessions and revokes all API keys",
  body: z.object({ token: mailedToken, password1: newPassword }),
  reply: done,
});

export const changePassword = endpoint({
  method: "POST",
  path: "/auth/password/change/",
  access: "user",
  summary: "Change the password; ends all other sessions and revokes all API keys",
  body: z.object({
    current_password: z
      .string({ error: "Enter your current password." })
      .min(1, "Enter your current password.")
      .max(passwordMaxLength),
    password1: newPassword,
  }),
  reply: done,
});

export const verifyEmail = endpoint({
  method: "POST",
  path: "/auth/email/verify/",
  access: "user",
  summary: "Confirm the user's email address, or its change, with an emailed token",
  body: z.object({ token: mailedToken }),
  reply: done,
});

export const resendVerification = endpoint({
  method: "POST",
  path: "/auth/email/verify/resend/",
  access: "user",
  summary: "Resend the email that confirms the address",
  reply: done,
});
