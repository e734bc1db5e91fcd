import { deleteFile } from "@footnote/contracts/documents";
import type { QueryClient } from "@tanstack/react-query";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { call } from "../../../shared/http/call.ts";
import { forgetFile, refreshEverything } from "../api.ts";
import { t } from "./messages.ts";
import type { Notice } from "./notice.ts";
import { createFailure } from "./notice.ts";

type Ports = { queryClient: QueryClient; notify: (notice: Notice) => void };

/** Deletes a file on the server that was cancelled before its document had an id. */
export async function withdrawFile(
  { id, name }: { id: string; name: string },
  { queryClient, notify }: Ports,
): Promise<void> {
  try {
    await call(deleteFile, { params: { id } });
    forgetFile(queryClient, id);
  } catch (error) {
    notify(createFailure(t.withdrawFailed(name, getErrorMessage(error))));
  }
  await refreshEverything(queryClient);
}
