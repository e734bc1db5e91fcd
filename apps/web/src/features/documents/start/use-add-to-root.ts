import { useQueryClient } from "@tanstack/react-query";
import type { NamedFolder } from "../upload/folder-content.ts";
import { makeFolder } from "../upload/uploader-ports.ts";
import { useUploads } from "../upload/uploads-provider.tsx";

/** Returns a function that makes folders at the root, or finds those of their names, and uploads into them. */
export function useAddToRoot() {
  const { upload, notify } = useUploads();
  const queryClient = useQueryClient();
  return async (folders: readonly NamedFolder[]): Promise<void> => {
    for (const { name, content } of folders) {
      const id = await makeFolder({ queryClient, notify }, name, null);
      if (id !== null) upload(content, id);
    }
  };
}
