-- Connections to services of models, made on the page "Models", and what their models are used for. Rows without an
-- organization belong to the whole installation and are not visible to organizations.

CREATE TABLE "model_connection" (
    "id" UUID NOT NULL,
    "organization_id" UUID,
    "preset" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "base_url" TEXT NOT NULL,
    "api_version" TEXT,
    "secret" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "model_connection_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "model_connection_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "model_connection_organization_id_idx" ON "model_connection"("organization_id");

CREATE TABLE "model_role" (
    "id" UUID NOT NULL,
    "organization_id" UUID,
    "role" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "connection_id" UUID NOT NULL,
    "model" TEXT NOT NULL,
    "price_input" DOUBLE PRECISION,
    "price_output" DOUBLE PRECISION,
    "context_tokens" INTEGER,

    CONSTRAINT "model_role_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "model_role_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "model_role_connection_id_fkey" FOREIGN KEY ("connection_id") REFERENCES "model_connection"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- One order for each role of the installation and of each organization.
CREATE UNIQUE INDEX "model_role_organization_id_role_position_key" ON "model_role"("organization_id", "role", "position") NULLS NOT DISTINCT;
CREATE INDEX "model_role_connection_id_idx" ON "model_role"("connection_id");

CREATE TABLE "model_budget" (
    "organization_id" UUID NOT NULL,
    "by_operator" DOUBLE PRECISION,
    "by_admins" DOUBLE PRECISION NOT NULL DEFAULT 0,

    CONSTRAINT "model_budget_pkey" PRIMARY KEY ("organization_id"),
    CONSTRAINT "model_budget_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- One row. The revision rises with every change of these tables: processes compare it with the one that they have read.
CREATE TABLE "model_settings" (
    "id" BOOLEAN NOT NULL DEFAULT true,
    "organizations_may_connect" BOOLEAN NOT NULL DEFAULT false,
    "default_monthly_budget" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "revision" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "model_settings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "model_settings_one_row" CHECK ("id")
);

insert into model_settings default values;

do $$
declare
  name text;
begin
  foreach name in array array['model_connection', 'model_role', 'model_budget'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy everything on %I to %I using (true)', name, current_user);
    execute format('create policy own_organization on %I to footnote_tenant
      using (organization_id = nullif(current_setting(''footnote.organization_id'', true), '''')::uuid)', name);
    execute format('grant select, insert, update, delete on %I to footnote_tenant', name);
  end loop;
end
$$;

-- Organizations change nothing of the settings but the revision.
grant select, update (revision) on model_settings to footnote_tenant;
