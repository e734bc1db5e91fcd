import { randomBytes } from "node:crypto";
import {
  makePackage,
  namespaces,
  relationships,
} from "../../../packages/extraction/src/fixtures/make-package.ts";
import { newTusClient } from "../../../apps/api/src/test/tus-client.ts";
import type { Drill, Scene } from "../drill.ts";
import { last, until } from "../until.ts";
import { continueUpload, createUpload } from "../uploads.ts";

const name = "api-killed-large";
/** More than one part of the store (2 MB), so that some of it outlives the process. */
const sentBytes = 2_150_000;
const sendWithin = 60_000;

/** A Word document that is large and has little text. */
function makeLargeDocument(): Uint8Array<ArrayBuffer> {
  const text = `<w:p><w:r><w:t>The code of shed ${name} is fish-${name}-bone.</w:t></w:r></w:p>`;
  const parts = {
    "_rels/.rels": relationships([["r", "officeDocument", "word/document.xml"]]),
    "word/document.xml": `<w:document ${namespaces.word}><w:body>${text}</w:body></w:document>`,
    "word/media/noise.txt": randomBytes(2_400_000).toString("base64"),
  };
  return new Uint8Array(makePackage(parts));
}

export const apiKilled: Drill = {
  name: "api-killed",
  title: "API killed in mid-upload and mid-stream",
  async run(scene) {
    const { on, load, seconds, endFault } = scene;
    const [member] = load.team;
    if (!member) return ["there is no member"];
    const bytes = makeLargeDocument();
    const deadline = performance.now() + sendWithin;
    const again = async () => {
      await last(0.2);
      return performance.now() < deadline;
    };
    const file = { name, bytes, extension: "docx", again };
    const path = await createUpload(member, file);
    if (path === undefined) return ["the upload was not created"];

    const id = path.split("/").at(-2) ?? "";
    // It is being sent, and the answer waits for its model, when the process goes.
    const broken = newTusClient(on.url, member).breakOff(id, Buffer.from(bytes), sentBytes, {
      stayOpen: true,
    });
    on.model.mood = "slow";
    const asking = load.ask();
    await isWriting(scene);

    await on.end("api", "SIGKILL");
    on.model.mood = "well";
    await broken;
    await last(seconds(1, 5));
    endFault();
    await on.start("api");
    load.take(name, await continueUpload(member, path, file));

    await asking;
    return [];
  },
  async restore(on) {
    on.model.mood = "well";
  },
};

/** Waits until the model has been asked, which is after the question and its run were stored. */
async function isWriting({ on }: Scene): Promise<void> {
  const asked = on.model.waiting();
  await until(() => on.model.waiting() > asked, { what: "the model is asked" });
}
