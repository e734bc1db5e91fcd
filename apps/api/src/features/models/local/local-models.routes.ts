import * as calls from "@footnote/contracts/models/local-models";
import type { Mount } from "../../../http/mount.ts";
import type { App } from "../../../platform/app.ts";
import {
  beginInstall,
  cancelInstall,
  importModel,
  receiveModel,
} from "./install-local-model.service.ts";
import { listLocalModels, removeLocalModel, useLocalModel } from "./local-models.service.ts";

/** Mounts the models of this machine, for operators. Each change replies with the list. */
export function mountLocalModels(mount: Mount, app: App): void {
  mount(calls.listLocalModels, () => listLocalModels(app));
  mount(calls.installLocalModel, async ({ caller: by, body: { model: id } }) => {
    await beginInstall(app, { by, id });
    return await listLocalModels(app);
  });
  mount(calls.cancelLocalModel, async ({ body: { model: id } }) => {
    await cancelInstall(app, id);
    return await listLocalModels(app);
  });
  mount(calls.importLocalModel, async ({ caller: by, body: { model: id, path } }) => {
    await importModel(app, { by, id }, path);
    return await listLocalModels(app);
  });
  mount(calls.uploadLocalModel, async ({ caller: by, query: { model: id, name }, request }) => {
    const isPacked = /gz$/i.test(name);
    const bytes = Number(request.headers["content-length"] ?? 0);
    await receiveModel(app, { by, id }, { body: request.raw, isPacked, bytes });
    return await listLocalModels(app);
  });
  mount(calls.removeLocalModel, async ({ caller: by, body: { model: id } }) => {
    await removeLocalModel(app, { by, id });
    return await listLocalModels(app);
  });
  mount(calls.useLocalModel, async ({ caller: by, body: { model: id, in_use: isInUse, role } }) => {
    await useLocalModel(app, { by, id }, { isInUse, role });
    return await listLocalModels(app);
  });
}
