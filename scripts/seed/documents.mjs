// The sample documents and questions of `npm run seed`, all written for this project.

/** @type {Record<string, Record<string, string>>} folder -> file name -> text */
export const folders = {
  Handbooks: {
    "lending.md": `# Lending

A member may borrow twelve books at a time for four weeks.
The fine for a book that comes back late is thirty cents a day.

## Renewals

A loan is renewed twice at most, unless somebody else has reserved the book.
`,
    "safety.md": `# Safety

The alarm code is handed out by the duty manager every Monday.
The assembly point is the car park behind the reading room.
`,
  },
  Harbour: {
    "berth-fees.csv": `Berth,Region,Month,Fee
A1,North,January,120
A2,North,January,140
B1,South,January,95
A1,North,February,125
A2,North,February,140
B1,South,February,95
`,
    "lighthouse.txt": `The lighthouse on Gull Island was built in 1874 by Ada Marlow.
It is 42 metres high and its lamp turns once in 14 seconds.
`,
  },
};

export const questions = [
  "What is the fine for a book that comes back late?",
  "Who hands out the alarm code?",
  "What is the total fee for North?",
  "Who built the lighthouse on Gull Island?",
];
