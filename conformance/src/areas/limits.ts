import { area } from "../check.ts";
import { must } from "../verdicts.ts";
import { fileForm, listFiles, newFolder, upload } from "../library.ts";
import { type World, newMember } from "../people.ts";
import { answered, refused } from "../replies.ts";
import { task } from "../shapes.ts";

const megabyte = 1024 * 1024;

/** The table of the upload limits, in MB. */
const limits: [extension: string, megabytes: number][] = [
  [".txt", 2],
  [".log", 2],
  [".md", 2],
  [".tsv", 2],
  [".csv", 5],
  [".doc", 10],
  [".docx", 10],
  [".xls", 10],
  [".xlsx", 10],
  [".ppt", 20],
  [".pptx", 20],
  [".pdf", 30],
  [".mp3", 50],
  [".wav", 50],
  [".mp4", 100],
];

/** How real files of these types begin, for servers that look at the first bytes. */
const beginnings: Record<string, string> = {
  ".doc": "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1",
  ".xls": "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1",
  ".ppt": "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1",
  ".docx": "PK\x03\x04",
  ".xlsx": "PK\x03\x04",
  ".pptx": "PK\x03\x04",
  ".pdf": "%PDF-1.7\n",
  ".mp3": "ID3\x04",
  ".wav": "RIFF\x24\x00\x00\x00WAVEfmt ",
  ".mp4": "\x00\x00\x00\x18ftypmp42",
};

function content(extension: string, bytes: number) {
  const beginning = beginnings[extension];
  // Text of one repeated line is read quickly; the other types stop at their first bytes.
  if (beginning === undefined) return Buffer.alloc(bytes, "one,two,three\n");
  const made = Buffer.alloc(bytes);
  made.write(beginning, "latin1");
  return made;
}

function tooLarge(name: string, size: string, limit: number) {
  const extension = name.slice(name.lastIndexOf("."));
  return `File "${name}" is too large (${size}). Maximum size for ${extension} files is ${limit} MB.`;
}

async function refuseSize(world: World, file: { name: string; bytes: number; sentence: string }) {
  const member = await newMember(world);
  const { id } = await newFolder(member);
  const extension = file.name.slice(file.name.lastIndexOf("."));
  const form = fileForm(file.name, content(extension, file.bytes), id);
  const body = refused(await upload(member, form), [413]);
  must(body.error === file.sentence, file.sentence, body.error);
  must((await listFiles(member, id)).length === 0, "nothing stored", "a file");
}

export const uploadLimits = area("Limits", [
  ...limits.flatMap(([extension, limit]) => {
    const name = `boundary${extension}`;
    return [
      {
        says: `${extension}: a file of exactly ${limit} MB is accepted`,
        run: async (world: World) => {
          const member = await newMember(world);
          const { id } = await newFolder(member);
          const form = fileForm(name, content(extension, limit * megabyte), id);
          answered(await upload(member, form), task);
        },
      },
      {
        says: `${extension}: one byte more than ${limit} MB is refused with the documented sentence`,
        run: async (world: World) => {
          const sentence = tooLarge(name, `${limit} MB`, limit);
          await refuseSize(world, { name, bytes: limit * megabyte + 1, sentence });
        },
      },
    ];
  }),
  {
    says: "The sentence shows the size of the file, in rounded MB",
    run: async (world) => {
      const name = "Annual report.txt";
      const sentence = tooLarge(name, "4 MB", 2);
      await refuseSize(world, { name, bytes: 3.6 * megabyte, sentence });
    },
  },
]);
