import fc, { type Arbitrary } from "fast-check";

/** The parts of JSON Schema that the API's document uses. */
export type Schema = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  minLength?: number;
};

const deep = (depth: number): unknown => {
  let value: unknown = "end";
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
};

/** Texts that are known to break programs. */
export const hostileText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\0",
    "a\0b",
    "\uD800",
    "\uDFFFx",
    "\u202Etxt.exe",
    "é".normalize("NFD"),
    "ﬀ",
    "null",
    "undefined",
    "NaN",
    "true",
    "__proto__",
    "constructor",
    "../../../../etc/passwd",
    "..\\..\\windows",
    "%00",
    "%F0%28",
    "' or '1'='1",
    "'; drop table document; --",
    "$1",
    "\\",
    '"',
    "${7*7}",
    "{{7*7}}",
    "<script>alert(1)</script>",
    "0",
    "-1",
    "1e309",
    "9007199254740993",
    "2147483648",
    "00000000-0000-0000-0000-000000000000",
    "ffffffff-ffff-ffff-ffff-ffffffffffff",
    "0199aa00-0000-7000-8000-00000000000g",
    "2026-02-30",
    "9999999-01-01T00:00:00Z",
    "a@b",
    `${"a".repeat(300)}@example.org`,
    "x".repeat(20_000),
    "💥".repeat(500),
    "(".repeat(2_000),
    "a ".repeat(3_000),
  ),
  fc.string({ unit: "binary", maxLength: 60 }),
);

/** Values of any type that are known to break programs. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -0,
      -1,
      0.1,
      1e308,
      -1e308,
      2 ** 31,
      2 ** 53,
      Number.MIN_VALUE,
      [],
      {},
      [[]],
      [null],
      { $ne: null },
      { toString: 1 },
      { length: 1e9 },
      JSON.parse('{"then":"x"}'),
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(30, 300, 3_000).map(deep) },
  { weight: 1, arbitrary: fc.array(fc.anything({ maxDepth: 1 }), { maxLength: 30 }) },
);

/** Ids that exist in either organization. */
export type KnownIds = readonly string[];

/** Generates values that a schema allows, often with known ids. */
export function valid(schema: Schema, ids: KnownIds): Arbitrary<unknown> {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return fc.oneof(...branches.map((branch) => valid(branch, ids)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  return validOfType(schema, ids);
}

function validOfType(schema: Schema, ids: KnownIds): Arbitrary<unknown> {
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "string":
      return text(schema, ids);
    case "integer":
    case "number":
      return fc.integer({
        min: schema.minimum ?? 0,
        max: Math.min(schema.maximum ?? 1000, 2 ** 31),
      });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(valid(schema.items ?? {}, ids), { maxLength: 3 });
    case "object":
      return record(schema, ids);
    default:
      return fc.constantFrom<unknown>("tides", 1, {}, { collection_ids: { $overlap: [...ids] } });
  }
}

function record({ properties = {}, required = [] }: Schema, ids: KnownIds): Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, one]) => [name, valid(one, ids)]);
  const model = Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>;
  return fc.record(model, { requiredKeys: required });
}

function text({ format, maxLength = 40, minLength = 0 }: Schema, ids: KnownIds): Arbitrary<string> {
  if (format === "uuid") return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (format === "email") return fc.emailAddress();
  if (format === "date-time") return fc.date({ noInvalidDate: true }).map((at) => at.toISOString());
  return fc.oneof(
    fc.constantFrom("When does the ferry leave?", "tides", "Harbour", "correct horse battery"),
    fc.string({ minLength: Math.min(minLength, 40), maxLength: Math.min(maxLength, 40) }),
  );
}

/** Generates a body that violates its schema in some places or everywhere. */
export function mutated(schema: Schema, ids: KnownIds): Arbitrary<unknown> {
  const fields = Object.keys(schema.properties ?? {});
  const some = fields.length > 0 ? fc.constantFrom(...fields) : fc.constant("x");
  const replaced = fc
    .tuple(valid(schema, ids), some, hostileValue)
    .map(([body, field, value]) => ({ ...(body as object), [field]: value }));
  const extra = fc
    .tuple(valid(schema, ids), hostileText, hostileValue)
    .map(([body, field, value]) => ({ ...(body as object), [field]: value }));
  return fc.oneof(
    { weight: 4, arbitrary: valid(schema, ids) },
    { weight: 6, arbitrary: replaced },
    { weight: 1, arbitrary: extra },
    { weight: 1, arbitrary: hostileValue },
  );
}

/** Formats a value for a query or a form. */
export function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
