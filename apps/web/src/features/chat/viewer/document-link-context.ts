import { createContext } from "react";

/** The address at which another document opens; null beside a conversation, where it opens in the viewer. */
export const DocumentLinkContext = createContext<((documentId: string) => string) | null>(null);
