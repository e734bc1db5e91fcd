import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { createTestAdmin, createTestFolder, uploadTestDocument } from "../../test/fixtures.ts";
import { ask } from "../../test/test-library.ts";
import { type Product, startProduct } from "../../test/product.ts";

const suppliers = [
  { name: "Northwind Paper", notice: 90, end: "2026-03-31", disputes: "arbitration in Rotterdam" },
  { name: "Calder Logistics", notice: 60, end: "2027-01-15", disputes: "the courts of Leeds" },
  { name: "Fjordkraft Nord", notice: 180, end: "2028-05-01", disputes: "arbitration in Oslo" },
  { name: "Pamir Textiles", notice: 45, end: "2027-02-28", disputes: "arbitration in London" },
  { name: "Greywater Systems", notice: 90, end: "2026-11-30", disputes: "the courts of Leeds" },
] as const;

const formatContract = ({
  name,
  notice,
  end,
  disputes,
}: (typeof suppliers)[number]) => `# Contract with ${name}

## 1. Term
The contract ends on ${end} unless it is renewed in writing. Either party may terminate it with ${notice} days notice.

## 2. Liability
Neither party is liable for a delay that events beyond its control have caused.

## 3. Disputes
Disputes are settled by ${disputes}.
`;

const formatMinutes = (month: string, spent: number) => `# Minutes of the council, ${month} 2026

The council has spent ${spent} EUR of its budget.
`;

describe("a question that several documents answer", () => {
  let product: Product;
  let client: Client;
  beforeAll(async () => {
    product = await startProduct();
    client = await createTestAdmin(product);
    const folder = await createTestFolder(client, "Contracts");
    for (const supplier of suppliers) {
      const name = `Contract ${supplier.name}.md`;
      await uploadTestDocument(client, folder, { name, bytes: formatContract(supplier) });
    }
    for (const [at, month] of ["April", "May", "June"].entries()) {
      const name = `Minutes ${month} 2026.md`;
      await uploadTestDocument(client, folder, {
        name,
        bytes: formatMinutes(month, 310 * (at + 1)),
      });
    }
  });
  afterAll(() => product.close());

  const answerTo = async (question: string) => {
    const { body } = await ask(client, question);
    const { content, metadata } = body.results.messages[0];
    const rows = content.split("\n").filter((line: string) => line.startsWith("| Contract"));
    return { content, metadata, rows };
  };

  it.each([
    [
      "Which contracts are settled by arbitration?",
      ["Fjordkraft Nord", "Northwind Paper", "Pamir Textiles"],
    ],
    ["Which contracts end in 2026?", ["Greywater Systems", "Northwind Paper"]],
    ["List the end of all contracts", suppliers.map(({ name }) => name).toSorted()],
  ])("names each document that does: %s", async (question, names) => {
    const { rows, metadata } = await answerTo(question);
    const named = rows.map((row: string) => /^\| Contract ([^|]+?) \|/.exec(row)?.[1]);
    expect(named).toEqual(names);
    expect(metadata.outcome).toBe("answered");
    const states = metadata.claims.map(({ state }: { state: string }) => state);
    expect(new Set(states)).toEqual(new Set(["quoted"]));
  });

  it("says once what several say in the same words, and cites each", async () => {
    const { rows } = await answerTo("Which contracts name the courts of Leeds?");
    expect(rows).toEqual([
      "| Contract Calder Logistics, Contract Greywater Systems | “Disputes are settled by the courts of Leeds.” [1] [2] |",
    ]);
  });

  it("compares two documents of one template as a whole", async () => {
    const { content } = await answerTo(
      "What is the difference between the contracts with Calder Logistics and Greywater Systems?",
    );
    expect(content).toContain("60");
    expect(content).toContain("90");
    expect(content).not.toContain("events beyond");
  });

  it("takes a month with its year for a name", async () => {
    const { content, metadata } = await answerTo(
      "How much of its budget has the council spent by May 2026?",
    );
    expect(content).toContain("620 EUR");
    expect(content).not.toContain("310 EUR");
    expect(metadata.outcome).toBe("answered");
  });
});
