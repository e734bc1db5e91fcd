import { visitXml, type XmlEvent } from "../../office/read-xml.ts";
import type { Parts } from "../../office/open-parts.ts";

type Use = { id: string; type: string };

/** Follows a document's sections and decides which headers and footers their pages show. */
export function startSections() {
  const uses: Use[] = [];
  let [inSection, ownFirstPage] = [false, false];
  return {
    take(event: XmlEvent): void {
      if (event.type === "text") return;
      if (event.name === "w:sectPr") inSection = event.type === "open";
      if (!inSection || event.type === "close") return;
      const { "r:id": id = "", type = "default", val } = event.attributes;
      if (event.name === "w:headerReference" || event.name === "w:footerReference") {
        uses.push({ id, type });
      }
      if (event.name === "w:titlePg" && isOn(val)) ownFirstPage = true;
    },
    /** `id`: the relationship of the header or footer. `differentEven`: even pages have headers of their own. */
    shows(id: string, differentEven: boolean): boolean {
      return uses.some((use) => {
        if (use.id !== id) return false;
        if (use.type === "first") return ownFirstPage;
        return use.type !== "even" || differentEven;
      });
    },
  };
}

/** Whether the document's settings give even pages headers and footers of their own. */
export async function readDifferentEven(
  parts: Parts,
  settings: string | undefined,
): Promise<boolean> {
  let apart = false;
  if (settings === undefined) return apart;
  await visitXml(parts.read(settings), (event) => {
    if (event.type === "open" && event.name === "w:evenAndOddHeaders") {
      apart = isOn(event.attributes["val"]);
    }
  });
  return apart;
}

function isOn(value: string | undefined): boolean {
  return !/^(?:0|false|off)$/.test(value ?? "");
}
