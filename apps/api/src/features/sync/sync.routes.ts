import * as calls from "@footnote/contracts/sync/sync";
import type { Mount } from "../../http/mount.ts";
import { describeSource, followSource, startSync, unfollow } from "./folder-sources.service.ts";

export function mountSync(mount: Mount): void {
  mount(calls.getFolderSource, async ({ app, caller, params }) => ({
    source: await describeSource(app, caller, params.id),
  }));
  mount(calls.setFolderSource, async ({ app, caller, params, body }) => {
    const { settings, secret, every_minutes: everyMinutes } = body;
    const input = { folderId: params.id, settings, secret, everyMinutes };
    return { source: await followSource(app, caller, input) };
  });
  mount(calls.removeFolderSource, async ({ app, caller, params }) => {
    await unfollow(app, caller, params.id);
    return { message: "The folder no longer follows a source." };
  });
  mount(calls.startSync, async ({ app, caller, params }) => ({
    source: await startSync(app, caller, params.id),
  }));
}
