import { dictionary } from "@zxcvbn-ts/language-common";
import { passwordMinLength } from "@footnote/contracts/limits";

/** Tens of thousands of the passwords people choose most, in lower case, as long as they are long enough to be taken. */
const common: ReadonlySet<string> = new Set(
  dictionary["passwords-common"]
    .map(String)
    .filter((password) => password.length >= passwordMinLength),
);

/** Why a password must not be chosen, in words for people; undefined when it may. Its length is the contract's. */
export function refusePassword(password: string, email: string): string | undefined {
  const lower = password.toLowerCase();
  if (lower === email.toLowerCase()) return "Do not use your email address as your password.";
  if (!common.has(lower) && new Set(lower).size > 1) return undefined;
  return "This password is too common. Choose one that is harder to guess.";
}
