import { expect, test } from "vitest";
import { publicPages } from "../../src/app/public-pages.ts";
import { manifest } from "./host-files.ts";

test.each(["/", "/demo/"])("an installed app has shortcuts to pages of the product below %s", (base) => {
  const { shortcuts } = manifest(base, { name: "Sitewright", tagline: "Web app builder" });

  expect(shortcuts.map(({ name }) => name)).toEqual(["New site", "Live demos", "My projects"]);
  const known = publicPages.map(({ path }) => base + path.slice(1));
  for (const { url, icons } of shortcuts) {
    expect(known).toContain(url.split("?")[0]);
    expect(icons[0]?.src).toBe(`${base}icons/icon-192.png`);
  }
});
