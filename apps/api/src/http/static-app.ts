import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { AppError } from "../platform/errors.ts";

/** Serves the built web app; paths it routes by itself get its page. Without a build, only the API is served. */
export async function serveWebApp(server: FastifyInstance, root: string): Promise<void> {
  const built = existsSync(join(root, "index.html"));
  if (built) await server.register(fastifyStatic, { root, setHeaders });
  else server.log.warn("The web app is not built; serving the API only.");
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    const page = /^(GET|HEAD)$/.test(request.method) && !/^\/(api|ws|assets)\//.test(path);
    if (!page || !built) throw new AppError("request.not_found");
    return reply.sendFile("index.html");
  });
}

function setHeaders(reply: { header(name: string, value: string): unknown }, path: string): void {
  // Names under assets/ carry a hash of their content.
  const lasting = path.includes("/assets/");
  reply.header("cache-control", lasting ? "public, max-age=31536000, immutable" : "no-cache");
}
