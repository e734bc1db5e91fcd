import { randomUUID } from "node:crypto";
import { call } from "../calls.ts";
import { area } from "../check.ts";
import { must } from "../verdicts.ts";
import { addFile, fileForm, listFiles, newFact, newFolder, upload } from "../library.ts";
import { newMember } from "../people.ts";
import { answered, handled, invalid, refused, worked } from "../replies.ts";
import { files, task } from "../shapes.ts";
import { followUpload } from "../sockets.ts";

const small: [name: string, content: string][] = [
  ["facts.txt", "The bridge was opened in 1931."],
  ["server.log", "2026-11-02T10:00:00Z started\n2026-11-02T10:00:01Z ready"],
  ["facts.md", "# Bridge\n\nThe bridge was opened in 1931."],
  ["facts.csv", "bridge,opened\nOld,1931\nNew,1988"],
  ["facts.tsv", "bridge\topened\nOld\t1931\nNew\t1988"],
  ["FACTS.TXT", "The tunnel was opened in 1932."],
];

export const fileCalls = area("Files", [
  {
    says: "GET get_files with no collection id returns an empty list",
    run: async (world) => {
      const member = await newMember(world);
      await upload(member, fileForm("a.txt", "Text", (await newFolder(member)).id));
      for (const query of ["", "?collection_id="]) {
        const reply = await call(member, `GET /chatbot/chat/get_files/${query}`);
        must(answered(reply, files).length === 0, "[]", reply.text);
      }
    },
  },
  {
    says: "POST upsert_file (multipart: file plus collection_id) answers with task_id, in either order of the parts",
    run: async (world) => {
      const member = await newMember(world);
      const { id } = await newFolder(member);
      const before = new FormData();
      before.append("collection_id", id);
      before.append("file", new Blob(["First the folder"]), "before.txt");
      const after = fileForm("after.txt", "First the file", id);
      for (const form of [before, after]) {
        const reply = await upload(member, form);
        answered(reply, task);
        must([200, 202].includes(reply.status), "200 or 202", reply.status);
      }
      const names = (await listFiles(member, id)).map(({ name, title }) => name ?? title);
      must(names.length === 2, "both files in the folder", names);
    },
  },
  {
    says: "GET get_files?collection_id returns id, name or title and created_at of the files of that folder only",
    run: async (world) => {
      const member = await newMember(world);
      const folder = await newFolder(member);
      const below = await newFolder(member, "Below", folder.id);
      const file = await addFile(member, folder.id, "facts.txt", newFact().text);
      await addFile(member, below.id, "other.txt", newFact().text);
      const [found, ...more] = await listFiles(member, folder.id);
      must(found?.id === file.id && more.length === 0, `only the file ${file.id}`, { found, more });
      must((found.name ?? found.title) === "facts.txt", "the name it was uploaded with", found);
      must(Math.abs(Date.parse(found.created_at) - Date.now()) < 600_000, "a date of now", found);
    },
  },
  ...small.map(([name, content]) => ({
    says: `A small ${name} is read and ends with SUCCESS`,
    run: async (world: Parameters<typeof newMember>[0]) => {
      const member = await newMember(world);
      const { id } = await newFolder(member);
      const file = await addFile(member, id, name, content);
      must(file.name === name, name, file);
    },
  })),
  {
    says: "An unsupported extension: 'File type .exe not supported.'",
    run: async (world) => {
      const member = await newMember(world);
      const { id } = await newFolder(member);
      const body = refused(await upload(member, fileForm("setup.exe", "MZ", id)), [400, 415, 422]);
      must(body.error === "File type .exe not supported.", "that sentence", body.error);
      for (const name of ["archive.tar.gz", "noextension", ".txt.", "page.php", "x.txt.exe"]) {
        refused(await upload(member, fileForm(name, "Text", id)), [400, 415, 422]);
      }
      must((await listFiles(member, id)).length === 0, "nothing stored", "files");
    },
  },
  {
    says: "Upload needs a folder: no collection_id, an empty one or one that is no id is refused, an unknown one is a 404",
    run: async (world) => {
      const member = await newMember(world);
      refused(await upload(member, fileForm("a.txt", "Text")), invalid);
      refused(await upload(member, fileForm("a.txt", "Text", "")), invalid);
      refused(await upload(member, fileForm("a.txt", "Text", "no-id")), [...invalid, 404]);
      refused(await upload(member, fileForm("a.txt", "Text", randomUUID())), [404]);
    },
  },
  {
    says: "Upload needs a file, and a multipart body",
    run: async (world) => {
      const member = await newMember(world);
      const { id } = await newFolder(member);
      const form = new FormData();
      form.append("collection_id", id);
      refused(await upload(member, form), invalid);
      const line = "POST /chatbot/chat/upsert_file/";
      refused(await call(member, line, { json: { collection_id: id } }), [400, 415, 422]);
      const headers = { "Content-Type": "multipart/form-data; boundary=x" };
      refused(await call(member, line, { raw: "--x\r\nno headers", headers }), invalid);
    },
  },
  {
    says: "File names may be of any script; a path in the name never leads anywhere; the same name may come twice",
    run: async (world) => {
      const member = await newMember(world);
      const { id } = await newFolder(member);
      for (const name of [
        "Verträge 2026.txt",
        "契約書.txt",
        "it's (final) & done.txt",
        "Verträge 2026.txt",
      ]) {
        worked(await upload(member, fileForm(name, "Text", id)));
      }
      handled(await upload(member, fileForm("../../../escape.txt", "Text", id)));
      handled(await upload(member, fileForm(`${"n".repeat(1000)}.txt`, "Text", id)));
      const names = (await listFiles(member, id)).map(({ name, title }) => name ?? title ?? "");
      must(names.filter((name) => name === "Verträge 2026.txt").length === 2, "it twice", names);
      must(names.includes("契約書.txt"), "契約書.txt", names);
      must(names.includes("it's (final) & done.txt"), "it's (final) & done.txt", names);
      must(!names.some((name) => name.includes("/")), "no path in a name", names);
    },
  },
  {
    says: "An empty file, or one that is not what its extension says, fails with a sentence and breaks nothing",
    run: async (world) => {
      const member = await newMember(world);
      const { id } = await newFolder(member);
      handled(await upload(member, fileForm("empty.txt", "", id)));
      handled(await upload(member, fileForm("broken.pdf", "This is no PDF at all.", id)));
      handled(await upload(member, fileForm("broken.docx", "PK and then nothing", id)));
      const good = await upload(member, fileForm("good.txt", newFact().text, id));
      await followUpload(member.site, answered(good, task).task_id);
    },
  },
]);
