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
  IndexStmt: ({ unique, relation, idxname }) =>
    unique ? [{ breaks: "refuses duplicates in", name: within(relation, idxname) }] : [],
  CreatePolicyStmt: ({ permissive, table, policy_name }) =>
    permissive ? [] : [{ breaks: "hides rows of", name: within(table, policy_name) }],
  AlterPolicyStmt: ({ table, policy_name }) => [
    { breaks: "changes the policy", name: within(table, policy_name) },
  ],
  GrantStmt: ({ is_grant, objects = [] }) =>
    is_grant ? [] : (objects as Node[]).map((one) => ({ breaks: "revokes", name: nameOf(one) })),
  GrantRoleStmt: ({ is_grant, granted_roles }) =>
    is_grant ? [] : [{ breaks: "revokes", name: rolesOf(granted_roles) }],
  AlterObjectSchemaStmt: ({ relation, object }) => [
    { breaks: "moves", name: nameOf((relation ?? object) as Node) },
  ],
};

/** What no statement of a program needs, so that it may go at any time. Of indexes that is true where they are not unique. */
const unneeded = ["OBJECT_INDEX", "OBJECT_TRIGGER"];
const renamable = [...unneeded, "OBJECT_POLICY", "OBJECT_TABCONSTRAINT"];

/**
 * Returns what a migration takes away from the release before, unless a comment of its own says since which release programs work with
 * both schemas: `-- compatible since RELEASE: NAME`, with the name as the finding has it. Tables that the migration itself makes are free.
 * @param uniqueBefore the unique indexes of earlier migrations: `on conflict` needs them
 * @throws Error with Postgres's reason when it is no SQL
 */
export async function findBreaking(
  sql: string,
  uniqueBefore: readonly string[] = [],
): Promise<string[]> {
  const nodes = await readStatements(sql);
  const made = nodes
    .filter(([kind]) => kind === "CreateStmt")
    .map(([, node]) => wordsOf(node["relation"]));
  const excused = [...sql.matchAll(/^-- compatible since \S+: (.+)$/gm)].map(([, name]) => name);
  const lost = nodes
    .filter(([kind, { removeType }]) => kind === "DropStmt" && removeType === "OBJECT_INDEX")
    .flatMap(([, { objects }]) => (objects as Node[]).map(nameOf))
    .filter((name) => uniqueBefore.includes(name));
  return nodes
    .flatMap(([kind, node]) => statements[kind]?.(node) ?? [])
    .filter((finding) => finding !== undefined)
    .concat(lost.map((name) => ({ breaks: "drops", name })))
    .filter(({ name }) => !excused.includes(name) && !made.includes(name.split(".")[0] ?? ""))
    .map(({ breaks, name }) => `${breaks} ${name}`);
}

/** The names of the unique indexes that a migration makes. @throws Error with Postgres's reason when it is no SQL */
export async function findUniqueIndexes(sql: string): Promise<string[]> {
  const indexes = (await readStatements(sql)).filter(([kind]) => kind === "IndexStmt");
  return indexes.filter(([, { unique }]) => unique).map(([, { idxname }]) => String(idxname));
}

async function readStatements(sql: string): Promise<[kind: string, node: Node][]> {
  const { stmts = [] } = (await parse(sql)) as unknown as {
    stmts?: { stmt: Record<string, Node> }[];
  };
  return stmts.flatMap(({ stmt }) => Object.entries(stmt));
}

function findDropped({ removeType, objects }: Node): Finding[] {
  if (unneeded.includes(String(removeType))) return [];
  return (objects as Node[]).map((object) => ({ breaks: "drops", name: nameOf(object) }));
}

function findRenamed({ renameType, relation, subname, object }: Node): Finding[] {
  if (renamable.includes(String(renameType))) return [];
  const name = [relation ?? object, subname].filter(Boolean).map(wordsOf).join(".");
  return [{ breaks: "renames", name }];
}

type Column = { colname?: string; typeName?: unknown; constraints?: Constraint[] };
type Constraint = { Constraint: { contype: string; conname?: string } };
type Command = {
  subtype: string;
  name?: string;
  def?: { ColumnDef?: Column } & Partial<Constraint>;
};

function findAltered({ relation, cmds }: Node): (Finding | undefined)[] {
  const table = wordsOf(relation);
  return (cmds as { AlterTableCmd: Command }[]).map(({ AlterTableCmd: command }) => {
    const breaks = alterations[command.subtype]?.(command);
    const { ColumnDef, Constraint } = command.def ?? {};
    const part = command.name ?? ColumnDef?.colname ?? Constraint?.conname;
    return breaks ? { breaks, name: within(table, part) } : undefined;
  });
}

const alterations: Record<string, (command: Command) => string | undefined> = {
  AT_DropColumn: () => "drops",
  AT_AlterColumnType: () => "changes the type of",
  AT_SetNotNull: () => "refuses nulls in",
  AT_ColumnDefault: ({ def }) => (def ? undefined : "takes the default from"),
  // Also one that is not validated: it holds for new rows.
  AT_AddConstraint: () => "refuses rows of",
  AT_DropConstraint: () => "drops",
  AT_EnableRowSecurity: () => "hides rows of",
  AT_ForceRowSecurity: () => "hides rows of",
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
    /\b(?:drop(?! not null)(?: \w+)?|truncate|rename|revoke|set schema|set not null|add constraint|create unique index|(?:enable|force) row level security|alter column \S+ type)\b/gi;
  return [...text.matchAll(words)].map(([found]) => ({ breaks: "in a block:", name: found }));
}

/** A part of a table, after the table's name. */
function within(table: unknown, part: unknown): string {
  return [wordsOf(table), part].filter(Boolean).join(".");
}

/** The name of an object, without the types of a function's parameters. */
function nameOf(object: Node): string {
  const { ObjectWithArgs } = object as { ObjectWithArgs?: { objname: Node[] } };
  return wordsOf(ObjectWithArgs?.objname ?? object);
}

function rolesOf(granted: unknown): string {
  const roles = granted as { AccessPriv: { priv_name: string } }[];
  return roles.map(({ AccessPriv }) => AccessPriv.priv_name).join(", ");
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
