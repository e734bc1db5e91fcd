import type { ReactNode } from "react";
import { UploadTray } from "../features/documents/upload/tray/upload-tray.tsx";
import { UploadsProvider } from "../features/documents/upload/uploads-provider.tsx";

/** What stands around the pages while somebody is signed in, so that uploads go on from page to page. */
export default function Workspace({ children }: { children: ReactNode }) {
  return (
    <UploadsProvider>
      {children}
      <UploadTray />
    </UploadsProvider>
  );
}
