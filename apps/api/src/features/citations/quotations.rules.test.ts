import { describe, expect, it } from "vitest";
import { findQuotations, flattenSource, holdsQuote, readQuotes } from "./quotations.rules.ts";

describe("findQuotations", () => {
  it.each([
    ["English", "She said “stay as long”.", ["stay as long"]],
    ["straight", 'She said "stay as long".', ["stay as long"]],
    ["single", "She said ‘stay as long’.", ["stay as long"]],
    ["straight single", "She said 'stay as long'.", ["stay as long"]],
    ["German", "Sie sagte: „Wir bleiben hier“.", ["Wir bleiben hier"]],
    ["German, closed in English", "Sie sagte: „Wir bleiben hier”.", ["Wir bleiben hier"]],
    ["German single", "Sie sagte: ‚Wir bleiben hier‘.", ["Wir bleiben hier"]],
    ["German guillemets", "Sie sagte: »Wir bleiben hier«.", ["Wir bleiben hier"]],
    ["French", "Elle dit : « Nous restons ici ».", [" Nous restons ici "]],
    ["Swedish", "Hon sade: ”Vi stannar här”.", ["Vi stannar här"]],
    ["Russian", "Она сказала: «Мы останемся здесь».", ["Мы останемся здесь"]],
    ["Chinese", "他说：“我们留下。”然后走了。", ["我们留下。"]],
    ["Japanese", "彼は「ここにいる」と言った。", ["ここにいる"]],
    ["nested", "He said “she told me ‘stay’ and went” twice.", ["she told me ‘stay’ and went"]],
    ["nested alike", "«Он сказал «нет» и ушёл»", ["Он сказал «нет» и ушёл"]],
    ["two", '"one" and "two"', ["one", "two"]],
    ["apostrophes inside", "He said 'it's the tenant's roof' then.", ["it's the tenant's roof"]],
    ["a full stop inside", "He said “One. Two.” today", ["One. Two."]],
    ["apostrophes alone", "The tenants' roof and the neighbours' wall don't leak.", []],
    ["a decade", "in the '90s the owners' lease", []],
    ["inches", 'a board of 5" by 7" and 3"', []],
    ["one that is not closed", "He said “stay", []],
  ])("%s", (_, text, inside) => {
    expect(findQuotations(text).map((one) => one.inside)).toEqual(inside);
  });
});

describe("holdsQuote", () => {
  const source = `The tenant said: “We will stay as long as the roof holds.” The lease is well-known, and the infor-
mation on unlawful entry is on page 7.\n他说，我们留下，不走了。在1973年石油危机过后10年。`;
  it.each([
    ["as it stands", "“We will stay as long as the roof holds”", true],
    [
      "in another case, with other blanks and marks",
      '"we will  STAY, as long as the roof holds!"',
      true,
    ],
    ["with a part left out", "“We will stay … the roof holds”", true],
    ["with a part left out in brackets", "“We will stay [...] the roof holds”", true],
    ["with a word put in", "“We will stay as long as [our] roof holds”", true],
    ["over a hyphen", "“The lease is well known”", true],
    ["over the end of a line", "“the information on unlawful entry”", true],
    ["Chinese", "“我们留下，不走了”", true],
    ["Chinese without its comma", "“我们留下不走了”", true],
    ["that begins and ends with digits between Chinese", "“1973年石油危机过后10”", true],
    ["with a word changed", "“We will stay as long as the wall holds”", false],
    ["with the negation dropped", "“information on lawful entry”", false],
    ["with parts in another order", "“as long as the roof holds … We will stay”", false],
    ["with a word left out unmarked", "“We will stay as the roof holds”", false],
    ["Chinese with a sign changed", "“我们留下，不去了”", false],
  ])("%s", (_, claim, held) => {
    const { quotes } = readQuotes(claim);
    expect(quotes).toHaveLength(1);
    expect(quotes.every((parts) => holdsQuote(flattenSource(source), parts))).toBe(held);
  });

  it("asks nothing of names and words that are only mentioned", () => {
    const claim = "The “Harbour House” has a 'roof'.";
    expect(readQuotes(claim)).toEqual({ quotes: [], said: claim });
  });

  it("leaves what is said around them", () => {
    const { quotes, said } = readQuotes("In 1905 it “rose by 1,200 or more … in all” by 3.");
    expect(quotes).toEqual([["rose by 1 200 or more", "in all"]]);
    expect(said).toBe("In 1905 it   by 3.");
  });
});
