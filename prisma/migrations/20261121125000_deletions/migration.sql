-- What a user has deleted, so that a repeated call can be told from a wrong id.

CREATE TABLE "deletion" (
    "user_pk" INTEGER NOT NULL,
    "path" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deletion_pkey" PRIMARY KEY ("user_pk","path")
);
