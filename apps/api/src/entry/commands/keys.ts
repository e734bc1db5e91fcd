import { nobody, recordEvent } from "../../features/audit/audit.service.ts";
import { rotateModelKeys } from "../../features/models/key-rotation.service.ts";
import { applyChange } from "../../features/models/stored-models.service.ts";
import { rotateSourceKeys } from "../../features/sync/key-rotation.service.ts";
import { type Command, toTable } from "./command.ts";

export const keyCommands: Record<string, Command> = {
  "rotate-key": {
    usage: "rotate-key",
    says: "encrypts stored passwords and keys anew with ENCRYPTION_KEY; what ENCRYPTION_KEY_PREVIOUS has encrypted is read. Exit code 1 while any cannot be read",
    words: 0,
    async run(app) {
      const models = await rotateModelKeys(app);
      const sources = await rotateSourceKeys(app);
      const unreadable = models.unreadable + sources.unreadable;
      const resealed = models.resealed + sources.resealed;
      const action = "storage.keys_rotated";
      const detail = { resealed, unreadable };
      await recordEvent(app.db, { action, by: nobody, organizationId: null, detail });
      await applyChange(app);
      const rows = [
        ["model connections", models.resealed, models.unreadable],
        ["folder sources", sources.resealed, sources.unreadable],
      ];
      return {
        lines: toTable(["CREDENTIALS OF", "ENCRYPTED ANEW", "UNREADABLE"], rows),
        json: { models, sources },
        exitCode: unreadable > 0 ? 1 : 0,
      };
    },
  },
};
