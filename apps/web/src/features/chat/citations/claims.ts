/** A citation's number in brackets in running text, with the space before it. */
export const marker = / ?\[([^[\]\s]{1,40})\]/g;

const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });

/** Returns the sentence of the marker at `position`: the one that ends there or continues around it. */
export function findSentence(text: string, position: number): string {
  const at = text.slice(0, position).trimEnd().length;
  const found = [...sentences.segment(text)].find(
    ({ index, segment }) => at <= index + segment.length,
  );
  return found?.segment.trim() ?? "";
}

/** Returns the sentences that cite each source, by the marker's id. */
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
