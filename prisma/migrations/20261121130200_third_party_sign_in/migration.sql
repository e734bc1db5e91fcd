-- Accounts at an OpenID provider, the tokens of it that were used up, and whether an e-mail address is known to be the user's.

ALTER TABLE "user" ADD COLUMN "email_verified_at" TIMESTAMPTZ(3);

CREATE TABLE "external_identity" (
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "user_pk" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "external_identity_pkey" PRIMARY KEY ("issuer","subject")
);

CREATE INDEX "external_identity_user_pk_idx" ON "external_identity"("user_pk");

ALTER TABLE "external_identity" ADD CONSTRAINT "external_identity_user_pk_fkey" FOREIGN KEY ("user_pk") REFERENCES "user"("pk") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "used_token" (
    "hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "used_token_pkey" PRIMARY KEY ("hash")
);
