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
  summary:
    "Mails a link to choose a new password; answers the same for addresses without an account",
  body: z.object({ email: emailAddress }),
  reply: done,
});

export const confirmPasswordReset = endpoint({
  method: "POST",
  path: "/auth/password/reset/confirm/",
  access: "public",
  summary: "Sets a new password with a mailed token; ends every session and revokes every API key",
  body: z.object({ token: mailedToken, password1: newPassword }),
  reply: done,
});

export const changePassword = endpoint({
  method: "POST",
  path: "/auth/password/change/",
  access: "user",
  summary: "Sets a new password; ends every other session",
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
  summary: "Confirms the user's e-mail address with a mailed token",
  body: z.object({ token: mailedToken }),
  reply: done,
});

export const resendVerification = endpoint({
  method: "POST",
  path: "/auth/email/verify/resend/",
  access: "user",
  summary: "Mails the link that confirms the e-mail address once more",
  reply: done,
});
