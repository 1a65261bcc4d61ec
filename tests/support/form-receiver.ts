import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  /** One of three services, by their conventions, or the owner's own program. */
  service: "netlify" | "formspree" | "web3forms" | "own";
  values: Record<string, string>;
}

const TRAPS = { netlify: "bot-field", formspree: "_gotcha", web3forms: "botcheck", own: "_gotcha" } as const;

/**
 * Receives forms as the services do: drops filled honeypots, stores the rest, and redirects to the thank-you
 * page.
 */
export async function startReceiver(site: ReadonlyMap<string, string>) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    if (request.method !== "POST") return void page(path);
    const values = Object.fromEntries(new URLSearchParams(await bodyOf(request)));
    const service = serviceOf(request.headers["x-host"], path);
    if (!values[TRAPS[service]]) received.push({ service, values });
    if (service === "netlify") return void page(path);
    const next = service === "web3forms" ? values.redirect : values._next;
    response.writeHead(303, { location: next ?? "/" }).end();

    function page(path: string) {
      const text = site.get(path) ?? site.get(`${path}.html`);
      const type = path.endsWith(".css") ? "text/css" : "text/html; charset=utf-8";
      response.writeHead(text === undefined ? 404 : 200, { "content-type": type }).end(text);
    }
  });
  const port = await listen(server);
  return {
    received,
    origin: `http://localhost:${port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function serviceOf(host: unknown, path: string): Received["service"] {
  if (host === "formspree.io" && path.startsWith("/f/")) return "formspree";
  if (host === "api.web3forms.com" && path === "/submit") return "web3forms";
  return host ? "own" : "netlify";
}

async function bodyOf(request: IncomingMessage) {
  let body = "";
  for await (const part of request) body += String(part);
  return body;
}

const listen = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)),
  );
