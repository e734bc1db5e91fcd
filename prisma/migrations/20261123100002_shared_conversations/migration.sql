-- Whether members may share conversations with people outside of the organization.
ALTER TABLE "organization" ADD COLUMN "public_links" BOOLEAN NOT NULL DEFAULT false;

-- Read-only links to conversations: to their messages at the moment of sharing.
CREATE TABLE "conversation_share" (
    "id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "is_public" BOOLEAN NOT NULL,
    "name" TEXT,
    "message_ids" UUID[] NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "conversation_share_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "conversation_share_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "conversation_share_token_hash_key" ON "conversation_share"("token_hash");
CREATE INDEX "conversation_share_conversation_id_idx" ON "conversation_share"("conversation_id");

alter table conversation_share enable row level security;
alter table conversation_share force row level security;
do $$
begin
  execute format('create policy everything on conversation_share to %I using (true)', current_user);
end
$$;
create policy own_organization on conversation_share to footnote_tenant
  using (organization_id = nullif(current_setting('footnote.organization_id', true), '')::uuid);
grant select, insert, update, delete on conversation_share to footnote_tenant;
