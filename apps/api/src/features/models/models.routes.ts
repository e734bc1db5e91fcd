import * as operatorCalls from "@footnote/contracts/models/models";
import * as ownCalls from "@footnote/contracts/models/organization-models";
import type { FastifyReply } from "fastify";
import type { Mount } from "../../http/mount.ts";
import type { App } from "../../platform/app.ts";
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
  mountOwnModels(mount, app);
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
    const id = await addConnection(app, { ...installation, by }, body);
    return { ...(await getOperatorModels(app)), connection_id: id };
  });
  mount(operatorCalls.changeConnection, async ({ caller: by, params: { id }, body: change }) => {
    await changeConnection(app, { ...installation, by }, { id, change });
    return await getOperatorModels(app);
  });
  mount(operatorCalls.deleteConnection, async ({ caller: by, params }) => {
    await deleteConnection(app, { ...installation, by }, params.id);
    return { message: "The connection is deleted." };
  });
  mount(operatorCalls.setRoleModels, async ({ caller: by, params: { role }, body }) => {
    await setRole(app, { ...installation, by }, { role, models: body.models });
    return await getOperatorModels(app);
  });
  mount(operatorCalls.testConnection, ({ body: input, reply }) =>
    testConnection(app, installation, { input, signal: signalOf(reply) }),
  );
  mount(operatorCalls.getModelBudget, ({ params }) => getBudget(app, params.id));
  mount(operatorCalls.setModelBudget, ({ caller: by, params: { id: organizationId }, body }) =>
    setBudget(app, { by, organizationId }, { byOperator: body.monthly_budget }),
  );
}

/** @param unbound sees the sessions of members too, which a change of models asks for */
function mountOwnModels(mount: Mount, unbound: App): void {
  mount(ownCalls.getOwnModels, ({ app, caller }) => getOrganizationModels(app, caller));
  mount(ownCalls.addOwnConnection, async ({ app, caller, body }) => {
    await requireOwnConnections(app);
    const { organizationId } = caller;
    const id = await addConnection(unbound, { by: caller, organizationId }, body);
    return { ...(await getOrganizationModels(app, caller)), connection_id: id };
  });
  mount(ownCalls.changeOwnConnection, async ({ app, caller, params: { id }, body: change }) => {
    await requireOwnConnections(app);
    const { organizationId } = caller;
    await changeConnection(unbound, { by: caller, organizationId }, { id, change });
    return await getOrganizationModels(app, caller);
  });
  mount(ownCalls.deleteOwnConnection, async ({ caller, params }) => {
    const { organizationId } = caller;
    await deleteConnection(unbound, { by: caller, organizationId }, params.id);
    return { message: "The connection is deleted." };
  });
  mount(ownCalls.setOwnRoleModels, async ({ app, caller, params: { role }, body }) => {
    await requireOwnConnections(app);
    const { organizationId } = caller;
    await setRole(unbound, { by: caller, organizationId }, { role, models: body.models });
    return await getOrganizationModels(app, caller);
  });
  mount(ownCalls.testOwnConnection, async ({ app, caller, body: input, reply }) => {
    await requireOwnConnections(app);
    return await testConnection(app, caller, { input, signal: signalOf(reply) });
  });
  mount(ownCalls.setOwnBudget, ({ caller, body }) => {
    const { organizationId } = caller;
    const change = { byAdmins: body.monthly_budget };
    return setBudget(unbound, { by: caller, organizationId }, change);
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
