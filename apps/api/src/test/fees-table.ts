/** A table below a title, with a row of totals that no sum may count. */
export const fees = [
  "Fees of the harbour",
  "Berth,Ship,Paid on,Fee (EUR)",
  "North,Heron,2024-01-31,0.1",
  "South,Gull,2024-02-01,0.2",
  "North,Tern,2025-03-01,1000.05",
  "Total,,,1000.35",
].join("\n");
