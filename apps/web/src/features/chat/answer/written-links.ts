type MarkdownProcessor = { data: () => object };

/**
 * A remark plugin, to be used after GFM: only what the Markdown itself writes as a link becomes one. GFM also looks for
 * addresses once escapes are resolved, and so would link those that the server has escaped because nobody may follow them.
 * The server leaves the address of a page of the evidence as it is, never an email address or one that begins with `www.`.
 */
export function remarkWrittenLinks(this: MarkdownProcessor) {
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown };
  (data.micromarkExtensions ??= []).push({ disable: { null: ["wwwAutolink", "emailAutolink"] } });
  const extensions = [data.fromMarkdownExtensions ?? []].flat(2) as object[];
  data.fromMarkdownExtensions = extensions.map((extension) => ({ ...extension, transforms: [] }));
}
