import { useState } from "react";
import { getErrorMessage } from "./api-error.ts";
import { makeContentUrl } from "./make-content-url.ts";

/**
 * Downloads the original file of a document through a signed address.
 * @param failed what is said where the server gives no reason
 */
export function useDownload(documentId: string, failed: string) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");

  async function start() {
    setBusy(true);
    setFailure("");
    try {
      const link = document.createElement("a");
      link.href = await makeContentUrl(documentId);
      link.download = "";
      link.click();
    } catch (error) {
      setFailure(getErrorMessage(error, failed));
    } finally {
      setBusy(false);
    }
  }

  return { download: () => void start(), busy, failure };
}
