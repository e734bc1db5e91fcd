import type { FastifyInstance } from "fastify";
import type { Config } from "../platform/config.ts";

/** Starts listening and says where. @throws Error with a way out when the port is taken */
export async function listen(server: FastifyInstance, config: Config): Promise<void> {
  const { host, port } = config;
  try {
    await server.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    const message = `Port ${port} is already in use. Stop the other program, or set PORT to another number.`;
    throw new Error(message, { cause: error });
  }
  const address = server.server.address();
  // Port 0 asks for any free one.
  const listening = typeof address === "object" && address ? address.port : port;
  process.stdout.write(`\nFootnote is ready at http://${host}:${listening}\n\n`);
}
