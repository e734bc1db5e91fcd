import Markdown from "react-markdown";
import { remarkPlugins } from "./markdown-plugins.ts";

// Renders a text once, without showing it, and reports that it came to an end.
addEventListener("message", ({ data }: MessageEvent<string>) => {
  Markdown({ children: data, remarkPlugins });
  postMessage("rendered");
});
