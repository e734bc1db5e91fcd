import { modelContext } from "@footnote/contracts/integrations";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { mountProfile } from "../features/accounts/profile/profile.routes.ts";
import { mountPictures } from "../features/pictures/pictures.routes.ts";
import { mountAccounts } from "../features/accounts/accounts.routes.ts";
import { isInvitation } from "../features/organizations/invitations.service.ts";
import { mountApiKeys } from "../features/accounts/api-keys/api-keys.routes.ts";
import { rememberDeletion, remembersDeletion } from "../features/accounts/deletions.service.ts";
import { mountPasswords } from "../features/accounts/passwords/passwords.routes.ts";
import { mountSessions } from "../features/accounts/sessions/sessions.routes.ts";
import { requireOperator } from "../features/accounts/operators.service.ts";
import { findSignedIn } from "../features/accounts/sessions/sessions.service.ts";
import { findTicketHolder } from "../features/accounts/tickets.service.ts";
import { mountAdministration } from "../features/administration/administration.routes.ts";
import { prepareAnswer } from "../features/agent/agent.service.ts";
import { mountAudit } from "../features/audit/audit.routes.ts";
import { mountBilling } from "../features/billing/billing.routes.ts";
import { mountPaymentSocket } from "../features/billing/payment-socket.routes.ts";
import { mountChat } from "../features/chat/chat.routes.ts";
import { mountConversations } from "../features/chat/conversations.routes.ts";
import { mountSharing } from "../features/chat/sharing/sharing.routes.ts";
import { openAnswerRuns } from "../features/chat/runs.service.ts";
import { mountAccountDeletion } from "../features/account-deletion/account-deletion.routes.ts";
import { mountAccountRecovery } from "../features/account-recovery/account-recovery.routes.ts";
import { recoveryHooks } from "../features/account-recovery/recovery-hooks.service.ts";
import { mountContent } from "../features/documents/content.routes.ts";
import { mountDocuments } from "../features/documents/documents.routes.ts";
import { mountLibrary } from "../features/documents/library.routes.ts";
import { mountUnpackedFiles } from "../features/documents/unpacked/unpacked-files.routes.ts";
import { mountVersions } from "../features/documents/versions/versions.routes.ts";
import { mountTaskSockets } from "../features/documents/task-sockets.routes.ts";
import { mountFolders } from "../features/folders/folders.routes.ts";
import { mountHealth } from "../features/health/health.routes.ts";
import { mountLayouts } from "../features/layouts/layouts.routes.ts";
import { mountOverview } from "../features/overview/overview.routes.ts";
import { deleteModelLeftovers } from "../features/models/local/local-models.service.ts";
import { mountLocalModels } from "../features/models/local/local-models.routes.ts";
import { mountModels } from "../features/models/models.routes.ts";
import { mountPrivacy } from "../features/privacy/privacy.routes.ts";
import { mountOrganizations } from "../features/organizations/organizations.routes.ts";
import { requireMember } from "../features/organizations/organizations.service.ts";
import { mountResumableUploads } from "../features/resumable-uploads/resumable-uploads.routes.ts";
import { mountSync } from "../features/sync/sync.routes.ts";
import { mountSpeech, mountTranscriptionSocket } from "../features/speech/speech.routes.ts";
import { mountCompletions } from "../features/integrations/completions.routes.ts";
import { mountModelContext } from "../features/integrations/mcp.routes.ts";
import { mountUsage } from "../features/usage/usage.routes.ts";
import { serveApiPages } from "../http/api-pages.ts";
import type { Authenticator } from "../context/caller.ts";
import { measureRequests } from "../http/measure.ts";
import { traceRequests } from "../http/trace-requests.ts";
import { refuseOtherMethods } from "../http/other-methods.ts";
import { type Mount, mountOn } from "../http/mount.ts";
import { buildServer } from "../http/server.ts";
import { serveWebApp } from "../http/static-app.ts";
import { openUploadAllowance } from "../features/accounts/throttle/upload-allowance.service.ts";
import type { App } from "../platform/app.ts";

/** The whole HTTP side: every endpoint, socket and page. */
export async function buildHttp(app: App, log: Logger): Promise<FastifyInstance> {
  const { trustedProxies, rateLimits, redis, identityProvider } = app.config;
  const server = await buildServer(log, {
    trustedProxies,
    rates: { ...rateLimits, redis, outage: app.redisOutage },
    foreignScripts: { googleSignIn: identityProvider?.kind === "script" },
    publicUrl: app.config.publicUrl,
  });
  measureRequests(server, app.metrics);
  if (app.config.tracing) traceRequests(server);
  const authenticator: Authenticator = {
    findSignedIn: (key) => findSignedIn(app, key),
    findTicketHolder: (ticket, path) => findTicketHolder(app, ticket, path),
    requireMember: (user) => requireMember(app, user),
    requireOperator: (user) => requireOperator(app, user),
    rememberDeletion: (userPk, path) => rememberDeletion(app, userPk, path),
    remembersDeletion: (userPk, path) => remembersDeletion(app, userPk, path),
  };
  const { mount, mounted } = mountOn(server, {
    authenticator,
    allowance: openUploadAllowance(app),
    app,
  });
  mountPeople(mount, app);
  mountAudit(mount);
  mountUsage(mount);
  mountModels(mount, app);
  mountLocalModels(mount, app);
  mountBilling(mount, app);
  mountFolders(mount);
  mountDocuments(mount);
  mountResumableUploads(mount);
  mountContent(mount, authenticator, app);
  mountLayouts(mount);
  mountLibrary(mount);
  mountVersions(mount);
  mountUnpackedFiles(mount);
  mountSync(mount);
  const runs = openAnswerRuns(prepareAnswer);
  server.addHook("preClose", () => runs.close());
  mountChat(mount, runs);
  mountConversations(mount);
  mountSharing(mount, app);
  mountCompletions(mount);
  mountModelContext(mount);
  refuseOtherMethods(server, modelContext);
  mountSpeech(mount, app);
  mountPrivacy(mount, app);
  mountOverview(mount, app);
  mountTaskSockets(server, authenticator, app);
  mountTranscriptionSocket(server, authenticator, app);
  mountPaymentSocket(server, authenticator, app);
  mountAdministration(mount, app);
  serveApiPages(server, mounted);
  mountHealth(server, app);
  await serveWebApp(server, app.config);
  await deleteModelLeftovers(app);
  return server;
}

/** Accounts and organizations: who people are and what they belong to. */
function mountPeople(mount: Mount, app: App): void {
  mountPictures(mount, app);
  mountAccounts(mount, app, {
    isInvited: (invited) => isInvitation(app, invited),
    hooks: recoveryHooks,
  });
  mountProfile(mount, app);
  mountSessions(mount, app);
  mountPasswords(mount, app, recoveryHooks);
  mountApiKeys(mount, app);
  mountOrganizations(mount, app);
  mountAccountDeletion(mount, app);
  mountAccountRecovery(mount, app);
}
