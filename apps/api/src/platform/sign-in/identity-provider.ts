/** A person's identity, verified by an identity provider. */
export type Identity = {
  issuer: string;
  /** Identifies the person at the issuer permanently; an e-mail address may pass to somebody else. */
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
export type Proof = {
  idToken: string | undefined;
  code: string | undefined;
  nonce: string | undefined;
  codeVerifier: string | undefined;
};

/** Values that a browser generates to recognise its own sign-in when it comes back. */
export type SignInRequest = { state: string; nonce: string; codeChallenge: string };

export type IdentityProvider = {
  /** Shown to people. */
  readonly name: string;
  readonly clientId: string;
  /** Whether the page shows the provider's own button, or sends the browser to the provider and back. */
  readonly kind: "script" | "redirect";
  /** Where to send the browser. @throws AppError sign_in.unavailable without the provider */
  begin(request: SignInRequest): Promise<string>;
  /** @throws AppError sign_in.failed for a proof that proves nothing, sign_in.unavailable without the provider */
  identify(proof: Proof): Promise<Identity>;
};
