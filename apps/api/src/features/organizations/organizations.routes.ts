import * as calls from "@footnote/contracts/organizations";
import * as pictures from "@footnote/contracts/pictures";
import type { Mount } from "../../http/mount.ts";
import { readPictureFile } from "../../http/picture-upload.ts";
import type { Has } from "../../platform/app.ts";
import {
  acceptInvitation,
  createInvitation,
  describeInvitation,
  listInvitations,
  revokeInvitation,
} from "./invitations.service.ts";
import { changeRole, leaveOrganization, listMembers, removeMember } from "./members.service.ts";
import { changeSharingSettings, getSharingSettings } from "./sharing-settings.service.ts";
import {
  changeOrganization,
  setOrganizationPicture,
  unsetOrganizationPicture,
} from "./organization-details.service.ts";
import { createOrganization, getOrganization, getUserStatus } from "./organizations.service.ts";

// Deleting an organization deletes documents too, so it is mounted by account deletion.
export function mountOrganizations(mount: Mount, app: Has<"db" | "jobs" | "config">): void {
  mount(calls.createOrganization, ({ caller, body }) => createOrganization(app, caller, body));
  mount(calls.currentOrganization, ({ caller }) => getOrganization(app, caller));
  mount(calls.userStatus, ({ caller }) => getUserStatus(app, caller));
  mount(calls.getSharingSettings, ({ caller }) => getSharingSettings(app, caller));
  mount(calls.changeSharingSettings, ({ caller, body }) =>
    changeSharingSettings(app, caller, body),
  );
  mountDetails(mount, app);
  mountMembers(mount, app);
  mountInvitations(mount, app);
}

function mountDetails(mount: Mount, app: Has<"db" | "config">): void {
  mount(calls.changeOrganization, ({ caller, body }) => changeOrganization(app, caller, body));
  mount(pictures.setOrganizationPicture, async ({ caller, request }) => ({
    picture: await setOrganizationPicture(app, caller, await readPictureFile(request)),
  }));
  mount(pictures.deleteOrganizationPicture, async ({ caller }) => {
    await unsetOrganizationPicture(app, caller);
    return { message: "The picture was removed." };
  });
}

function mountMembers(mount: Mount, app: Has<"db">): void {
  mount(calls.listMembers, ({ caller }) => listMembers(app, caller));
  mount(calls.changeRole, ({ caller, params, body }) =>
    changeRole(app, caller, { userPk: params.userPk, role: body.role }),
  );
  mount(calls.removeMember, async ({ caller, params }) => {
    await removeMember(app, caller, params.userPk);
    return { message: "Member removed." };
  });
  mount(calls.leaveOrganization, async ({ caller }) => {
    await leaveOrganization(app, caller);
    return { message: "You have left the organization." };
  });
}

function mountInvitations(mount: Mount, app: Has<"db" | "jobs" | "config">): void {
  mount(calls.listInvitations, ({ caller }) => listInvitations(app, caller));
  mount(calls.createInvitation, ({ caller, body }) =>
    createInvitation(app, caller, { role: body.role, email: body.email ?? null }),
  );
  mount(calls.revokeInvitation, async ({ caller, params }) => {
    await revokeInvitation(app, caller, params.id);
    return { message: "Invitation revoked." };
  });
  mount(calls.describeInvitation, ({ body }) => describeInvitation(app, body.token));
  mount(calls.acceptInvitation, ({ caller, body }) => acceptInvitation(app, caller, body.token));
}
