/** Returns whether a text contains one of the forms of a word, or a word of its family. */
export function isContained(forms: readonly string[], terms: ReadonlySet<string>): boolean {
  if (forms.some((form) => terms.has(form))) return true;
  return forms.some(
    (form) => form.length >= 6 && terms.values().some((term) => isSameFamily(form, term)),
  );
}

/** Words of one family share a prefix: "lighthouse" and "lighthouses", "Verwaltung" and "verwalten". */
function isSameFamily(form: string, term: string): boolean {
  const shared = Math.max(5, Math.floor(0.75 * Math.max(form.length, term.length)));
  return term.length >= 5 && form.slice(0, shared) === term.slice(0, shared);
}
