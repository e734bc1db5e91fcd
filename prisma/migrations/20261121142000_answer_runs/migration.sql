-- Answers that are made by the server whoever listens: runs with their events.

ALTER TABLE "conversation" DROP COLUMN "busy_until";
ALTER TABLE "message"
    ADD COLUMN "details" JSONB NOT NULL DEFAULT '{}',
    ADD COLUMN "replaced_at" TIMESTAMPTZ(3);

CREATE TYPE "AnswerRunState" AS ENUM ('running', 'done', 'stopped', 'failed');

CREATE TABLE "answer_run" (
    "id" UUID NOT NULL,
    "organization_id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "user_pk" INTEGER NOT NULL,
    "user_message_id" UUID NOT NULL,
    "message_id" UUID,
    "state" "AnswerRunState" NOT NULL DEFAULT 'running',
    "lease_until" TIMESTAMPTZ(3) NOT NULL DEFAULT (now() + '00:00:15'::interval),
    "stop_requested_at" TIMESTAMPTZ(3),
    "error_code" TEXT,
    "usage" JSONB NOT NULL DEFAULT '{}',
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "answer_run_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "answer_event" (
    "run_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "organization_id" UUID NOT NULL,
    "event" JSONB NOT NULL,

    CONSTRAINT "answer_event_pkey" PRIMARY KEY ("run_id", "number")
);

CREATE INDEX "answer_run_conversation_id_started_at_idx" ON "answer_run"("conversation_id", "started_at" DESC);
CREATE INDEX "answer_run_state_lease_until_idx" ON "answer_run"("state", "lease_until");
CREATE INDEX "answer_run_ended_at_idx" ON "answer_run"("ended_at");
-- One turn at a time in a conversation.
CREATE UNIQUE INDEX "answer_run_one_running" ON "answer_run"("conversation_id") WHERE "state" = 'running';

ALTER TABLE "answer_run" ADD CONSTRAINT "answer_run_conversation_id_fkey"
    FOREIGN KEY ("conversation_id") REFERENCES "conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "answer_event" ADD CONSTRAINT "answer_event_run_id_fkey"
    FOREIGN KEY ("run_id") REFERENCES "answer_run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

do $$
declare
  name text;
begin
  foreach name in array array['answer_run', 'answer_event'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy everything on %I to %I using (true)', name, current_user);
    execute format(
      'create policy own_organization on %I to footnote_tenant using (organization_id = nullif(current_setting(''footnote.organization_id'', true), '''')::uuid)',
      name
    );
    execute format('grant select, insert, update, delete on %I to footnote_tenant', name);
  end loop;
end
$$;
