import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { pictureUrl } from "./pictures.ts";
import { changedText, done, id, moment, optionalText, typedText, userPk } from "./fields.ts";

const required = "Name and domain are required";

export const license = z.object({
  current_users: z.int(),
  max_users: z.int(),
  is_active: z.boolean(),
  expires_at: moment.nullable(),
});

export const role = z.enum(["admin", "member"]);
export type Role = z.infer<typeof role>;

export const organization = z.object({
  id,
  name: z.string(),
  domain: z.string(),
  description: z.string().nullable(),
  picture: pictureUrl,
  user_role: role,
  created_at: moment,
  license,
});
export type Organization = z.infer<typeof organization>;

export const createOrganization = endpoint({
  method: "POST",
  path: "/organization/create/",
  access: "user",
  summary: "Create the caller's organization; the caller becomes its admin",
  status: 201,
  body: z.object({
    name: typedText(200, required),
    domain: typedText(253, required),
    description: optionalText(2000),
  }),
  reply: organization,
});

export const currentOrganization = endpoint({
  method: "GET",
  path: "/organization/current/",
  access: "user",
  summary: "Get the caller's organization",
  reply: organization,
});

/** What is left out stays as it is. */
export const changeOrganization = endpoint({
  method: "PATCH",
  path: "/organization/current/",
  access: "admin",
  summary: "Change the organization's name, domain or description",
  withoutLicense: true,
  body: z.object({
    name: typedText(200, "Enter a name.").optional(),
    domain: typedText(253, "Enter a domain.").optional(),
    description: changedText(2000),
  }),
  reply: organization,
});

export const userStatus = endpoint({
  method: "GET",
  path: "/organization/user-status/",
  access: "user",
  summary: "Get the caller's onboarding status",
  reply: z.object({
    has_organization: z.boolean(),
    has_active_subscription: z.boolean(),
    /** The owner of a recovered account has to keep or leave the organization first; see `getMembershipReview`. */
    needs_review: z.literal(true).optional(),
  }),
});
export type UserStatus = z.infer<typeof userStatus.reply>;

export const deleteOrganization = endpoint({
  method: "DELETE",
  path: "/organization/organizations/:id/delete/",
  access: "admin",
  summary: "Delete the organization with everything in it; its members keep their accounts",
  withoutLicense: true,
  params: z.object({ id }),
  body: z.object({
    /** The organization's name as the admin typed it. When it is sent and is another one, nothing is deleted. */
    confirm_name: z.string().max(400, "Use at most 400 characters.").nullish(),
  }),
  reply: done,
});

/** Whether a typed text is a name. How often a space is repeated and how a letter is composed cannot be seen. */
export function isSameName(typed: string, name: string): boolean {
  return spell(typed) === spell(name);
}

function spell(name: string): string {
  return name.normalize("NFC").replaceAll(/\s+/g, " ").trim();
}

/** Whether members may create links to conversations that people outside of the organization can read. */
const sharingSettings = z.object({ public_links: z.boolean() });

export const getSharingSettings = endpoint({
  method: "GET",
  path: "/organization/sharing/",
  access: "member",
  withoutLicense: true,
  summary: "Get what members of the organization may share",
  reply: sharingSettings,
});

export const changeSharingSettings = endpoint({
  method: "PATCH",
  path: "/organization/sharing/",
  access: "admin",
  withoutLicense: true,
  summary: "Allow public links to conversations, or open none of them while they are not allowed",
  body: sharingSettings,
  reply: sharingSettings,
});

export const member = z.object({
  user_pk: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role,
  joined_at: moment,
});
export type MemberEntry = z.infer<typeof member>;

export const listMembers = endpoint({
  method: "GET",
  path: "/organization/members/",
  access: "member",
  summary: "List the members of the organization, earliest first",
  withoutLicense: true,
  reply: z.array(member),
});

export const changeRole = endpoint({
  method: "PATCH",
  path: "/organization/members/:userPk/",
  access: "admin",
  summary: "Change a member's role",
  withoutLicense: true,
  params: z.object({ userPk }),
  body: z.object({ role }),
  reply: member,
});

export const removeMember = endpoint({
  method: "DELETE",
  path: "/organization/members/:userPk/",
  access: "admin",
  summary: "Remove a member from the organization",
  withoutLicense: true,
  params: z.object({ userPk }),
  reply: done,
});

export const leaveOrganization = endpoint({
  method: "POST",
  path: "/organization/leave/",
  access: "member",
  keyScope: "none",
  summary: "Leave the organization",
  withoutLicense: true,
  reply: done,
});

/** An open invitation, as admins see it. The link itself is shown once, when it is made. */
export const invitation = z.object({
  id,
  role,
  /** Whom it is for: only an account with this address can accept it. Null: whoever has the link. */
  email: z.string().nullable(),
  created_at: moment,
  expires_at: moment,
  /** Whether the mail is on its way, was sent, or was refused by the mail server for good; null without a mail. */
  mail: z.enum(["waiting", "sent", "refused"]).nullable(),
});
export type Invitation = z.infer<typeof invitation>;

export const listInvitations = endpoint({
  method: "GET",
  path: "/organization/invitations/",
  access: "admin",
  summary: "List open invitations, latest first",
  withoutLicense: true,
  reply: z.array(invitation),
});

export const createInvitation = endpoint({
  method: "POST",
  path: "/organization/invitations/",
  access: "admin",
  summary:
    "Create an invitation link for one person, and email it if an address is given and mail is configured",
  status: 201,
  body: z.object({
    role: role.default("member"),
    email: z
      .string()
      .trim()
      .max(254, "This email address is too long.")
      .pipe(z.email("Enter a valid email address."))
      .nullish(),
  }),
  reply: invitation.extend({
    token: z.string(),
    /** The page that accepts it, below the web app's address. The token stands where servers never see it. */
    invite_url: z.string(),
  }),
});

export const revokeInvitation = endpoint({
  method: "DELETE",
  path: "/organization/invitations/:id/",
  access: "admin",
  summary: "Revoke an open invitation",
  withoutLicense: true,
  params: z.object({ id }),
  reply: done,
});

export const describeInvitation = endpoint({
  method: "POST",
  path: "/organization/invitations/describe/",
  access: "public",
  summary: "Describe an open invitation to anyone with its link",
  body: z.object({
    token: z.string({ error: "The invitation is missing." }).min(1).max(200),
  }),
  reply: z.object({
    organization: z.string(),
    role,
    /** The name of the admin who made it, or the email address without a name. */
    invited_by: z.string(),
    /** Whom it is for: only an account with this address can accept it. Null: whoever has the link. */
    email: z.string().nullable(),
    expires_at: moment,
  }),
});
export type DescribedInvitation = z.infer<typeof describeInvitation.reply>;

export const acceptInvitation = endpoint({
  method: "POST",
  path: "/organization/invitations/accept/",
  access: "user",
  summary: "Accept an invitation and join its organization",
  body: z.object({
    token: z.string({ error: "The invitation is missing." }).min(1).max(200),
  }),
  reply: organization,
});
