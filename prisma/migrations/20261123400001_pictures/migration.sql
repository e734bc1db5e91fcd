-- The pictures of users and organizations: small, validated by the server, and deleted with what they show.
CREATE TABLE "picture" (
    "id" UUID NOT NULL,
    "user_pk" INTEGER,
    "organization_id" UUID,
    "media_type" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "picture_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "picture_of_one" CHECK (num_nonnulls("user_pk", "organization_id") = 1),
    CONSTRAINT "picture_user_pk_fkey" FOREIGN KEY ("user_pk") REFERENCES "user"("pk") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "picture_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "picture_user_pk_key" ON "picture"("user_pk");
CREATE UNIQUE INDEX "picture_organization_id_key" ON "picture"("organization_id");

alter table "picture" enable row level security;
alter table "picture" force row level security;
do $$
begin
  execute format('create policy everything on picture to %I using (true)', current_user);
end
$$;
create policy own_organization on "picture" to footnote_tenant
  using (organization_id = nullif(current_setting('footnote.organization_id', true), '')::uuid);
grant select, insert, update, delete on "picture" to footnote_tenant;
