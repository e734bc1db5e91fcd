/** A citation's number in brackets in running text, with the space before it. */
export const marker = / ?\[([^[\]\s]{1,40})\]/g;

const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });

/** The sentence that a marker standing at `position` belongs to: the one that ends there or goes on around it. */
export function findSentence(text: string, position: number): string {
  const at = text.slice(0, position).trimEnd().length;
  const found = [...sentences.segment(text)].find(
    ({ index, segment }) => at <= index + segment.length,
  );
  return found?.segment.trim() ?? "";
}

/** What is claimed on the strength of each source: the sentences with its marker, by the marker's id. */
export function groupClaimsByMarker(markdown: string): Map<string, string[]> {
  const claims = new Map<string, string[]>();
  for (const line of markdown.split("\n")) {
    const { text, marks } = extractMarkers(line);
    for (const { id, position } of marks) {
      claims.set(id, [...(claims.get(id) ?? []), findSentence(text, position)]);
    }
  }
  return claims;
}

function extractMarkers(line: string) {
  let text = "";
  let from = 0;
  const marks: { id: string; position: number }[] = [];
  for (const { 0: whole, 1: id = "", index } of line.matchAll(marker)) {
    text += line.slice(from, index);
    from = index + whole.length;
    marks.push({ id, position: text.length });
  }
  return { text: text + line.slice(from), marks };
}
