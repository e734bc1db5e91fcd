/** A folder of the scope. */
export type NamedFolder = { readonly id: string; readonly path: readonly string[] };

/** A name in a question, from `start` to `end`, and the folders that it may mean. */
export type FolderMention = {
  readonly start: number;
  readonly end: number;
  readonly folders: readonly NamedFolder[];
};

/** Finds the names and paths of folders in a question, the longest first. */
export function findFolderMentions(
  question: string,
  folders: readonly NamedFolder[],
): FolderMention[] {
  const asked = question.toLowerCase();
  const spellings = folders.flatMap((folder) =>
    spellingsIn(asked, folder.path).map((name) => ({ name, folder })),
  );
  const byName = Map.groupBy(spellings, ({ name }) => name);
  return [...byName]
    .flatMap(([name, named]) => {
      const start = findWords(asked, name);
      const meant = [...new Set(named.map(({ folder }) => folder))];
      return start === undefined ? [] : [{ start, end: start + name.length, folders: meant }];
    })
    .toSorted((a, b) => b.end - b.start - (a.end - a.start));
}

/** The spellings of a path that a text contains: the folder's own name, and that behind those of folders above it. */
function spellingsIn(asked: string, path: readonly string[]): string[] {
  const [own = "", ...above] = path.toReversed().map((name) => name.toLowerCase());
  if (!asked.includes(own)) return [];
  const found = [own];
  for (const separator of [" > ", " / ", ">", "\\", "/"]) {
    let name = own;
    for (const before of above) {
      name = before + separator + name;
      // What is longer ends with this one.
      if (!asked.includes(name)) break;
      found.push(name);
    }
  }
  return found;
}

const joined = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

/** Returns where a text contains a name that is not part of a longer word. */
function findWords(text: string, name: string): number | undefined {
  if (name === "") return undefined;
  const isWord = (character: string) => /[\p{L}\p{N}]/u.test(character) && !joined.test(character);
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const cutsBefore = isWord(text.charAt(at - 1)) && isWord(name.charAt(0));
    const cutsAfter = isWord(text.charAt(at + name.length)) && isWord(name.at(-1) ?? "");
    if (!cutsBefore && !cutsAfter) return at;
  }
  return undefined;
}
