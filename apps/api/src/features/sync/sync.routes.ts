import * as calls from "@footnote/contracts/sync";
import type { Mount } from "../../http/mount.ts";
import { describeSource, followDirectory, startSync, unfollow } from "./folder-sources.service.ts";

export function mountSync(mount: Mount): void {
  mount(calls.getFolderSource, async ({ app, caller, params }) => ({
    source: await describeSource(app, caller, params.id),
  }));
  mount(calls.setFolderSource, async ({ app, caller, params, body }) => {
    const { path, every_minutes: everyMinutes } = body;
    return {
      source: await followDirectory(app, caller, { folderId: params.id, path, everyMinutes }),
    };
  });
  mount(calls.removeFolderSource, async ({ app, caller, params }) => {
    await unfollow(app, caller, params.id);
    return { message: "The folder no longer follows a source." };
  });
  mount(calls.startSync, async ({ app, caller, params }) => ({
    source: await startSync(app, caller, params.id),
  }));
}
