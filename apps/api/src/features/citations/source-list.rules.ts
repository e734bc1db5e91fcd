const title =
  /^[\s#>*_]*(?:sources?|references?|citations?|sources? used|quellen?(?:angaben|verzeichnis)?|belege|fuentes|referencias|fonti|bronnen|источники|来源|参考资料|出典)[*_]*\s*[:：]?[*_\s]*/iu;

/**
 * Removes a list of sources at the end of a text: the sources are shown beside the answer. `filenames` are those of the
 * passages.
 */
export function removeSourceList(text: string, filenames: readonly string[]): string {
  const lines = text.split("\n");
  const names = [...new Set(filenames)].toSorted((a, b) => b.length - a.length);
  for (let at = lines.length - 1; at > 0; at -= 1) {
    const line = lines[at] ?? "";
    const rest = line.replace(title, "");
    if (rest !== line && isListed(rest, names)) return lines.slice(0, at).join("\n").trimEnd();
    if (!isListed(line, names)) break;
  }
  return text;
}

/** Returns whether a line contains nothing but markers, file names and locations. */
function isListed(line: string, names: readonly string[]): boolean {
  const unnamed = names.reduce((rest, name) => rest.replaceAll(name, " "), line);
  return !/[\p{L}\p{N}]/u.test(
    unnamed
      .replace(/\[[^\]]*\d[^\]]*\](?::)?/gu, " ")
      .replace(/^\s*(?:[-*+•]|\d{1,3}[.)])\s/u, " ")
      .replace(
        /\b(?:pp?\.|pages?|S\.|Seiten?|sources?|passages?|and|und)\s*\d*(?:\s*[-–,]\s*\d+)*/giu,
        " ",
      ),
  );
}
