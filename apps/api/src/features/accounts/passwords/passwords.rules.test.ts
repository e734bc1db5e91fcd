import { expect, it } from "vitest";
import { refusePassword } from "./passwords.rules.ts";

const ada = { email: "ada.byron@society.example", firstName: "Ada Augusta", lastName: "Lovelace" };
const common = /too common/;
const own = /too close to your name, your email address or the name of this product/;

it.each([
  ["password123", common],
  ["Passw0rd!", common],
  ["P@ssw0rd", common],
  ["abcdefgh", common],
  ["1234abcd", common],
  ["qwertzuiop", common],
  ["aaaaaaaaaaaa", common],
  ["abcabcabc", common],
  ["Summer2024", common],
  ["iloveyou2", common],
  ["footnote", own],
  ["Footnote2026", own],
  ["F00tnote1", own],
  ["lovelace1", own],
  ["adabyron", own],
  ["ada.byron1", own],
  ["society2026", own],
  ["ADA.byron@society.example", /Do not use your email address/],
])("the password %s is refused", (password, reason) => {
  expect(refusePassword(password, ada)).toMatch(reason);
});

it.each([
  "correct horse battery",
  "k7Gq2xzP",
  "zebra-lamp",
  "lovelace plays the trombone",
  "\u5bc6\u7801\u5f88\u96be\u731c\u5230\u7684",
])("the password %s is accepted: no kind of character is required", (password) => {
  expect(refusePassword(password, ada)).toBeUndefined();
});

it("takes no longer for a long password than for one of 32 characters", () => {
  const hostile = "p4$$w0rd".repeat(32);
  const measure = (password: string) => {
    const started = process.cpuUsage();
    for (let round = 0; round < 5; round += 1) refusePassword(password, ada);
    return process.cpuUsage(started).user;
  };
  measure(hostile);
  expect(measure(hostile)).toBeLessThan(3 * measure(hostile.slice(0, 32)) + 50_000);
});
