import * as local from "@footnote/contracts/models/local-models";
import * as operator from "@footnote/contracts/models/models";
import type { ModelRole } from "@footnote/contracts/models/roles";
import { listChatModels } from "@footnote/contracts/models/organization-models";
import { capabilities } from "@footnote/contracts/speech";
import { useMutation, useQuery } from "@tanstack/react-query";
import { buildHeaders, buildUrl, call, parseReply } from "../../../shared/http/call.ts";
import { createNetworkError } from "../../../shared/http/api-error.ts";
import { withCsrfRetry } from "../../../shared/http/csrf.ts";
import { buildQuery, useRefresh } from "../../../shared/http/query.ts";

const whileDownloadingMs = 1_000;

/** The models of this machine, read again while one of them is downloading; only for operators. */
export function useLocalModels({ enabled = true } = {}) {
  return useQuery({
    ...buildQuery(local.listLocalModels, {}),
    enabled,
    refetchInterval: ({ state }) =>
      state.data?.models.some((one) => one.state === "downloading") ? whileDownloadingMs : false,
  });
}

export type LocalAction = "install" | "cancel" | "remove" | "use" | "leave";

function act(action: LocalAction, model: string, role?: ModelRole) {
  const body = { model };
  if (action === "install") return call(local.installLocalModel, { body });
  if (action === "cancel") return call(local.cancelLocalModel, { body });
  if (action === "remove") return call(local.removeLocalModel, { body });
  return call(local.useLocalModel, {
    body: { model, in_use: action === "use", ...(role && { role }) },
  });
}

/** Changes one model of this machine, for one of the roles that it fits or else for the first of them. */
export function useLocalAction(model: string, role?: ModelRole) {
  return useMutation({
    mutationFn: (action: LocalAction) => act(action, model, role),
    onSettled: useRefreshLocal(),
  });
}

/** Installs a model from a file that is sent, or from a path in the import folder of the server. */
export function useImport(model: string) {
  return useMutation({
    mutationFn: (from: { file: File } | { path: string }) =>
      "file" in from
        ? sendArchive(model, from.file)
        : call(local.importLocalModel, { body: { model, path: from.path } }),
    onSettled: useRefreshLocal(),
  });
}

async function sendArchive(model: string, file: File): Promise<unknown> {
  const endpoint = local.uploadLocalModel;
  return withCsrfRetry(async (getToken) => {
    const headers = await buildHeaders(endpoint, getToken);
    headers.set("Content-Type", "application/octet-stream");
    const url = buildUrl(endpoint, { query: { model, name: file.name } });
    const request = {
      method: endpoint.method,
      credentials: "include",
      headers,
      body: file,
    } as const;
    const reply = await fetch(url, request).catch(() => {
      throw createNetworkError();
    });
    return parseReply(reply.status, await reply.text());
  });
}

function useRefreshLocal() {
  return useRefresh(local.listLocalModels, operator.getModels, listChatModels, capabilities);
}
