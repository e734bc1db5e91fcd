import { createNetworkError } from "../../../shared/http/api-error.ts";

/** The addresses of the sample documents, which the build keeps as files of their own. */
const addresses = import.meta.glob<string>("./sample-library/*", {
  query: "?url",
  import: "default",
  eager: true,
});

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

export const sampleFileNames: ReadonlySet<string> = new Set(Object.keys(addresses).map(nameOf));

/** Downloads the sample documents, to be uploaded like the user's own. */
export function readSampleFiles(): Promise<File[]> {
  const entries = Object.entries(addresses);
  return Promise.all(entries.map(([path, address]) => readFile(nameOf(path), address)));
}

async function readFile(name: string, address: string): Promise<File> {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) throw createNetworkError();
  return new File([await response.blob()], name);
}
