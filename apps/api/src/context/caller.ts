import type { KeyScope } from "@footnote/contracts/endpoint";

declare const proven: unique symbol;
declare const operates: unique symbol;

/** Where a request came from. */
export type Origin = { readonly address: string; readonly requestId: string };

/** Who makes a request without being signed in. */
export type AnonymousUser = Origin & { readonly userAgent: string | undefined };

/** Whose live session or API key a key is. */
export type KeyHolder = {
  readonly pk: number;
  readonly keyHash: string;
  /** What a user may do by a session is not narrowed; an API key is made for some scopes. */
  readonly scopes: "all" | readonly KeyScope[];
};

/** A user with a live session or API key who makes a request. */
export type SignedIn = KeyHolder & { readonly from: Origin };

/**
 * Proof that a user belongs to an organization with access. Only the organizations feature makes one, so a function
 * that takes it cannot be called without the check.
 */
export type Member = {
  readonly userPk: number;
  readonly email: string;
  readonly from: Origin;
  readonly organizationId: string;
  readonly role: "admin" | "member";
  /** Unless it is active, the organization is read-only. */
  readonly license: "active" | "inactive" | "expired";
  /** Where subscriptions are sold: whether the organization has what gives access; true where they are not. */
  readonly subscribed: boolean;
  readonly [proven]: true;
};

/** Proof that a user runs the installation. */
export type Operator = SignedIn & { readonly [operates]: true };

/** How the kit learns who calls. The accounts and organizations features provide it; `entry` joins them. */
export type Authenticator = {
  /** The user whose live session or API key this is, if any. */
  findSignedIn(key: string): Promise<KeyHolder | undefined>;
  /** The user whose live session was given this ticket for this path, if it has not run out. */
  findTicketHolder(ticket: string, path: string): Promise<KeyHolder | undefined>;
  /** @throws AppError request.not_found when the user does not run the installation */
  requireOperator(user: SignedIn): Promise<Operator>;
  /** @throws AppError when the user has no organization or it has no access */
  requireMember(user: SignedIn): Promise<Member>;
  /** Notes that a user has deleted what stood at a path. */
  rememberDeletion(userPk: number, path: string): Promise<void>;
  /** Whether this user has deleted what stood at this path. */
  remembersDeletion(userPk: number, path: string): Promise<boolean>;
};
