-- Failed logins, sign-ups and the like, counted by account and by client address.

CREATE TABLE "throttle" (
    "subject" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "blocked_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "throttle_pkey" PRIMARY KEY ("subject")
);

CREATE INDEX "throttle_at_idx" ON "throttle"("at");
