import { builds } from "../../scripts/builds.mjs";
import { commonHeaders } from "../../scripts/site-headers.mjs";
import { hasNginx, startNginx } from "../support/nginx.ts";
import { expect, test } from "../support/test.ts";

test.describe("nginx, with the rules of the build in its server block", () => {
  test.skip(!hasNginx(), "nginx is not on this machine: sudo apt-get install nginx-light");

  let nginx: Awaited<ReturnType<typeof startNginx>>;
  test.beforeAll(async () => {
    nginx = await startNginx(builds.root.folder);
  });
  test.afterAll(() => nginx?.stop());

  test("every address is answered as in the table of hosts", async ({ request }) => {
    const get = async (path: string) => {
      const answer = await request.get(nginx.origin + path, { maxRedirects: 0 });
      return { status: answer.status(), headers: answer.headers(), text: await answer.text() };
    };
    const empty = (await get("/200.html")).text;
    const [, asset = ""] = /href="(\/assets\/[^"]+)"/.exec(empty) ?? [];

    const home = await get("/");
    expect(home.status).toBe(200);
    expect(home.headers).toMatchObject({ "cache-control": "no-cache", "content-type": "text/html" });
    for (const [name, value] of Object.entries(commonHeaders)) {
      expect(home.headers[name.toLowerCase()]).toBe(value);
    }
    for (const path of ["/pricing", "/admin/modules", "/module/client-portal", "/cart", "/api/login"]) {
      expect({ path, status: (await get(path)).status }).toEqual({ path, status: 200 });
    }
    for (const path of ["/full-preview/AAAA", "/app-preview/local-1", "/studio/local-1", "/module/later"]) {
      expect({ path, ...(await get(path)) }).toMatchObject({ path, status: 200, text: empty });
    }

    expect(await get(asset)).toMatchObject({
      status: 200,
      headers: { "cache-control": "public, max-age=31536000, immutable", "content-type": /javascript/ },
    });
    for (const path of ["/assets/gone-12345678.js", "/no/such/page", "/nginx.conf"]) {
      const missing = await get(path);
      expect({ path, status: missing.status, cache: missing.headers["cache-control"] }).toEqual({
        path,
        status: 404,
        cache: "no-cache",
      });
      expect(missing.headers["x-content-type-options"]).toBe("nosniff");
    }
    expect(await get("/pricing/")).toMatchObject({ status: 301, headers: { location: "/pricing" } });
    expect((await get("/manifest.webmanifest")).headers["content-type"]).toBe("application/manifest+json");
  });

  test("a deep link opens, its worker answers, and it opens again", async ({ page, trouble }) => {
    trouble.allow(/404 \(Not Found\)/);
    await page.goto(`${nginx.origin}/app-preview/law-firm-ledger`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Law firm · Ledger");

    await page.goto(`${nginx.origin}/module-preview/client-portal`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Client Portal");
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
    const modules = await page.evaluate(async () => (await fetch("/api/modules")).json());
    expect(modules.length).toBeGreaterThan(30);

    await page.goto(`${nginx.origin}/no/such/page`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  });
});
