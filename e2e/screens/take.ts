import { handbook, signUp, test } from "../suite/product.ts";
import { writePdf } from "../journeys/small-pdf.ts";
import { addDocument } from "../suite/product.ts";
import { ofBeginners, ofChats } from "./chat-shots.ts";
import { ofFiles, ofMembers } from "./member-shots.ts";
import { take, widths } from "./shot.ts";
import { ofNewcomers, ofVisitors } from "./visitor-shots.ts";

const rules = writePdf([
  [
    "Harbour Street Library: handbook for volunteers",
    "Volunteers open the reading room at nine and close it at six.",
    "The alarm code is handed out by the duty manager every Monday.",
  ],
]);

for (const dark of [false, true]) {
  for (const width of widths) {
    test(`pictures of every page, ${width} pixels wide, ${dark ? "dark" : "light"}`, async ({
      browser,
      baseURL: site,
      library,
      member,
      playwright,
    }) => {
      const baseURL = site ?? "";
      for (const name of ["Contracts", "Letters"]) {
        const { id } = await member.post("/chatbot/chat/create_scope/", { name });
        await member.upload({ name: `${name.toLowerCase()}-2026.md`, text: handbook }, id);
      }
      await addDocument(member, { name: "rules.pdf", text: rules }, library.folderId);
      const request = await playwright.request.newContext({ baseURL });
      const newcomer = await signUp(request);
      const as = { browser, baseURL, dark, width };
      await take({ ...as, token: null }, ofVisitors);
      await take({ ...as, token: newcomer.token }, ofNewcomers);
      const domain = `${crypto.randomUUID()}.example`;
      await newcomer.post("/organization/create/", { name: "Archive", domain, description: "" });
      await take({ ...as, token: newcomer.token }, ofBeginners);
      await take({ ...as, token: member.token }, ofChats);
      await take({ ...as, token: member.token }, ofFiles(library.folderId));
      await take({ ...as, token: member.token }, ofMembers);
      await request.dispose();
    });
  }
}
