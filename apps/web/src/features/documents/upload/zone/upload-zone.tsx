import type { ReactNode } from "react";
import { t } from "../../messages.ts";
import { DropZone } from "./drop-zone.tsx";
import type { FolderContent } from "../folder-content.ts";
import { selectFolderFirst } from "../notice.ts";
import { useCheckContent } from "./use-check-content.ts";
import { useUploads } from "../uploads-provider.tsx";

type UploadZoneProps = {
  /** The target folder; null at the root, which contains folders only. */
  folderId: string | null;
  /** The listing, which accepts drops too. */
  children: ReactNode;
};

/** Uploads chosen and dropped files and folders into an open folder. */
export function UploadZone({ folderId, children }: UploadZoneProps) {
  const { upload, notify } = useUploads();

  const checkContent = useCheckContent();

  function take(chosen: FolderContent) {
    if (folderId === null) return notify(selectFolderFirst());
    const content = checkContent(chosen);
    if (content) upload(content, folderId);
  }

  return (
    <DropZone dropHere={t.dropHere} hasPickers={folderId !== null} onChosen={take}>
      {children}
    </DropZone>
  );
}
