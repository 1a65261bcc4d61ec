import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { contentPolicy } from "../../../scripts/site-headers.mjs";
import { withPolicy } from "../../../scripts/vite/page-head.ts";

test("reports go to the address set in the build", async () => {
  const received: { request: IncomingMessage; body: string }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ request, body: await text(request) });
    response.writeHead(204).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv("VITE_REPORT_URL", `http://127.0.0.1:${port}/in?project=7`);
  const answers: Promise<Response>[] = [];
  const sendBeacon = (address: string, body: string) =>
    answers.push(fetch(address, { method: "POST", body, keepalive: true })) > 0;
  vi.stubGlobal("navigator", { sendBeacon });

  try {
    const { reportFailure } = await import("./report.ts");
    reportFailure("error", new Error("No page at https://x.example/cart?code=1"), "/cart");
    await Promise.all(answers);
  } finally {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    await new Promise((closed) => server.close(closed));
  }

  expect(received).toHaveLength(1);
  const [{ request, body } = expect.fail()] = received;
  expect([request.method, request.url]).toEqual(["POST", "/in?project=7"]);
  expect(request.headers["content-type"]).toMatch(/^text\/plain/);
  expect(JSON.parse(body)).toEqual({
    kind: "error",
    message: "Error: No page at [address]",
    route: "/cart",
    version: import.meta.env.APP_VERSION,
  });
});

test.each([
  ["https://reports.example/in?project=7", " https://reports.example"],
  ["http://localhost:4200/in", " http://localhost:4200"],
  ["http://reports.example/in", ""],
  ["", ""],
])("the policy allows reports to %s as%s", (address, source) => {
  vi.stubEnv("VITE_REPORT_URL", address);
  vi.stubEnv("VITE_BACKEND_URL", "");
  vi.stubEnv("VITE_MODEL_ORIGINS", "");

  const page = withPolicy('<meta charset="utf-8">');

  vi.unstubAllEnvs();
  expect(contentPolicy()).toContain("connect-src 'self';");
  expect(page).toContain(`connect-src 'self'${source};`);
});
