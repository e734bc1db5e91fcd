import helmet from "@fastify/helmet";
import { apiBasePath } from "@footnote/contracts/endpoint";
import type { FastifyInstance } from "fastify";

/** Whose scripts the page may load besides its own. */
export type ForeignScripts = { googleSignIn: boolean };

const google = "https://accounts.google.com/gsi/";

/** What browsers may do with whatever this server sends. */
export async function setSecurityHeaders(
  server: FastifyInstance,
  foreign: ForeignScripts,
): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(foreign) },
    // Google's sign-in opens a window, which reports how it ended.
    crossOriginOpenerPolicy: {
      policy: foreign.googleSignIn ? "same-origin-allow-popups" : "same-origin",
    },
    // Google's frame has to know from which origin it is shown; nobody else learns it, and no path leaves.
    referrerPolicy: {
      policy: foreign.googleSignIn ? "strict-origin-when-cross-origin" : "no-referrer",
    },
    // What else stands on the same domain is not ours to decide about.
    strictTransportSecurity: { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false },
  });
  server.addHook("onRequest", async ({ url, routeOptions }, reply) => {
    reply.header("permissions-policy", permissions);
    // No cache keeps a reply; routes whose bytes may be cached set this header themselves.
    // By route: an address may be written in other ways (/%61pi/).
    const path = routeOptions.url ?? url;
    if (path.startsWith(`${apiBasePath}/`)) reply.header("cache-control", "no-store");
  });
}

/**
 * Dictation needs the microphone; nothing here needs the rest. Bluetooth is not among them: browsers that have the
 * feature do not know it in this header, and warn on every page.
 */
const permissions = [
  "microphone=(self)",
  ...["camera", "geolocation", "payment", "usb", "serial", "midi"].map(
    (feature) => `${feature}=()`,
  ),
].join(", ");

// `upgrade-insecure-requests` is left out: the product is also served over plain HTTP on a local network.
function contentPolicy({ googleSignIn }: ForeignScripts): Record<string, string[]> {
  const foreign = (path: string) => (googleSignIn ? [google + path] : []);
  return {
    "default-src": ["'none'"],
    // Compiling WebAssembly, which reads JPEG 2000 and JBIG2 pictures in PDF files, is no evaluation of text.
    "script-src": ["'self'", "'wasm-unsafe-eval'", ...foreign("client")],
    "script-src-attr": ["'none'"],
    "style-src": ["'self'", ...foreign("style")],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'", "data:"],
    "media-src": ["'self'", "blob:"],
    "connect-src": ["'self'", ...foreign("")],
    "worker-src": ["'self'", "blob:"],
    "frame-src": googleSignIn ? [google] : ["'none'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
}
