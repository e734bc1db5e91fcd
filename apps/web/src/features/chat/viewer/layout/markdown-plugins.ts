import remarkGfm from "remark-gfm";
import { remarkShowMarkup } from "./show-markup.ts";

/** How documents in Markdown are read. */
export const remarkPlugins = [remarkGfm, remarkShowMarkup];
