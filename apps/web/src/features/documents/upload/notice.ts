import { findFileType } from "@footnote/contracts/file-types";
import { extensionOf } from "@footnote/contracts/upload-checks";
import { t } from "./messages.ts";
import type { Rejection } from "./folder-content.ts";

/** A message and how long it stays, in milliseconds. */
export type Notice = {
  tone: "error" | "success";
  text: string;
  clearAfterMs: number;
  /** Takes back what the message is about. */
  undo?: () => void;
};

const namedAtMost = 5;

export function createSuccess(text: string): Notice {
  return { tone: "success", text, clearAfterMs: 3000 };
}

export function createFailure(text: string, clearAfterMs = 8000): Notice {
  return { tone: "error", text, clearAfterMs };
}

export function selectFolderFirst(): Notice {
  return createFailure(t.selectFolderFirst, 5000);
}

export function nothingToUpload(): Notice {
  return createFailure(t.nothingToUpload, 5000);
}

export function foldersUnreadable(): Notice {
  return createFailure(t.foldersUnreadable, 10_000);
}

/** Formats the message about files that cannot be uploaded; a single file gets its own sentence. */
export function describeRejections(rejected: readonly Rejection[], chosen: number): Notice {
  const [only] = rejected;
  if (only && chosen === 1) {
    const wrongType = findFileType(extensionOf(only.name)) === undefined;
    return createFailure(only.reason, wrongType ? 5000 : 8000);
  }
  const named = rejected.slice(0, namedAtMost).map(({ name, reason }) => `${name} (${reason})`);
  const more = rejected.length - named.length;
  const list = named.join(", ");
  return createFailure(more > 0 ? t.rejectedMore(list, more) : t.rejected(list));
}
