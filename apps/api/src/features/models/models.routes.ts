import * as operatorCalls from "@footnote/contracts/models/models";
import * as ownCalls from "@footnote/contracts/models/organization-models";
import type { FastifyReply } from "fastify";
import type { Mount } from "../../http/mount.ts";
import type { App } from "../../platform/app.ts";
import { changeByMember, changeByOperator } from "./begin-change.service.ts";
import { getBudget, setBudget } from "./budgets.service.ts";
import { addConnection, changeConnection, deleteConnection } from "./connections.service.ts";
import {
  changeSettings,
  getOperatorModels,
  getOrganizationModels,
  requireOwnConnections,
} from "./model-settings.service.ts";
import { setRole } from "./roles.service.ts";
import { testConnection } from "./testing.service.ts";

/** Mounts the page "Models" of operators and that of the admins of an organization. */
export function mountModels(mount: Mount, app: App): void {
  mountOperatorModels(mount, app);
  mountOwnModels(mount);
}

function mountOperatorModels(mount: Mount, app: App): void {
  const installation = { organizationId: null };
  mount(operatorCalls.getModels, () => getOperatorModels(app));
  mount(operatorCalls.changeModelSettings, ({ caller, body }) =>
    changeSettings(app, caller, {
      organizationsMayConnect: body.organizations_may_connect,
      defaultMonthlyBudget: body.default_monthly_budget,
    }),
  );
  mount(operatorCalls.addConnection, async ({ caller: by, body }) => {
    const id = await addConnection(app, changeByOperator(app.db, by, null), body);
    return { ...(await getOperatorModels(app)), connection_id: id };
  });
  mount(operatorCalls.changeConnection, async ({ caller: by, params: { id }, body: change }) => {
    await changeConnection(app, changeByOperator(app.db, by, null), { id, change });
    return await getOperatorModels(app);
  });
  mount(operatorCalls.deleteConnection, async ({ caller: by, params }) => {
    await deleteConnection(app, changeByOperator(app.db, by, null), params.id);
    return { message: "The connection is deleted." };
  });
  mount(operatorCalls.setRoleModels, async ({ caller: by, params: { role }, body }) => {
    await setRole(app, changeByOperator(app.db, by, null), { role, models: body.models });
    return await getOperatorModels(app);
  });
  mount(operatorCalls.testConnection, ({ body: input, reply }) =>
    testConnection(app, installation, { input, signal: signalOf(reply) }),
  );
  mount(operatorCalls.getModelBudget, ({ params }) => getBudget(app, params.id));
  mount(operatorCalls.setModelBudget, ({ caller: by, params: { id: organizationId }, body }) =>
    setBudget(app, changeByOperator(app.db, by, organizationId), {
      byOperator: body.monthly_budget,
    }),
  );
}

function mountOwnModels(mount: Mount): void {
  mount(ownCalls.getOwnModels, ({ app, caller }) => getOrganizationModels(app, caller));
  mount(ownCalls.addOwnConnection, async ({ app, caller, body }) => {
    await requireOwnConnections(app);
    const id = await addConnection(app, changeByMember(app.db, caller), body);
    return { ...(await getOrganizationModels(app, caller)), connection_id: id };
  });
  mount(ownCalls.changeOwnConnection, async ({ app, caller, params: { id }, body: change }) => {
    await requireOwnConnections(app);
    await changeConnection(app, changeByMember(app.db, caller), { id, change });
    return await getOrganizationModels(app, caller);
  });
  mount(ownCalls.deleteOwnConnection, async ({ app, caller, params }) => {
    await deleteConnection(app, changeByMember(app.db, caller), params.id);
    return { message: "The connection is deleted." };
  });
  mount(ownCalls.setOwnRoleModels, async ({ app, caller, params: { role }, body }) => {
    await requireOwnConnections(app);
    await setRole(app, changeByMember(app.db, caller), { role, models: body.models });
    return await getOrganizationModels(app, caller);
  });
  mount(ownCalls.testOwnConnection, async ({ app, caller, body: input, reply }) => {
    await requireOwnConnections(app);
    return await testConnection(app, caller, { input, signal: signalOf(reply) });
  });
  mount(ownCalls.setOwnBudget, ({ app, caller, body }) => {
    const change = { byAdmins: body.monthly_budget };
    return setBudget(app, changeByMember(app.db, caller), change);
  });
  mount(ownCalls.listChatModels, async ({ app: { models } }) => {
    const all = models.chatModels ?? (models.chat ? [models.chat] : []);
    return { models: all.map(({ name }, index) => ({ name, is_default: index === 0 })) };
  });
}

/** Ends the test when nobody waits for it any more. */
function signalOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  return gone.signal;
}
