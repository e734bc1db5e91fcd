import { parseMarkup } from "./parse-markup.ts";

/** What a WebDAV server says of a file or directory (RFC 4918). */
export type WebdavEntry = {
  /** An address or a path, as the server escapes it. */
  readonly href: string;
  readonly isDirectory: boolean;
  /** Undefined where the server does not say. */
  readonly size: number | undefined;
  /** Without quotation marks; else when it was changed. */
  readonly version: string;
  /** The status for which the server says nothing else of it, 0 for none: it may be there all the same. */
  readonly failure?: number;
};

/** Names and properties that are needed are shorter. */
const textMax = 10_000;

/** Reads the reply to PROPFIND, at most one entry more than `max`; undefined where it is none. */
export async function parseListing(
  text: string,
  max: number,
  signal?: AbortSignal,
): Promise<WebdavEntry[] | undefined> {
  const entries: WebdavEntry[] = [];
  const path: string[] = [];
  let isListing = false;
  let isUnnamed = false;
  let href = "";
  let found = new Map<string, string>();
  let properties = new Map<string, string>();
  let value = "";
  let status = "";
  const closeElement = (place: string) => {
    if (place === "response href") href = value.trim();
    else if (place === "response propstat") {
      // Properties that a file does not have follow with a status of their own.
      const given = properties.get("status") ?? "";
      if (/ 2\d\d\b|^$/.test(given)) found = properties;
      else status = given;
      properties = new Map();
    } else if (place === "response propstat status") properties.set("status", value.trim());
    else if (place === "response status") status = value.trim();
    else if (place.startsWith("response propstat prop "))
      properties.set(place.slice("response propstat prop ".length), value.trim());
    else if (place === "response") {
      // Nobody knows which file it is: it may be one that would count as gone.
      if (href === "") isUnnamed = true;
      const entry = found.size > 0 ? describeEntry(href, found) : describeFailure(href, status);
      if (entries.length <= max && href !== "" && entry) entries.push(entry);
      href = "";
      status = "";
      found = new Map();
    }
  };
  const isRead = await parseMarkup(
    {
      text,
      isXml: true,
      onOpen(name) {
        path.push(name.slice(name.indexOf(":") + 1));
        isListing ||= path.length === 1 && path[0] === "multistatus";
        value = "";
      },
      onText: (part) => void (value.length <= textMax && (value += part)),
      onClose() {
        if (path[0] === "multistatus" && path.length <= placeMax)
          closeElement(path.slice(1).join(" "));
        path.pop();
      },
      hasEnough: () => entries.length > max,
    },
    signal,
  );
  return isListing && isRead && !isUnnamed ? entries : undefined;
}

/** multistatus, response, propstat, prop, resourcetype, collection */
const placeMax = 6;

/** A file that is gone is none; one that is locked, or a server that lists no more than a part (507), is no reason to delete. */
function describeFailure(href: string, status: string): WebdavEntry | undefined {
  const failure = Number(/ (\d{3})\b/.exec(status)?.[1] ?? 0);
  if (failure === 404 || failure === 410) return undefined;
  return { href, isDirectory: false, size: 0, version: "", failure };
}

function describeEntry(href: string, properties: ReadonlyMap<string, string>): WebdavEntry {
  const etag = properties.get("getetag")?.replaceAll('"', "");
  const size = Number.parseInt(properties.get("getcontentlength") ?? "", 10);
  return {
    href,
    isDirectory: properties.has("resourcetype collection"),
    size: Number.isSafeInteger(size) ? size : undefined,
    version: etag || (properties.get("getlastmodified") ?? ""),
  };
}
