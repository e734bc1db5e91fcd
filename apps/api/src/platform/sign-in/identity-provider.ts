/** What an identity provider vouches for. */
export type Identity = {
  issuer: string;
  /** Names the person at the issuer, for good; an e-mail address may change hands. */
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  /** The same for every use of one sign-in at the provider: of the nonce, or of the token where there is none. */
  fingerprint: string;
  expiresAt: Date;
};

/** What a browser brings back from the provider: an ID token, or a code to fetch one with. */
export type Proof = { idToken?: string; code?: string; nonce?: string };

export type IdentityProvider = {
  /** As people know it. */
  readonly name: string;
  readonly clientId: string;
  /** @throws AppError sign_in.failed for a proof that proves nothing, sign_in.unavailable without the provider */
  identify(proof: Proof): Promise<Identity>;
};
