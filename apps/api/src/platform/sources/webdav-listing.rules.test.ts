import { expect, it } from "vitest";
import { parseListing } from "./webdav-listing.rules.ts";

const list = (body: string, max = 10) =>
  parseListing(`<?xml version="1.0"?><D:multistatus xmlns:D="DAV:">${body}</D:multistatus>`, max);
const file = (href: string) =>
  `<D:response><D:href>${href}</D:href><D:propstat><D:prop><D:getetag>"a"</D:getetag>
    <D:getcontentlength>7</D:getcontentlength><D:resourcetype/></D:prop></D:propstat></D:response>`;

it("reads files and directories", async () => {
  const directory = `<response xmlns="DAV:"><href> /docs/a&amp;b/ </href><propstat><prop>
      <resourcetype><collection/></resourcetype><getlastmodified>Thu</getlastmodified></prop>
      <status>HTTP/1.1 200 OK</status></propstat>
    <propstat><prop><getetag/></prop><status>HTTP/1.1 404 Not Found</status></propstat></response>`;
  expect(await list(directory + file("/docs/c.txt"))).toEqual([
    { href: "/docs/a&b/", isDirectory: true, size: undefined, version: "Thu" },
    { href: "/docs/c.txt", isDirectory: false, size: 7, version: "a" },
  ]);
  expect(await list("")).toEqual([]);
});

it("leaves out what has a status in place of properties", async () => {
  const gone =
    "<D:response><D:href>/a</D:href><D:status>HTTP/1.1 404 Not Found</D:status></D:response>";
  expect(await list(gone)).toEqual([]);
});

it.each([
  ["of a file", `<D:propstat><D:status>HTTP/1.1 423 Locked</D:status></D:propstat>`, 423],
  ["of what has moved", "<D:status>HTTP/1.1 301 Moved Permanently</D:status>", 301],
  ["of nothing else", "<D:status>HTTP/1.1 207 Multi-Status</D:status>", 207],
  ["that are not there", "", 0],
  ["of a directory", "<D:status>HTTP/1.1 503 Service Unavailable</D:status>", 503],
  ["of what is too long to list", "<D:status>HTTP/1.1 507 Insufficient Storage</D:status>", 507],
])("names the status in place of properties %s", async (_, given, failure) => {
  const listed = await list(`<D:response><D:href>/a</D:href>${given}</D:response>${file("/b")}`);
  expect(listed).toMatchObject([{ href: "/a", failure }, { href: "/b" }]);
  expect(listed?.[1]).not.toHaveProperty("failure");
});

it("takes no listing with an entry that has no address", async () => {
  expect(await list(`${file("/a")}${file("")}`)).toBe(undefined);
});

it("reads one entry more than wanted at most, and only lists", async () => {
  expect(await list(file("/a").repeat(5_000), 3)).toHaveLength(4);
  expect(await parseListing("<html><response/></html>", 10)).toBeUndefined();
  expect(await parseListing("", 10)).toBeUndefined();
});
