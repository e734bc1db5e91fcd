import type { KeyScope } from "@footnote/contracts/endpoint";

declare const proven: unique symbol;
declare const operates: unique symbol;

/** The network address and the id of a request, for the audit trail and the log. */
export type Origin = { readonly address: string; readonly requestId: string };

/** The sender of a request that needs no sign-in. */
export type AnonymousUser = Origin & { readonly userAgent: string | undefined };

/** The owner of a valid session key or API key. */
export type KeyHolder = {
  readonly pk: number;
  readonly keyHash: string;
  /** A session has all scopes; an API key has those it was created with. */
  readonly scopes: "all" | readonly KeyScope[];
};

/** A user whose request carries a valid session key or API key. */
export type SignedIn = KeyHolder & { readonly from: Origin };

/**
 * Proof that a user belongs to an organization with access. Only the organizations feature makes one, so a function
 * that takes it cannot be called without the check.
 */
export type Member = {
  readonly userPk: number;
  readonly email: string;
  readonly from: Origin;
  /** Those of the key that the request carries; all for a session and for work without a request. */
  readonly scopes: KeyHolder["scopes"];
  /** Of that key; null for work without a request. */
  readonly keyHash: string | null;
  readonly organizationId: string;
  readonly role: "admin" | "member";
  /** The organization is read-only unless its license is active. */
  readonly license: "active" | "inactive" | "expired";
  /** Whether the organization has an active subscription; always true when payments are disabled. */
  readonly subscribed: boolean;
  readonly [proven]: true;
};

/** Proof that a user operates the installation. */
export type Operator = SignedIn & { readonly [operates]: true };

/** Identifies callers for the HTTP kit. The accounts and organizations features implement it; `entry` composes it. */
export type Authenticator = {
  /** The owner of a session key or API key; undefined when the key is expired, revoked or unknown. */
  findSignedIn(key: string): Promise<KeyHolder | undefined>;
  /** The user whose session got this ticket for this path; undefined when it has expired. */
  findTicketHolder(ticket: string, path: string): Promise<KeyHolder | undefined>;
  /** @throws AppError request.not_found when the user does not operate the installation */
  requireOperator(user: SignedIn): Promise<Operator>;
  /** @throws AppError organization.missing when the user has no organization */
  requireMember(user: SignedIn): Promise<Member>;
  /** Records that a user deleted the resource at a path. */
  rememberDeletion(userPk: number, path: string): Promise<void>;
  /** Whether this user deleted the resource at this path. */
  remembersDeletion(userPk: number, path: string): Promise<boolean>;
};
