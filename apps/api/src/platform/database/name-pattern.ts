/**
 * Returns a Postgres regular expression that finds a text in a name without regard to case. It lists the cases of each
 * character, because `ilike` and `lower` fold nothing but ASCII in some databases' locales.
 */
export function namePattern(search: string): string {
  return Array.from(search.normalize("NFC")).map(eitherCase).join("");
}

function eitherCase(character: string): string {
  const cases = new Set([character, character.toLowerCase(), character.toUpperCase()]);
  const single = [...cases].filter((variant) => Array.from(variant).length === 1);
  if (single.length > 1) return `[${single.join("")}]`;
  return /[\p{L}\p{N}\s]/u.test(character) ? character : `\\${character}`;
}
