import { readFileSync } from "node:fs";
import type http from "node:http";
import { join } from "node:path";
import { type CDPSession, expect, type Page } from "@playwright/test";
import type { NewModule } from "#src/contract/modules.ts";
import { builds } from "../../scripts/builds.mjs";
import { createServer, listen } from "../../scripts/serve.mjs";
import { demoAccounts } from "./accounts.ts";
import { test as visitor } from "./visitor.ts";

export { expect } from "@playwright/test";

type Answer = (response: http.ServerResponse) => void;
type BuildName = "root" | "next";

/** A server for a single test, which can fail, be updated, and stop. */
export interface Site {
  origin: string;
  /** Addresses of all requests that reached the network. */
  requests: string[];
  /** Answers requests for this address; without `answer`, restores the default. */
  replace: (address: RegExp, answer?: Answer) => void;
  /** Serves another build. */
  deploy: (build: BuildName) => Promise<void>;
  stop: () => Promise<void>;
}

/** A test with its own server as the base URL. It fails on any uncaught error in a page. */
export const test = visitor.extend<{ site: Site; uncaught: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  site: async ({}, use) => {
    const site = await startSite();
    await use(site);
    await site.stop();
  },
  baseURL: ({ site }, use) => use(site.origin),
  uncaught: [
    async ({ context }, use) => {
      const uncaught: string[] = [];
      context.on("weberror", (error) => uncaught.push(error.error().stack ?? error.error().message));
      await use(uncaught);
      expect(uncaught).toEqual([]);
    },
    { auto: true },
  ],
});

async function startSite(): Promise<Site> {
  const requests: string[] = [];
  const replaced = new Map<string, [RegExp, Answer]>();
  let deployed: http.Server | undefined;

  const server = await createServer({
    root: builds.root.folder,
    compression: "quick",
    intercept(request, response) {
      const address = request.url ?? "";
      requests.push(address);
      const [, answer] = [...replaced.values()].find(([pattern]) => pattern.test(address)) ?? [];
      if (answer) answer(response);
      else deployed?.emit("request", request, response);
      return Boolean(answer ?? deployed);
    },
  });

  return {
    origin: await listen(server, 0),
    requests,
    replace(address, answer) {
      if (answer) replaced.set(address.source, [address, answer]);
      else replaced.delete(address.source);
    },
    async deploy(name) {
      deployed = await createServer({ root: builds[name].folder, compression: "quick" });
    },
    async stop() {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.once("close", resolve));
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

export const missing: Answer = (response) => {
  response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found\n");
};

export const sending =
  (type: string, body: string): Answer =>
  (response) => {
    response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
  };

/** The built worker with code that runs before it, because init scripts do not reach workers. */
export const workerAfter = (code: string) =>
  sending("text/javascript", `${code};\n${builtFile("worker.js")}`);

const builtFile = (path: string) => readFileSync(join(builds.root.folder, path), "utf8");

/** Returns the address of the chunk of a source file. */
export function chunkOf(source: string, build: BuildName = "root") {
  const manifest = JSON.parse(readFileSync(join(builds[build].folder, ".vite/manifest.json"), "utf8"));
  const { file } = manifest[source] as { file: string };
  return `/${file}`;
}

/** Waits until the worker controls the page. */
export async function untilControlled(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** Opens an address of the same origin without the product. */
export async function openBlank(page: Page) {
  await page.goto("/assets/nothing.js");
}

/** Stops the browser's workers, as the browser does with idle ones. */
export async function stopWorkers(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("ServiceWorker.enable");
  const stopped = untilStopped(session);
  await session.send("ServiceWorker.stopAllWorkers");
  await stopped;
  await session.detach();
}

function untilStopped(session: CDPSession) {
  return new Promise<void>((resolve) => {
    session.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === "stopped")) resolve();
    });
  });
}

interface Call {
  path: string;
  method?: "GET" | "POST";
  body?: unknown;
  token?: string | undefined;
}

/** The backend of a page: the worker, or a second backend in the page itself. */
export type Host = "worker" | "page";

/**
 * Makes calls from a page in parallel. Calls to a worker are retried if it was stopped, as in the product.
 */
export async function callFrom(page: Page, host: Host, calls: readonly Call[]) {
  return page.evaluate(
    async ({ chunk, calls }) => {
      const backend = chunk ? (await import(chunk)).startInPage() : undefined;
      async function send(request: Request): Promise<Response> {
        request.headers.set("x-sitewright-call", crypto.randomUUID());
        if (backend) return backend(request);
        const attempt = () => fetch(request.clone());
        return attempt().catch(attempt).catch(attempt);
      }
      return Promise.all(
        calls.map(async ({ path, method = "GET", body, token }) => {
          const headers = {
            "Content-Type": "application/json",
            ...(token && { Authorization: `Bearer ${token}` }),
          };
          const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
          const response = await send(new Request(path, init));
          Object.assign(window, { answered: (Reflect.get(window, "answered") ?? 0) + 1 });
          // biome-ignore lint/suspicious/noExplicitAny: the tests say what they expect of it
          return { status: response.status, body: (await response.json()) as any };
        }),
      );
    },
    { chunk: host === "page" ? chunkOf("mocks/in-page.ts") : "", calls },
  );
}

/** Returns how many calls of this page have been answered. */
export const answered = (page: Page) => page.evaluate<number>(() => Reflect.get(window, "answered") ?? 0);

export async function adminToken(page: Page, host: Host): Promise<string> {
  const [login] = await callFrom(page, host, [
    { path: "/api/auth/login", method: "POST", body: demoAccounts.admin },
  ]);
  return login?.body.token;
}

/** Adds modules as the demo admin. */
export async function addModules(page: Page, host: Host, modules: readonly Partial<NewModule>[]) {
  const token = await adminToken(page, host);
  return callFrom(
    page,
    host,
    modules.map((module) => ({
      path: "/api/modules",
      method: "POST",
      body: { name: "Key Cabinet", category: "Security", description: "Keys.", imagePath: null, ...module },
      token,
    })),
  );
}

export async function listModules(page: Page, host: Host): Promise<{ id: number; name: string }[]> {
  const [answer] = await callFrom(page, host, [{ path: "/api/modules" }]);
  return answer?.body;
}

/** Returns API calls among the requests. `api/login` is a page. */
export const callsOnTheNetwork = ({ requests }: Site) =>
  requests.filter((address) => address.startsWith("/api/") && !address.startsWith("/api/login"));

/** A link that appears with the demo users, so it shows that the data has loaded. */
export const demoLink = (page: Page) => page.getByRole("link", { name: /^Enter Client Portal as/ }).first();
