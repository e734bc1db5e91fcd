import { expect, it } from "vitest";
import { suggestDomain } from "./suggest-domain.ts";

it.each([
  ["ada@society.example", "society.example"],
  ["Ada@Mail.Society.CO.UK", "mail.society.co.uk"],
  ['"a@b"@society.example', "society.example"],
  ["ada@bücher.example", "bücher.example"],
  ["ada@xn--bcher-kva.xn--p1ai", "xn--bcher-kva.xn--p1ai"],
  ["ada@gmail.com", ""],
  ["ada@yahoo.co.jp", ""],
  ["ada@gmx.net", ""],
  ["ada@outlook.com", ""],
  ["ada@outlook-consulting.com", "outlook-consulting.com"],
  ["ada@live.society.example", "live.society.example"],
  ["ada@localhost", ""],
  ["ada@[192.0.2.1]", ""],
  ["ada@192.0.2.1", ""],
  ["", ""],
])("suggests for %s the domain %j", (email, domain) => {
  expect(suggestDomain(email)).toBe(domain);
});
