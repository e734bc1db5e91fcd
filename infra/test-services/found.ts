import type { Service } from "./private-process.ts";

/** What starting a service gave: where it is and how to end it, or why there is none. */
export type Found =
  | {
      url: string;
      stop: () => Promise<void>;
      restart?: Service["restart"];
      signal?: Service["signal"];
    }
  | { missing: string };
