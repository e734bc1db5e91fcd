import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The pages whose commands people type. A comment before a block says its name here, or why it is not run. */
const pages = ["docs/operations.md"];

export type Block = {
  page: string;
  line: number;
  commands: string;
  name?: string;
  notRun?: string;
};

const fence =
  /(?:^ *<!-- (?:run: (?<name>[a-z-]+)|not run: (?<why>[^>]+)) -->\n+)?^(?<indent> *)```(?:sh|cron)\n(?<text>[^]*?)^ *```$/gm;

/** Every block of commands of these pages, in their order. */
export function readManual(texts = pages.map((page) => [page, readPage(page)] as const)): Block[] {
  return texts.flatMap(([page, text]) =>
    [...text.matchAll(fence)].map(({ index, groups = {} }) => {
      const { name, why, indent = "", text: commands = "" } = groups;
      return {
        page,
        line: text.slice(0, index).split("\n").length,
        // Of a line for cron what comes after the times and the user.
        commands: commands
          .replaceAll(new RegExp(`^${indent}`, "gm"), "")
          .replace(/^(?:[\d*]+ ){5}root /, ""),
        ...(name !== undefined && { name }),
        ...(why !== undefined && { notRun: why }),
      };
    }),
  );
}

/** Commands that stand within the text, each once. */
export function readInlineCommands(text = readPage(pages[0] ?? "")): string[] {
  const spans = [...text.matchAll(/`((?:docker|ls) [^`]+)`/g)].map(([, command = ""]) => command);
  return [...new Set(spans.map((command) => command.replaceAll(/\s+/g, " ")))];
}

/**
 * The commands of a block, as a reader types them with words of their own in place of the manual's.
 * @throws Error when no page has the block
 */
export function commandsOf(name: string, ownWords: Record<string, string>): string {
  const found = readManual().find((block) => block.name === name);
  if (!found) throw new Error(`No block of the manual is marked <!-- run: ${name} -->`);
  return fillIn(found.commands, ownWords);
}

/** Puts a reader's own words in place of the manual's. */
export function fillIn(commands: string, ownWords: Record<string, string>): string {
  return Object.entries(ownWords).reduce(
    (text, [word, own]) => text.replaceAll(word, own),
    commands,
  );
}

function readPage(page: string): string {
  return readFileSync(fileURLToPath(new URL(`../../${page}`, import.meta.url)), "utf8");
}
