/** A passage an answer of the demo rests on. `location` is where in the document it stands. */
export type DemoSource = {
  id: string;
  doc_id: string;
  filename: string;
  location: string;
  chunk: string;
};

/** Text of an answer has `**bold**` words and `[source:N]` markers; N is the id of one of its sources. */
export type DemoMessage = {
  role: "user" | "assistant";
  text: string;
  sources: readonly DemoSource[];
};

export type DemoConversation = {
  id: string;
  preview: string;
  timestamp: string;
  messages: readonly DemoMessage[];
};

function ask(text: string): DemoMessage {
  return { role: "user", text, sources: [] };
}

/** Sources as [document, location, passage], numbered from 1 in the order given. */
function answer(text: string, ...passages: [string, string, string][]): DemoMessage {
  const sources = passages.map(([filename, location, chunk], at) => {
    const doc_id = filename.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
    return { id: String(at + 1), doc_id, filename, location, chunk };
  });
  return { role: "assistant", text, sources };
}

/** What people at Kestrel Ferries, which does not exist, ask about their papers. */
export const demoConversations: readonly DemoConversation[] = [
  {
    id: "refit",
    preview: "Dry dock for the Solan",
    timestamp: "Nov 18, 2026",
    messages: [
      ask("When is MV Solan in dry dock this winter, and who covers her sailings?"),
      answer(
        "MV Solan goes into dry dock on **Monday, 11 January** and is back in service on **Friday, 5 February**.[source:1]\n\nMV Petrel takes over the Skerrow route in those weeks. On weekdays the 06:40 does not sail; everything else runs as usual.[source:2]",
        [
          "Solan refit plan.pptx",
          "slide 4",
          "Docking period\nInto dry dock: Monday, 11 January 2027\nSea trials: Wednesday, 3 February 2027\nBack in service: Friday, 5 February 2027\nThe yard can move the slot by two days at most.",
        ],
        [
          "Winter timetable 2026-27.xlsx",
          "Relief!A3:D6",
          "Route: Skerrow | Vessel: MV Petrel | From: 11 Jan 2027 | Until: 5 Feb 2027\nMonday to Friday | 06:40 does not sail\nMonday to Friday | 08:15 and 16:30 as usual\nSaturday and Sunday | all sailings as usual",
        ],
      ),
      ask("What does the refit cost, and is that within the budget?"),
      answer(
        "Yes. The yard's price is fixed at **€412,000** before tax.[source:1] The board approved **€450,000** in September and wants whatever is left kept for defects found in dock.[source:2]",
        [
          "Brandt Marine contract.pdf",
          "page 3",
          "3.1 The price for the works listed in Annex A is fixed at EUR 412,000, value added tax not included.\n3.2 Works found necessary after docking are charged at the day rate of Annex B and need the Owner's consent in writing.",
        ],
        [
          "Board minutes September 2026.docx",
          "paragraph 21",
          "Refit of MV Solan. The board approved a budget of EUR 450,000, before tax. What remains after the yard's price is to be kept for defects found in dock and reported to the board in March.",
        ],
      ),
    ],
  },
  {
    id: "fog",
    preview: "When do we stop for fog?",
    timestamp: "Nov 12, 2026",
    messages: [
      ask("At what visibility do we stop sailing, and who decides?"),
      answer(
        "Sailings stop when visibility at either pier is below **500 metres**; in the Skerrow narrows the limit is **800 metres**.[source:1][source:2]\n\nThe master decides. The office may cancel a sailing but can never order one.[source:1]",
        [
          "Bridge handbook.pdf",
          "page 12",
          "Restricted visibility. No vessel leaves its berth when visibility at either pier is below 500 metres. The decision is the master's alone: the office may cancel a sailing, but no one ashore can order one.",
        ],
        [
          "Skerrow route notes.docx",
          "paragraph 8",
          "The narrows are entered only with 800 metres of visibility or more, whatever is reported from the piers, because of the crossing cables and the traffic to the fish farm.",
        ],
      ),
      ask("How do passengers hear about it?"),
      answer(
        "By text message **within ten minutes** of the decision, and from the red board at the pier.[source:1] Their tickets stay valid for **seven days**.[source:2]",
        [
          "Disruption checklist.md",
          "lines 14–19",
          "1. Duty officer sends the text message within ten minutes of the decision.\n2. Pier staff hang out the red board.\n3. Website banner goes up.\n4. The bus company is informed.",
        ],
        [
          "Conditions of carriage.pdf",
          "page 2",
          "If we cancel a sailing, your ticket stays valid for seven days on any sailing of the same route, or we pay back its price.",
        ],
      ),
    ],
  },
  {
    id: "crew",
    preview: "Deckhands for July",
    timestamp: "Nov 9, 2026",
    messages: [
      ask("How many deckhands are we short in July?"),
      answer(
        "**Three.** The rota needs 26 deckhands in July and 23 have signed; two of the open places are on MV Solan and one is on MV Petrel.[source:1]",
        [
          "Crew rota summer 2027.xlsx",
          "July!A2:D5",
          "Vessel: MV Solan | Needed: 12 | Signed: 10 | Open: 2\nVessel: MV Petrel | Needed: 8 | Signed: 7 | Open: 1\nVessel: MV Tern | Needed: 6 | Signed: 6 | Open: 0\nAll vessels | Needed: 26 | Signed: 23 | Open: 3",
        ],
      ),
      ask("Which certificates does a new deckhand need before the first shift?"),
      answer(
        "Two: **basic safety training**, and a **medical certificate** no older than two years.[source:1] The crowd management course may follow within the first month.[source:1]",
        [
          "Deckhand induction.docx",
          "paragraph 5",
          "Before the first shift we see two certificates: basic safety training, and a medical certificate no older than two years. The course in crowd management is booked by us and taken within the first month.",
        ],
      ),
    ],
  },
  {
    id: "ramp",
    preview: "The harbour call about the ramp",
    timestamp: "Nov 4, 2026",
    messages: [
      ask("What was agreed on the harbour call about the new ramp?"),
      answer(
        "The ramp at Skerrow will be renewed **in April**, at night, so that no sailing is lost.[source:1] The harbour needs our vehicle weights by **15 December**.[source:2]",
        [
          "Harbour call 3 November.mp3",
          "12:40",
          "So that's settled then, we do the Skerrow ramp in April, working nights, and you don't lose a single sailing over it.",
        ],
        [
          "Harbour call 3 November.mp3",
          "18:05",
          "What I still need from Kestrel is the vehicle weights, axle by axle, and I need them by the fifteenth of December or the engineers can't start.",
        ],
      ),
      ask("Who pays for it?"),
      answer(
        "**That is not settled.** The call left it open until the quotes are in, and no other document mentions it.[source:1]",
        [
          "Harbour call 3 November.mp3",
          "21:32",
          "Who pays for what, let's leave that open until the quotes are in. No point arguing over a number nobody has seen.",
        ],
      ),
    ],
  },
];
