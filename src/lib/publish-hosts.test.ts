import { afterEach, expect, test, vi } from "vitest";
import { withPolicy } from "../../scripts/vite/page-head.ts";
import { readPublishHosts } from "./publish-hosts.ts";

afterEach(() => vi.unstubAllEnvs());

test.each([
  [undefined, []],
  ["", []],
  ["github", ["github"]],
  ["netlify, github", ["github", "netlify"]],
  ["https://evil.example constructor", []],
])("a build with %j allows %j", (setting, hosts) => {
  expect(readPublishHosts(setting)).toEqual(hosts);
});

test.each([
  ["", "'self'"],
  ["github,netlify", "'self' https://api.github.com https://api.netlify.com"],
])("with %j, pages may connect to %s and nothing else", (setting, sources) => {
  for (const name of ["VITE_BACKEND_URL", "VITE_MODEL_ORIGINS", "VITE_REPORT_URL"]) vi.stubEnv(name, "");
  vi.stubEnv("VITE_PUBLISH_HOSTS", setting);

  const [, found] = /connect-src ([^;]*)/.exec(withPolicy('<meta charset="utf-8">')) ?? [];

  expect(found).toBe(sources);
});
