import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["", "max-age=63072000"],
  ["1", "max-age=63072000; includeSubDomains"],
])("HTTPS covers the subdomains of a host only on request: HSTS_SUBDOMAINS=%s", async (setting, header) => {
  vi.stubEnv("HSTS_SUBDOMAINS", setting);
  vi.resetModules();
  const { commonHeaders } = await import("./site-headers.mjs");

  expect(commonHeaders["Strict-Transport-Security"]).toBe(header);
});
