import { describe, expect, it } from "vitest";
import { spellsOut } from "./abbreviations.rules.ts";

describe("spellsOut", () => {
  it.each([
    ["The small office network (SON) is new.", "SON"],
    ["SON (small office network) is new.", "SON"],
    ["Patients with drug-induced liver injury (DILI) were asked.", "DILI"],
    ["Assessment in Drug Induced Liver Injury", "DILI"],
    ["The Ministry of Public Works pays.", "MPW"],
    ["Das Kraftfahrzeug-Bundesamt (KBA) prüft.", "KBA"],
    ["hydroxypropyl cellulose (HPC)", "HPC"],
  ])("%s: %s", (text, short) => {
    expect(spellsOut(text, short)).toBe(true);
  });

  it.each([
    ["DILI diagnosis is usually retrospective.", "DILI"],
    ["The office is small (SON).", "SON"],
    ["Some people sing, others listen, Norma plays", "SON"],
    ["see chapter nine (CNX)", "SON"],
    ["", "SON"],
  ])("not %s: %s", (text, short) => {
    expect(spellsOut(text, short)).toBe(false);
  });
});
