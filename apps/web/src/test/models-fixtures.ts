import type { TestResult } from "@footnote/contracts/models/checks";
import type { FilledRole, ModelConnection } from "@footnote/contracts/models/connections";
import type { LocalModel, LocalModels } from "@footnote/contracts/models/local-models";
import type { OperatorModels } from "@footnote/contracts/models/models";
import type { OrganizationModels } from "@footnote/contracts/models/organization-models";
import { modelRoles } from "@footnote/contracts/models/roles";

/** Roles without a model, all of which may be filled. */
export const emptyRoles: FilledRole[] = modelRoles.map((role) => ({
  role,
  source: "none",
  in_use: [],
  unpriced: [],
  models: [],
  editable: true,
}));

export const operatorModels: OperatorModels = {
  connections: [],
  roles: emptyRoles,
  organizations_may_connect: false,
  default_monthly_budget: 0,
};

export const organizationModels: OrganizationModels = {
  may_connect: false,
  connections: [],
  roles: emptyRoles.map((role) => ({ ...role, editable: false })),
  budget: { by_operator: null, by_default: 0, by_admins: 0, limit: 0, spent: 12.5 },
};

export const connection: ModelConnection = {
  id: "c1",
  preset: "openai",
  label: "OpenAI",
  base_url: "https://api.openai.com/v1",
  api_version: null,
  has_key: true,
  key_readable: true,
  changed_at: "2026-11-21T09:30:00.000Z",
};

/** What a test finds of a service that lists these models. */
export function makeTestResult(
  suggested: TestResult["suggested"],
  ...checks: Pick<TestResult["checks"][number], "kind" | "model" | "code">[]
): TestResult {
  return {
    models: ["gpt-5.1", "gpt-5-mini"],
    suggested,
    checks: checks.map((check) => ({ ...check, message: "", ms: 5 })),
  };
}

/** A model of this machine that is not installed. */
export const localModel: LocalModel = {
  id: "Xenova/bge-reranker-base",
  role: "reranker",
  roles: ["reranker"],
  languages: ["zh", "en"],
  licence: "MIT",
  size: 279_000_000,
  received: 0,
  memory: 837,
  fits_memory: true,
  verified: false,
  state: "absent",
  problem: null,
  in_use: false,
};

export const localModels: LocalModels = {
  runtime_installed: true,
  may_download: true,
  source: "https://huggingface.co",
  import_folder: "/data/models/import",
  memory_limit: 4_000,
  models: [localModel],
};
