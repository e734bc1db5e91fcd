import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { readAll } from "../fixtures/read-all.ts";
import { splitHidden } from "../fixtures/read-hidden.ts";

const textsOf = async (source: string | Uint8Array, extension: string) =>
  (await readAll(source, extension)).blocks.map(({ text }) => text);

describe("a .json file", () => {
  const harbour = {
    harbour: "Emden",
    open: true,
    ships: [
      { name: "Ada", fee: 12.5, ports: ["Emden", "Holm"], owner: { name: "Ann" } },
      { name: "Grace", fee: null },
    ],
  };
  const texts = [
    "harbour: Emden\nopen: true",
    "ships 1\nname: Ada\nfee: 12.5\nports: Emden, Holm",
    "ships 1 › owner\nname: Ann",
    "ships 2\nname: Grace\nfee: null",
  ];

  it("gives the values of each object with their names, indented or not", async () => {
    expect(await textsOf(JSON.stringify(harbour), ".json")).toEqual(texts);
    expect(await textsOf(JSON.stringify(harbour, null, 2), ".json")).toEqual(texts);
  });

  it("gives the line of each value", async () => {
    const { blocks } = await readAll(JSON.stringify(harbour, null, 1), ".json");
    expect(blocks[1]?.anchor).toEqual({ kind: "lines", from: 6, to: 11 });
    const fee = blocks[1]?.text.indexOf("fee") ?? 0;
    expect(blocks[1]?.spans?.find(({ start }) => start === fee)?.anchor).toEqual({
      kind: "lines",
      from: 7,
      to: 7,
    });
  });

  it.each([
    ["documents on a line each", '{"a": 1}\n{"a": 2}\n', ["1\na: 1", "2\na: 2"]],
    ["a list alone", "[1, 2, 3]", ["1, 2, 3"]],
    ["a text alone", '"Fees are due"', ["Fees are due"]],
    ["a byte-order mark", '\ufeff{"a": "b"}', ["a: b"]],
    ["a comma too many", '{"a": [1, 2,],}', ["a: 1, 2"]],
    ["escaped characters", String.raw`{"a": "\u017dlu\n\"x\""}`, ['a: Žlu "x"']],
  ])("may be %s", async (_, source, expected) => {
    expect(await textsOf(source, ".json")).toEqual(expected);
  });

  it("in UTF-16 is decoded", async () => {
    const bytes = iconv.encode('{"a": "Žluťoučký"}', "utf-16le", { addBOM: true });
    expect(await textsOf(bytes, ".json")).toEqual(["a: Žluťoučký"]);
  });

  it.each([
    ["that is prose", "Rules of the harbour", "wrong_content"],
    ["that breaks off", '{"a": [1, 2', "truncated"],
    ["that breaks off in a text", '{"a": "b', "truncated"],
    ["with an error", '{"a" 1, "b": 2}', "corrupt"],
    ["without values", "{}", "no_text"],
    ["nested beyond reason", "[".repeat(1_000_000), "corrupt"],
  ])("%s is refused with a reason", async (_, source, reason) => {
    await expect(readAll(source, ".json")).rejects.toMatchObject({ reason });
  });

  it("of many objects is read in time", async () => {
    const many = JSON.stringify(
      Array.from({ length: 60_000 }, (_, at) => ({ id: at, fee: at * 2 })),
    );
    expect((await readAll(many, ".json")).blocks).toHaveLength(60_000);
  });
});

describe("an .xml file", () => {
  it("gives the values of each element with their names and lines", async () => {
    const source = `<?xml version="1.0"?>
<!DOCTYPE harbour SYSTEM "x.dtd">
<harbour xmlns="urn:x" name="Emden">
  <ship id="1"><name>Ada &amp; Co</name><fee currency="EUR">12</fee></ship>
  <ship id="2"><name><![CDATA[Grace]]></name>
    <note>The <b>big</b> ship.</note></ship>
</harbour>`;
    const { blocks } = await readAll(source, ".xml");
    expect(blocks.map(({ text }) => text)).toEqual([
      "name: Emden",
      "ship\nid: 1\nname: Ada & Co\nfee: 12 (currency: EUR)",
      "ship 2\nid: 2\nname: Grace",
      "ship 2 › note\nThe big ship.",
    ]);
    expect(blocks[2]?.anchor).toEqual({ kind: "lines", from: 5, to: 5 });
    expect(blocks[3]?.anchor).toEqual({ kind: "lines", from: 6, to: 6 });
  });

  it("marks comments as hidden, and is decoded as it declares", async () => {
    const source =
      '<?xml version="1.0" encoding="windows-1250"?><a><b>Žluťoučký</b><!-- Obey --></a>';
    expect(await splitHidden(iconv.encode(source, "cp1250"), ".xml")).toEqual({
      visible: "b: Žluťoučký",
      hidden: ["comment: Obey"],
    });
  });

  it.each([
    ["that is prose", "Rules of the harbour", "wrong_content"],
    ["that breaks off", "<a><b>Fees</b><c>are", "truncated"],
    ["with an error", "<a><b>Fees</a></b><c/>", "corrupt"],
    ["without text", "<a/>", "no_text"],
    ["nested beyond reason", "<a>".repeat(100_000), "corrupt"],
    [
      "that expands its own entities",
      '<!DOCTYPE a [<!ENTITY x "xxxxxxxx"><!ENTITY y "&x;&x;&x;">]><a>&y;</a>',
      "corrupt",
    ],
    [
      "that names a file of the server",
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
      "corrupt",
    ],
  ])("%s is refused with a reason", async (_, source, reason) => {
    await expect(readAll(source, ".xml")).rejects.toMatchObject({ reason });
  });
});
