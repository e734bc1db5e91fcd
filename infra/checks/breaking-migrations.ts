// Which statements of a migration break the processes of the release before, which serve on the new schema during an upgrade.
// migrations.test.ts beside this file reads all migrations with it and plants statements of each kind.
import { parse } from "libpg-query";

/** A node of Postgres's own syntax tree. */
type Node = Readonly<Record<string, unknown>>;
type Finding = { readonly breaks: string; readonly name: string };

const statements: Record<string, (node: Node) => (Finding | undefined)[]> = {
  DropStmt: findDropped,
  RenameStmt: findRenamed,
  AlterTableStmt: findAltered,
  AlterEnumStmt: ({ oldVal, typeName }) =>
    oldVal ? [{ breaks: "renames a value of", name: wordsOf(typeName) }] : [],
  TruncateStmt: ({ relations }) => [{ breaks: "empties", name: wordsOf(relations) }],
  DoStmt: findInBlock,
};

/** What no statement of a program names, so that it may go at any time. */
const unnamed = ["INDEX", "POLICY", "TRIGGER", "CONSTRAINT"].map((kind) => `OBJECT_${kind}`);

/**
 * Returns what a migration takes away from the release before, unless a comment of its own says since which release programs work with
 * both schemas: `-- compatible since RELEASE: NAME`, with the name as the finding has it. Tables that the migration itself makes are free.
 * @throws Error with Postgres's reason when it is no SQL
 */
export async function findBreaking(sql: string): Promise<string[]> {
  const { stmts = [] } = (await parse(sql)) as unknown as {
    stmts?: { stmt: Record<string, Node> }[];
  };
  const nodes = stmts.flatMap(({ stmt }) => Object.entries(stmt));
  const made = nodes
    .filter(([kind]) => kind === "CreateStmt")
    .map(([, node]) => wordsOf(node["relation"]));
  const excused = [...sql.matchAll(/^-- compatible since \S+: (.+)$/gm)].map(([, name]) => name);
  return nodes
    .flatMap(([kind, node]) => statements[kind]?.(node) ?? [])
    .filter((finding) => finding !== undefined)
    .filter(({ name }) => !excused.includes(name) && !made.includes(name.split(".")[0] ?? ""))
    .map(({ breaks, name }) => `${breaks} ${name}`);
}

function findDropped({ removeType, objects }: Node): Finding[] {
  if (unnamed.includes(String(removeType))) return [];
  return (objects as Node[]).map((object) => ({ breaks: "drops", name: nameOf(object) }));
}

function findRenamed({ renameType, relation, subname, object }: Node): Finding[] {
  if (unnamed.includes(String(renameType)) || renameType === "OBJECT_TABCONSTRAINT") return [];
  const name = [relation ?? object, subname].filter(Boolean).map(wordsOf).join(".");
  return [{ breaks: "renames", name }];
}

type Column = { colname?: string; typeName?: unknown; constraints?: Constraint[] };
type Constraint = { Constraint: { contype: string } };
type Command = { subtype: string; name?: string; def?: { ColumnDef?: Column } };

function findAltered({ relation, cmds }: Node): (Finding | undefined)[] {
  const table = wordsOf(relation);
  return (cmds as { AlterTableCmd: Command }[]).map(({ AlterTableCmd: command }) => {
    const breaks = alterations[command.subtype]?.(command);
    const column = command.name ?? command.def?.ColumnDef?.colname;
    return breaks ? { breaks, name: [table, column].join(".") } : undefined;
  });
}

const alterations: Record<string, (command: Command) => string | undefined> = {
  AT_DropColumn: () => "drops",
  AT_AlterColumnType: () => "changes the type of",
  AT_SetNotNull: () => "refuses nulls in",
  AT_ColumnDefault: ({ def }) => (def ? undefined : "takes the default from"),
  AT_AddColumn: ({ def }) => (needsValue(def?.ColumnDef) ? "demands a value for" : undefined),
};

/** A row that a program inserts without knowing the column would be refused. */
function needsValue({ constraints = [], typeName }: Column = {}): boolean {
  const kinds = constraints.map(({ Constraint: { contype } }) => contype);
  const refusesNull = kinds.includes("CONSTR_NOTNULL") || kinds.includes("CONSTR_PRIMARY");
  const givesValue = ["CONSTR_DEFAULT", "CONSTR_IDENTITY", "CONSTR_GENERATED"];
  const isSerial = wordsOf(typeName).includes("serial");
  return refusesNull && !kinds.some((kind) => givesValue.includes(kind)) && !isSerial;
}

/** Postgres parses the statements of a block when it runs: their words have to do. */
function findInBlock(node: Node): Finding[] {
  const text = wordsOf(node);
  const words =
    /\b(?:drop (?:table|column|function|view|type)|rename|set not null|alter column \S+ type)\b/gi;
  return [...text.matchAll(words)].map(([found]) => ({ breaks: "in a block:", name: found }));
}

/** The name of a dropped object, without the types of a function's parameters. */
function nameOf(object: Node): string {
  const { ObjectWithArgs } = object as { ObjectWithArgs?: { objname: Node[] } };
  return wordsOf(ObjectWithArgs?.objname ?? object);
}

/** All names in a part of the tree, in their order. */
function wordsOf(part: unknown): string {
  if (typeof part === "string") return part;
  const words: string[] = [];
  JSON.stringify(part, (key, value: unknown) => {
    if ((key === "relname" || key === "sval") && typeof value === "string") words.push(value);
    return value;
  });
  return words.join(".");
}
