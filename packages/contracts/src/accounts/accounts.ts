import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { changedText, done, ifAny, userPk } from "../fields.ts";
import { passwordMaxLength, passwordMinLength, personNameMaxLength } from "../limits.ts";
import { pictureUrl } from "../pictures.ts";

export const emailAddress = z
  .string({ error: "Enter your email address." })
  .trim()
  .max(254, "This email address is too long.")
  .pipe(z.email("Enter a valid email address."));

export const newPassword = z
  .string({ error: "Choose a password." })
  .min(passwordMinLength, `Use a password of at least ${passwordMinLength} characters.`)
  .max(passwordMaxLength, `Use a password of at most ${passwordMaxLength} characters.`);

export const user = z.object({
  pk: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** Whether the address is known to be the user's: by a mailed link, or by the identity provider. */
  email_verified: z.boolean(),
  picture: pictureUrl,
  /** Only operators of the installation see it. */
  is_operator: z.literal(true).optional(),
});
export type User = z.infer<typeof user>;

const sessionKey = z.object({ key: z.string() });

export const csrfToken = endpoint({
  method: "GET",
  path: "/auth/users/csrf-token/",
  access: "public",
  summary: "Get a CSRF token and set it as a cookie",
  reply: z.object({ csrfToken: z.string() }),
});

export const register = endpoint({
  method: "POST",
  path: "/auth/registration/",
  access: "public",
  summary: "Create an account and a session",
  status: 201,
  body: z.object({
    email: emailAddress,
    password1: newPassword,
    /** The token of an open invitation, for servers on which signing up needs one. */
    invitation: ifAny,
  }),
  reply: sessionKey,
});

export const login = endpoint({
  method: "POST",
  path: "/auth/login/",
  access: "public",
  summary: "Log in and create a session",
  body: z.object({
    email: z
      .string({ error: "Enter your email address." })
      .trim()
      .min(1, "Enter your email address.")
      .max(254),
    password: z
      .string({ error: "Enter your password." })
      .min(1, "Enter your password.")
      .max(passwordMaxLength),
  }),
  reply: sessionKey,
});

export const googleLogin = endpoint({
  method: "POST",
  path: "/auth/google/",
  access: "public",
  summary: "Log in with the identity provider (Google by default) and create a session",
  body: z.object({
    /** Taken, as clients send it, and not needed: it proves nothing about whom it was made for. */
    access_token: ifAny,
    /** Used when there is no id_token. */
    code: ifAny,
    id_token: ifAny,
    /** That of the id_token, which must have the same one or none; needed with a code where the sign-in began here. */
    nonce: ifAny,
    /** Of the code, needed where the sign-in began here. */
    code_verifier: ifAny,
    /** As for the registration, when an account is created. */
    invitation: ifAny,
  }),
  reply: sessionKey,
});

/** Characters that a URL needs no escaping for. */
const opaque = z
  .string()
  .min(16)
  .max(200)
  .regex(/^[\w~.-]+$/, "Use letters, digits, hyphens and underscores.");

export const beginProviderSignIn = endpoint({
  method: "POST",
  path: "/auth/google/begin/",
  access: "public",
  summary: "Get the sign-in URL of the identity provider; it redirects to /login with a code",
  body: z.object({
    /** Comes back with the code, so that the page knows it has asked for it. */
    state: opaque,
    nonce: opaque,
    /** S256 of the code_verifier. */
    code_challenge: z.string().regex(/^[\w-]{43}$/, "Give the SHA-256 as base64url."),
  }),
  reply: z.object({ url: z.string() }),
});

export const identityProviders = endpoint({
  method: "GET",
  path: "/auth/providers/",
  access: "public",
  summary:
    "Get the identity provider, null without one, whether mail is configured, and who may sign up",
  reply: z.object({
    google: z
      .object({
        name: z.string(),
        client_id: z.string(),
        /** `script`: Google's own button, from its script. `redirect`: the browser goes to the provider and comes back. */
        kind: z.enum(["script", "redirect"]),
      })
      .nullable(),
    /** Unless it is, nobody can reset a password by mail. */
    mail: z.boolean(),
    /** Who may create an account. */
    signup: z.enum(["open", "invitation", "closed"]),
  }),
});

export const logout = endpoint({
  method: "POST",
  path: "/auth/logout/",
  access: "user",
  summary: "Log out and end this session",
  reply: z.object({ message: z.string() }),
});

export const currentUser = endpoint({
  method: "GET",
  path: "/auth/user/",
  access: "user",
  summary: "Get the signed-in user",
  reply: user,
});

/** Names that are left out stay as they are. */
export const changeUser = endpoint({
  method: "PATCH",
  path: "/auth/user/",
  access: "user",
  summary: "Change the caller's name",
  body: z.object({
    first_name: changedText(personNameMaxLength),
    last_name: changedText(personNameMaxLength),
  }),
  reply: user,
});

/** The address changes when the mailed link is followed; see `verifyEmail`. */
export const changeEmail = endpoint({
  method: "POST",
  path: "/auth/email/change/",
  access: "user",
  summary: "Email a link to a new address, which becomes the caller's when the link is followed",
  body: z.object({
    email: emailAddress,
    /** Not needed within ten minutes after the log-in. */
    current_password: ifAny,
  }),
  reply: done,
});

export const deleteAccount = endpoint({
  method: "DELETE",
  path: "/auth/users/delete/:userPk/",
  access: "user",
  summary: "Delete the caller's account, and the organization if the caller is its only member",
  params: z.object({ userPk }),
  reply: done,
});
