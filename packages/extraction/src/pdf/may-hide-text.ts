import { addPacked, findObjects, type PdfObjects, unpack } from "./find-objects.ts";
import { drawsSuspiciously } from "./scan-content.ts";

/** Written in a way that is not unpacked here, or encrypted: then nothing can be told from outside. */
const unreadable =
  /\/(?:LZWDecode|LZW|ASCII85Decode|A85|ASCIIHexDecode|AHx|RunLengthDecode|Encrypt)\b/;
/** Ink that lets everything through, as a setting somewhere in the file. */
const noInk = /\/ca\s+(?:0?\.0\d*|0)(?![\d.])/;

const isPage = /\/Type\s*\/Page(?![A-Za-z])/;
const isForm = /\/Subtype\s*\/Form\b/;
const reference = /(\d+)\s+\d+\s+R\b/g;

type File = { bytes: Buffer; text: string; objects: PdfObjects };

/** Whether a page may draw text that is not seen, by the number of the page's object. */
export type MayHideText = (page: number | undefined) => boolean;

const always: MayHideText = () => true;

/**
 * Tells the pages that may draw text that is not seen from the file's bytes, without reading them: true where it cannot be
 * told. Saves most pages the second look, which takes half as long again as reading them.
 */
export function startSuspecting(bytes: Buffer): MayHideText {
  const text = bytes.toString("latin1");
  if (unreadable.test(text) || noInk.test(text)) return always;
  const file = { bytes, text, objects: findObjects(text) };
  if (file.objects.nameless > 0 || !openPacked(file)) return always;
  const forms = suspiciousForms(file);
  return (page) => {
    const texts = file.objects.texts.get(page ?? -1);
    if (texts === undefined) return true;
    return (
      texts.some((one) => mayHide(file, one)) ||
      (forms.size > 0 && reaches(file.objects, page ?? -1, forms))
    );
  };
}

/** False where some of what is packed cannot be read, or makes ink that lets everything through. */
function openPacked({ bytes, text, objects }: File): boolean {
  for (const stream of [...objects.streams.values()].flat()) {
    if (!/\/ObjStm\b/.test(stream.dictionary)) continue;
    const content = unpack(bytes, text, stream);
    if (content === undefined || noInk.test(content)) return false;
    if (!addPacked(objects, stream.dictionary, content)) return false;
  }
  return true;
}

/** What is drawn from pages and from one another under a name. */
function suspiciousForms(file: File): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [number, streams] of file.objects.streams) {
    const forms = streams.filter(({ dictionary }) => isForm.test(dictionary));
    const contents = forms.map((stream) => unpack(file.bytes, file.text, stream));
    if (contents.some((one) => one === undefined || drawsSuspiciously(one))) found.add(number);
  }
  return found;
}

/** Of what a page draws itself, all of its streams in one, as readers take them. */
function mayHide({ bytes, text, objects }: File, page: string): boolean {
  // Signs of a name may be written as numbers, which no program does to these.
  if (!isPage.test(page) || page.includes("#")) return true;
  const numbers: number[] = [];
  for (const [, said = ""] of page.matchAll(/\/Contents\s*(\[[^\]]*\]|\d+\s+\d+\s+R\b|.)/g)) {
    numbers.push(...Array.from(said.matchAll(reference), ([, number]) => Number(number)));
  }
  const streams = numbers.map((number) => objects.streams.get(number));
  // Such as a list of streams that is an object of its own.
  if (streams.some((one) => one?.length !== 1)) return true;
  const contents = streams.flatMap((one) => one ?? []).map((one) => unpack(bytes, text, one));
  return contents.includes(undefined) || drawsSuspiciously(contents.join("\n"));
}

/** Whether a page leads to one of these objects; what other pages and notes laid on the page lead to does not count. */
function reaches({ texts }: PdfObjects, page: number, wanted: ReadonlySet<number>): boolean {
  const met = new Set([page]);
  // A set tells what is added to it while it is walked.
  for (const number of met) {
    if (wanted.has(number)) return true;
    for (const said of texts.get(number) ?? []) {
      if (number === page || !isPage.test(said)) drawnFrom(said).forEach((one) => met.add(one));
    }
  }
  return false;
}

function drawnFrom(said: string): number[] {
  const drawn = said.replace(/\/Annots\s*(?:\[[^\]]*\]|\d+\s+\d+\s+R\b)/g, "");
  return Array.from(drawn.matchAll(reference), ([, number]) => Number(number));
}
