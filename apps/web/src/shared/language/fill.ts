import type { ReactNode } from "react";
import { createElement, Fragment } from "react";
import type { Blank } from "./catalogue.ts";

/** Replaces each placeholder in a text with a node, such as a link: `fill("See {page}.", { page: <Link/> })`. */
export function fill<const Text extends string>(
  text: Text,
  parts: Readonly<Record<Blank<Text>, ReactNode>>,
): ReactNode {
  const given: Readonly<Record<string, ReactNode>> = parts;
  const pieces = text
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 === 1 ? given[piece] : piece));
  return createElement(Fragment, null, ...pieces);
}
