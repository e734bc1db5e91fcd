import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/** Whose password it will be; the names are "" where they are not known. */
export type PasswordOwner = { email: string; firstName: string; lastName: string };

/**
 * Estimates how many guesses a password takes whoever tries the known ones first: tens of thousands that were breached or
 * are common, with digits in place of letters, and sequences, repetitions, dates and rows of keys.
 */
const estimator = new ZxcvbnFactory({
  dictionary: { "passwords-common": dictionary["passwords-common"] },
  graphs: adjacencyGraphs,
});

/** Fewer are tried in a day against a log-in that slows down, and at once against a stolen hash. */
const guessesMin = 1_000_000;

/** The estimate takes time that grows with the length; what is hard to guess by its beginning needs no more. */
const estimatedLength = 32;

/** Why a password must not be chosen, in words for people; undefined when it may. Its length is the contract's. */
export function refusePassword(password: string, owner: PasswordOwner): string | undefined {
  if (password.toLowerCase() === owner.email.toLowerCase()) {
    return "Do not use your email address as your password.";
  }
  const { guesses, sequence } = estimator.check(
    password.slice(0, estimatedLength),
    listOwnWords(owner),
  );
  if (guesses >= guessesMin) return undefined;
  return sequence.some(({ dictionaryName }) => dictionaryName === "userInputs")
    ? "This password is too close to your name, your email address or the name of this product. Choose one that is harder to guess."
    : "This password is too common. Choose one that is harder to guess.";
}

/** What somebody who knows the owner tries first. */
function listOwnWords({ email, firstName, lastName }: PasswordOwner): string[] {
  const [local = "", host = ""] = email.split("@");
  const parts = [...local.split(/[^\p{L}\p{N}]/u), ...host.split(".")];
  const words = ["footnote", email, local, host, firstName, lastName, ...parts];
  return words.filter((word) => word.length >= 3);
}
