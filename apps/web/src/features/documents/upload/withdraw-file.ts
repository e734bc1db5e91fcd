import { deleteFile } from "@footnote/contracts/documents";
import type { QueryClient } from "@tanstack/react-query";
import { messageOf } from "../../../shared/http/api-error.ts";
import { call } from "../../../shared/http/call.ts";
import { forgetFile, refreshEverything } from "../api.ts";
import { t } from "./messages.ts";
import type { Notice } from "./upload-words.ts";
import { failure } from "./upload-words.ts";

type Ports = { queryClient: QueryClient; tell: (notice: Notice) => void };

/** Deletes on the server a file that was given up here before its document had an id. */
export async function withdrawFile(
  { id, name }: { id: string; name: string },
  { queryClient, tell }: Ports,
): Promise<void> {
  try {
    await call(deleteFile, { params: { id } });
    forgetFile(queryClient, id);
  } catch (error) {
    tell(failure(t.withdrawFailed(name, messageOf(error, t.unknownError))));
  }
  await refreshEverything(queryClient);
}
