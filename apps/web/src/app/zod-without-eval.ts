import { z } from "zod";

// Imported before any schema is made: zod otherwise probes for eval, which the content security policy reports.
z.config({ jitless: true });
