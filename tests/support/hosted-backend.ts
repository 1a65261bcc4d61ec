import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { builds } from "../../scripts/builds.mjs";
import { runSource } from "../../scripts/run-source.mjs";
import { ports } from "../../scripts/test-ports.mjs";

/** The server address in the product's `hosted` build. */
export const hostedAddress = builds.hosted.env.VITE_BACKEND_URL ?? "";
const key = builds.hosted.env.VITE_BACKEND_KEY ?? "";
/** The product itself, served from another origin. */
export const productAddress = `http://localhost:${builds.hosted.port}`;

type Sources = typeof import("./hosted-backend-sources.ts");

export interface ReceivedCall {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
}

/** The product's backend over real HTTP, as on the adopter's own server. It logs its calls. */
export async function startHostedBackend() {
  const { createBackend, createSeed, createMemoryStore, quickHashing } = await runSource<Sources>(
    "./tests/support/hosted-backend-sources.ts",
  );
  const seed = await createSeed(quickHashing);
  const calls: ReceivedCall[] = [];
  let backend = newBackend();

  function newBackend() {
    return createBackend({
      openStore: async () => createMemoryStore(),
      readSeed: async () => seed,
      hashing: quickHashing,
    });
  }

  const server = createServer(async (request, response) => {
    const { method = "GET", url = "/", headers } = request;
    response.setHeader("Access-Control-Allow-Origin", productAddress);
    response.setHeader("Access-Control-Allow-Credentials", "true");
    if (method === "OPTIONS") {
      response.setHeader(
        "Access-Control-Allow-Headers",
        "apikey, authorization, content-type, x-sitewright-call",
      );
      response.setHeader("Access-Control-Allow-Methods", "GET, POST");
      response.writeHead(204).end();
      return;
    }

    calls.push({ method, path: url, headers });
    if (headers.apikey !== key) {
      response.writeHead(403, { "Content-Type": "application/json" }).end('{"error":"Wrong key"}');
      return;
    }
    const answer = await backend(await toRequest(request));
    response.setHeader("Set-Cookie", "visitor=1; Path=/; HttpOnly; SameSite=Lax");
    response.writeHead(answer.status, { "Content-Type": "application/json" });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(ports.backend);
  await once(server, "listening");

  return {
    calls,
    /** Restores the initial state. */
    startAnew() {
      calls.length = 0;
      backend = newBackend();
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function toRequest(request: IncomingMessage) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
  return new Request(new URL(request.url ?? "/", hostedAddress), {
    method: request.method ?? "GET",
    headers,
    ...(parts.length > 0 && { body: Buffer.concat(parts) }),
  });
}
