import { hash, verify } from "@node-rs/argon2";
import { AppError } from "../../../platform/errors.ts";
import type { PasswordOwner } from "./passwords.rules.ts";

// Memory in KiB and passes as OWASP's password storage guidance recommends for argon2id (the library's default).
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What an unknown address is checked against, so that it takes as long as a known one. */
const nobodysHash = hash("nobody has this password", argon2);

/** @throws AppError account.password_common when it is easy to guess */
export async function hashNewPassword(password: string, owner: PasswordOwner): Promise<string> {
  // The list of known passwords takes 45 MB: it is read when somebody first chooses one.
  const { refusePassword } = await import("./passwords.rules.ts");
  const message = refusePassword(password, owner);
  if (message !== undefined) throw new AppError("account.password_common", { message });
  return hash(password, argon2);
}

/** Whether a password is the one that was hashed. Without a hash it never is, and that takes as long to find out. */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const right = await verify(passwordHash ?? (await nobodysHash), password);
  return right && passwordHash != null;
}
