import { afterEach, expect, test, vi } from "vitest";
import { publicPages } from "../../src/app/public-pages.ts";
import { manifest } from "./host-files.ts";

const brand = { name: "Sitewright", tagline: "Web app builder" };

afterEach(() => void vi.unstubAllEnvs());

test.each(["/", "/demo/"])("an installed app has shortcuts to pages of the product below %s", (base) => {
  const { shortcuts } = manifest(base, brand);

  expect(shortcuts.map(({ name }) => name)).toEqual(["New site", "Live demos", "My projects"]);
  const known = publicPages.map(({ path }) => base + path.slice(1));
  for (const { url, icons } of shortcuts) {
    expect(known).toContain(url.split("?")[0]);
    expect(icons[0]?.src).toBe(`${base}icons/icon-192.png`);
  }
});

test.each(["/", "/demo/"])(
  "below %s, an installed app opens and receives project files on pages of its own",
  (base) => {
    const { file_handlers, share_target } = manifest(base, brand);

    expect(file_handlers).toEqual([
      { action: `${base}view-projects?tab=mine`, accept: { "application/json": [".json"] } },
    ]);
    expect(share_target).toMatchObject({
      action: `${base}view-projects`,
      method: "POST",
      enctype: "multipart/form-data",
      params: { text: "text", files: [{ name: "file", accept: ["application/json", ".json"] }] },
    });
  },
);

test("without a worker, as with a hosted backend, nothing can be shared with the product", () => {
  vi.stubEnv("VITE_BACKEND_URL", "https://backend.example");

  expect(manifest("/", brand)).not.toHaveProperty("share_target");
});
