import { randomUUID } from "node:crypto";
import { area } from "../check.ts";
import { must } from "../verdicts.ts";
import { addFile, ask, cited, newFact, newFolder, newLibrary, sendMessage } from "../library.ts";
import { type World, newMember } from "../people.ts";
import { handled, invalid, refused } from "../replies.ts";

/** The two forms in which clients send the filter. */
const forms: [name: string, wrap: (filter: object) => object][] = [
  ["search_settings.filters", (filter) => ({ search_settings: { filters: filter } })],
  ["search_settings itself", (filter) => ({ search_settings: filter })],
];
const [, wrapped] = forms[0] ?? ["", (filter: object) => filter];

function overlap(...ids: string[]) {
  return { collection_ids: { $overlap: ids } };
}

const operators: [name: string, write: (id: string) => object][] = [
  ["$in", (id) => ({ collection_ids: { $in: [id] } })],
  ["$eq", (id) => ({ collection_ids: { $eq: id } })],
  ["$and", (id) => ({ $and: [overlap(id)] })],
];

/** One organization with two folders, a file with a fact in each. */
async function newShelves(world: World) {
  const { member, folderId, fact, file } = await newLibrary(world);
  const { id: otherId } = await newFolder(member);
  const otherFact = newFact();
  const otherFile = await addFile(member, otherId, "other.txt", otherFact.text);
  return { member, folderId, fact, file, otherId, otherFact, otherFile };
}

export const narrowing = area("Narrowing", [
  ...forms.map(([name, wrap]) => ({
    says: `A filter on collection_ids with $overlap in ${name} searches the chosen folder and no other`,
    run: async (world: World) => {
      const { member, folderId, fact, file, otherFact, otherFile } = await newShelves(world);
      const inside = await ask(member, fact.question, wrap(overlap(folderId)));
      must(cited(inside).has(file.id), "an answer from the chosen folder", inside);
      const outside = await ask(member, otherFact.question, wrap(overlap(folderId)));
      must(!cited(outside).has(otherFile.id), "nothing from the other folder", outside);
    },
  })),
  {
    says: "Several chosen folders are all searched",
    run: async (world) => {
      const { member, folderId, fact, file, otherId, otherFact, otherFile } =
        await newShelves(world);
      const both = wrapped(overlap(folderId, otherId));
      must(cited(await ask(member, fact.question, both)).has(file.id), "the first file", "not");
      must(
        cited(await ask(member, otherFact.question, both)).has(otherFile.id),
        "the second",
        "not",
      );
    },
  },
  {
    says: "A chosen folder includes everything below it",
    run: async (world) => {
      const { member, folderId } = await newLibrary(world);
      const middle = await newFolder(member, "Middle", folderId);
      const bottom = await newFolder(member, "Bottom", middle.id);
      const fact = newFact();
      const file = await addFile(member, bottom.id, "deep.txt", fact.text);
      const answer = await ask(member, fact.question, wrapped(overlap(folderId)));
      must(cited(answer).has(file.id), "an answer from two levels below", answer);
    },
  },
  {
    says: "The conversation's next question is narrowed by its own filter, not by the one before",
    run: async (world) => {
      const { member, folderId, fact, otherFact, otherId, otherFile } = await newShelves(world);
      const first = await ask(member, fact.question, wrapped(overlap(folderId)));
      const more = { conversation_id: first.conversationId, ...wrapped(overlap(otherId)) };
      const second = await ask(member, otherFact.question, more);
      must(
        [...cited(second)].every((id) => id === otherFile.id),
        "only the other folder",
        second,
      );
      must(cited(second).has(otherFile.id), "an answer from the other folder", second);
    },
  },
  ...operators.map(([operator, write]) => ({
    says: `${operator} narrows like $overlap`,
    run: async (world: World) => {
      const { member, folderId, fact, file, otherFact, otherFile } = await newShelves(world);
      const filter = wrapped(write(folderId));
      const inside = await ask(member, fact.question, filter);
      must(cited(inside).has(file.id), "an answer from the chosen folder", inside);
      const outside = await ask(member, otherFact.question, filter);
      must(!cited(outside).has(otherFile.id), "nothing from the other folder", outside);
    },
  })),
  {
    says: "An unknown operator is a 400 that names the allowed ones",
    run: async (world) => {
      const member = await newMember(world);
      const { id } = await newFolder(member);
      for (const [, wrap] of forms) {
        const json = { message: "Who?", ...wrap({ collection_ids: { $regex: id } }) };
        const body = refused(await sendMessage(member, json), [400]);
        const said = JSON.stringify(body);
        for (const operator of ["$overlap", "$in", "$eq", "$and"]) {
          must(said.includes(operator), `${operator} among the allowed ones`, body);
        }
      }
    },
  },
  {
    says: "An unknown folder makes the request a 404, alone or beside one's own: never a wider search",
    run: async (world) => {
      const { member, folderId, fact } = await newLibrary(world);
      for (const ids of [[randomUUID()], [folderId, randomUUID()]]) {
        const json = { message: fact.question, ...wrapped(overlap(...ids)) };
        refused(await sendMessage(member, json), [404]);
      }
    },
  },
  {
    says: "A filter that selects nothing, or is not one, is refused or finds nothing: never a wider search",
    run: async (world) => {
      const { member, fact } = await newLibrary(world);
      const filters = [overlap(), { collection_ids: { $overlap: "x" } }, { collection_ids: null }];
      for (const filter of [...filters, { collection_ids: {} }, { owner: { $eq: "me" } }, []]) {
        const json = { message: fact.question, search_settings: { filters: filter } };
        const reply = await sendMessage(member, json);
        handled(reply);
        const leaks = reply.status < 300 && reply.text.includes(fact.colour);
        must(!leaks, `no answer with ${JSON.stringify(filter)}`, reply.text);
      }
      refused(await sendMessage(member, { message: "Who?", search_settings: "all" }), invalid);
    },
  },
]);
