import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hostRules } from "../../../scripts/vite/host-rules.ts";
import * as table from "./hosts.ts";

const page = readFileSync("docs/hosting.md", "utf8");
const rules = (file: table.HostFile, base = "/") => hostRules[file]?.(base, table) ?? "";

test.each(table.hosts)(
  "docs/hosting.md agrees with the table on $name",
  ({ name, fallback, headers, limits, product, site }) => {
    expect(page).toContain(`| ${name} | ${fallback.mechanism} | ${fallback.status} | ${headers} |`);
    for (const limit of limits) expect(page).toContain(`- ${limit}`);
    for (const { text, code = "" } of [...product, ...site]) {
      expect(page).toContain(text);
      for (const line of code.split("\n")) expect(page).toContain(line);
    }
  },
);

test("a host that answers preview links with 200 has rules for every folder of them", () => {
  for (const { files, fallback } of table.hosts) {
    const said = files.map((file) => rules(file)).join("\n");
    for (const folder of table.dynamicFolders) {
      expect(said.includes(folder)).toBe(fallback.status === 200);
    }
  }
});

test("no rule matches every address: a missing file stays missing", () => {
  const { rewrites } = JSON.parse(rules("vercel.json")) as { rewrites: { source: string }[] };

  expect(rules("_redirects")).not.toMatch(/^\/\* /m);
  expect(rewrites.map(({ source }) => source)).not.toContain("/:rest*");
  // On one host, rules take precedence over files, so a rule would hide these folders.
  for (const folder of table.growingFolders) expect(rules("_redirects")).not.toContain(`/${folder}/`);
});

test("with a base path every rule starts with it", () => {
  const addresses = [
    ...rules("_headers", "/demo/").matchAll(/^(\/\S*)/gm),
    ...rules("_redirects", "/demo/").matchAll(/(?:^| )(\/\S*)/gm),
    ...rules("vercel.json", "/demo/").matchAll(/"(?:source|destination)": "([^"]+)"/g),
    ...rules("nginx.conf", "/demo/").matchAll(/(?:location =?|error_page 404) ?(\/\S*)/g),
  ];

  expect(addresses.length).toBeGreaterThan(20);
  for (const [, address] of addresses) expect(address).toMatch(/^\/demo\//);
});

test("rules stay far below the limits of hosts", () => {
  const counts = ["_headers", "_redirects"].map((file) => rules(file as table.HostFile).split("\n").length);

  for (const count of counts) expect(count).toBeLessThan(100);
});
