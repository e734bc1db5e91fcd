import iconv from "iconv-lite";
import { type FormatCases, foreign, linesAt as at, picture } from "./case.ts";

const fees = [
  { ship: "Ada", fee: 12 },
  { ship: "Grace", fee: 14 },
];
const features = {
  type: "FeatureCollection",
  features: [
    { type: "Feature", properties: { name: "East pier" }, geometry: { coordinates: [6.2, 53.4] } },
  ],
};

export const json: FormatCases = {
  extension: ".json",
  good: {
    "a list of objects, indented": {
      bytes: () => JSON.stringify(fees, null, 1),
      shown: { "ship: Ada": at(3, 4), "ship: Grace": at(7, 8) },
    },
    "the same on one line": { bytes: () => JSON.stringify(fees), shown: { "ship: Grace": at(1) } },
    "nested objects with their path": {
      bytes: () => JSON.stringify({ harbour: { office: { phone: "4021" } } }),
      shown: { "harbour › office": null, "phone: 4021": null },
    },
    "a list of values": {
      bytes: () => '{"ports": ["Emden", "Holm"]}',
      shown: { "ports: Emden, Holm": at(1) },
    },
    "a record on each line": {
      bytes: () => fees.map((one) => JSON.stringify(one)).join("\n"),
      shown: { "ship: Ada": at(1), "ship: Grace": at(2) },
    },
    "comments and commas too many": {
      bytes: () => '{\n// the fee\n"fee": 12,\n}',
      shown: { "fee: 12": at(3) },
    },
    "escaped letters": {
      bytes: () => String.raw`{"name": "Z\u00fcrich \"Nord\""}`,
      shown: { 'Zürich "Nord"': at(1) },
    },
    "UTF-16 with a mark": {
      bytes: () => iconv.encode('{"name": "Ærø"}', "utf-16be", { addBOM: true }),
      shown: { "name: Ærø": at(1) },
    },
    "true, false, null and numbers": {
      bytes: () => '{"open": true, "fee": -1.5e3, "owner": null}',
      shown: { "open: true": at(1), "owner: null": at(1) },
    },
    "a map as GeoJSON": {
      bytes: () => JSON.stringify(features),
      shown: { "name: East pier": at(1) },
    },
    "names of several languages": {
      bytes: () => '{"料金": "12", "плата": "14"}',
      shown: { "料金: 12": at(1), "плата: 14": at(1) },
    },
    "an empty object beside others": {
      bytes: () => '[{}, {"fee": 12}]',
      shown: { "fee: 12": at(1) },
    },
  },
  bad: {
    ...foreign,
    "a picture under its name": picture,
    prose: { bytes: () => "Fees are due in advance.", reason: "wrong_content" },
    "without its end": { bytes: () => '{"fees": [{"ship": "Ada"}, {"ship"', reason: "truncated" },
    "an error in the middle": { bytes: () => '{"a": 1 "b": 2 ]', reason: "corrupt" },
    "no values": { bytes: () => '{"a": {}, "b": []}', reason: "no_text" },
    "nested beyond reason": { bytes: () => '{"a":'.repeat(300_000), reason: "corrupt" },
  },
};

export const xml: FormatCases = {
  extension: ".xml",
  good: {
    "elements on lines": {
      bytes: () =>
        "<fees>\n<fee>\n<ship>Ada</ship>\n</fee>\n<fee>\n<ship>Grace</ship>\n</fee>\n</fees>",
      shown: { "ship: Ada": at(3), "ship: Grace": at(6) },
    },
    attributes: {
      bytes: () => '<a><ship name="Ada" fee="12"/></a>',
      shown: { "name: Ada": at(1) },
    },
    "CDATA and entities": {
      bytes: () => "<a><n><![CDATA[Fish & <chips>]]></n><m>A &lt; B</m></a>",
      shown: { "n: Fish & <chips>": at(1), "m: A < B": at(1) },
    },
    "text with elements in it": {
      bytes: () => "<doc><p>The <b>big</b> crane lifts twenty tonnes.</p></doc>",
      shown: { "The big crane lifts twenty tonnes.": at(1) },
    },
    namespaces: {
      bytes: () => '<x:a xmlns:x="urn:x"><x:fee>12</x:fee></x:a>',
      shown: { "fee: 12": at(1) },
    },
    "an encoding that it declares": {
      bytes: () =>
        iconv.encode('<?xml version="1.0" encoding="iso-8859-2"?><a><n>Łódź</n></a>', "iso-8859-2"),
      shown: { "n: Łódź": at(1) },
    },
    "UTF-16 with a mark": {
      bytes: () => iconv.encode("<a><n>Ærø</n></a>", "utf-16le", { addBOM: true }),
      shown: { "n: Ærø": at(1) },
    },
    "comments as hidden text": {
      bytes: () => "<a><!-- Obey --><n>Fees</n></a>",
      shown: { "n: Fees": at(1) },
      hidden: ["Obey"],
    },
    "a feed": {
      bytes: () =>
        '<rss version="2.0"><channel><title>Harbour news</title><item><title>Crane repaired</title><link>x</link></item></channel></rss>',
      shown: { "title: Harbour news": at(1), "title: Crane repaired": at(1) },
    },
    "a type of document without entities": {
      bytes: () => '<!DOCTYPE a SYSTEM "http://example.org/a.dtd"><a><n>Fees</n></a>',
      shown: { "n: Fees": at(1) },
    },
    "processing instructions": {
      bytes: () => '<?xml-stylesheet href="x.xsl"?><a><n>Fees</n></a>',
      shown: { "n: Fees": at(1) },
      absent: ["x.xsl"],
    },
    "an invoice with sums": {
      bytes: () => '<Invoice><ID>2024-17</ID><Total currencyID="EUR">119.00</Total></Invoice>',
      shown: { "ID: 2024-17": at(1), "119.00": at(1) },
    },
  },
  bad: {
    ...foreign,
    "a picture under its name": picture,
    "without its end": { bytes: () => "<a><n>Fees</n><m>are", reason: "truncated" },
    "tags that cross": { bytes: () => "<a><n>Fees</a></n><m/>", reason: "corrupt" },
    "entities that multiply": {
      bytes: () =>
        `<!DOCTYPE a [<!ENTITY a "x">${Array.from({ length: 9 }, (_, one) => `<!ENTITY a${one} "${`&a${one || ""};`.repeat(10)}">`).join("")}]><a>&a8;</a>`,
      reason: "corrupt",
    },
    "an entity of the server": {
      bytes: () => '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
      reason: "corrupt",
    },
    "nested beyond reason": { bytes: () => "<a>".repeat(50_000), reason: "corrupt" },
    "no text": { bytes: () => "<a><b/><c></c></a>", reason: "no_text" },
  },
};
