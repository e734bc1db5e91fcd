import type { Components, ExtraProps } from "react-markdown";
import { t } from "../messages.ts";
import styles from "./answer-text.module.css";
import { CodeBlock } from "./code-block.tsx";

export type ElementProps<Name extends keyof React.JSX.IntrinsicElements> =
  React.JSX.IntrinsicElements[Name] & ExtraProps;

/** Shows the target of a link before it is followed. */
export function OutsideLink({ href, children }: ElementProps<"a">) {
  const host = parseHost(href);
  const namesHost = typeof children === "string" && host !== "" && children.includes(host);
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      {host !== "" && !namesHost && (
        <>
          {" "}
          <span className={styles.host}>{t.linkTo(host)}</span>
        </>
      )}
    </a>
  );
}

function parseHost(href: string | undefined): string {
  const url = URL.parse(href ?? "");
  return url && /^https?:$/.test(url.protocol) ? url.host : "";
}

/** Replaces an image with its alternative text, because the browser would fetch it from any address in the answer. */
function AltText({ alt }: ElementProps<"img">) {
  return alt ? <em>{alt}</em> : null;
}

function ScrollingTable({ children }: ElementProps<"table">) {
  return (
    <div className={styles.table}>
      <table>{children}</table>
    </div>
  );
}

/** Elements of Markdown that somebody else wrote: nothing is fetched from other hosts. */
export const markdownParts: Components = {
  a: OutsideLink,
  img: AltText,
  table: ScrollingTable,
  pre: CodeBlock,
};
