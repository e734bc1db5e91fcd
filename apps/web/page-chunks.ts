import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

type Group = {
  name: string;
  /** The modules of the pages, as paths below the app's folder. */
  modules: readonly string[];
  /** How many of these must import a module. */
  atLeast: number;
};

/**
 * Names a chunk for the modules that pages are drawn with; other modules get no name. What opens only later is then never
 * fetched to draw a page because the two share a small module.
 */
export function drawnWith(group: Group): Rolldown.CodeSplittingNameFunction {
  const starts = group.modules.map((module) => fileURLToPath(new URL(module, import.meta.url)));
  let members: ReadonlySet<string> | undefined;
  return (id, graph) => {
    members ??= new Set(findMembers(starts, group.atLeast, graph));
    return members.has(id) ? group.name : null;
  };
}

/** The pages themselves stay chunks of their own. */
function findMembers(starts: string[], atLeast: number, graph: Rolldown.ChunkingContext): string[] {
  const sets = starts.map((start) => importedBy(start, graph));
  const all = new Set(sets.flatMap((set) => [...set]));
  for (const start of starts) all.delete(start);
  return [...all].filter((id) => sets.filter((set) => set.has(id)).length >= atLeast);
}

/** A module and all of the app's own modules that it imports. */
function importedBy(start: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set([start]);
  for (const id of found) {
    const imported = graph.getModuleInfo(id)?.importedIds ?? [];
    for (const other of imported) if (!other.includes("/node_modules/")) found.add(other);
  }
  return found;
}
