import Markdown from "react-markdown";
import { remarkPlugins } from "./markdown-plugins.ts";

// Renders a text once, without showing it, and reports how it ended.
addEventListener("message", ({ data }: MessageEvent<string>) => {
  try {
    Markdown({ children: data, remarkPlugins });
    postMessage("rendered");
  } catch {
    postMessage("failed"); // such as too deep for the stack
  }
});
postMessage("ready");
