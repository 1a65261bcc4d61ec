import { afterEach, expect, test, vi } from "vitest";
import { NETLIFY_TOKEN, netlifyDouble } from "#tests/support/host-apis/netlify-double.ts";
import { publishToNetlify, rollBackNetlify } from "./netlify.ts";
import { PublishError, type PublishOptions, type SiteFile } from "./publication.ts";
import { aSite, bytesOf, changedIn, filesOf, options, settled, stubHosts } from "./testing.ts";

const place = { name: "crumb", isNew: true };
const existing = { ...place, isNew: false };
const site = await aSite();
const next = await aSite((text) => text.replace("</title>", "!</title>"));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const publish = (files: SiteFile[], at = place, more: Partial<PublishOptions> = {}, token = NETLIFY_TOKEN) =>
  settled(publishToNetlify(token, at, files, options(more)));
const uploads = (calls: string[]) => calls.filter((call) => call.startsWith("PUT")).length;

test("a new site has exactly the exported files when Netlify confirms them, and then only changes are uploaded", async () => {
  const netlify = netlifyDouble();
  stubHosts(netlify);

  expect(await publish(site)).toMatchObject({ address: "https://crumb.netlify.app", isReady: true });
  expect(bytesOf(netlify.site("crumb"))).toEqual(filesOf(site));

  netlify.calls.length = 0;
  await publish(next, existing);
  expect(bytesOf(netlify.site("crumb"))).toEqual(filesOf(next));
  const changed = changedIn(next, site);
  expect(uploads(netlify.calls)).toBe(changed.length);
});

test("an earlier deploy can be restored", async () => {
  const netlify = netlifyDouble();
  stubHosts(netlify);
  const first = await publish(site);
  await publish(next, existing);

  expect(await settled(rollBackNetlify(NETLIFY_TOKEN, place, first.revision, options()))).toMatchObject({
    isReady: true,
  });

  expect(bytesOf(netlify.site("crumb"))).toEqual(filesOf(site));
});

test("a name taken by oneself or others, and a missing one, are explained", async () => {
  const netlify = netlifyDouble();
  stubHosts(netlify);
  netlify.add("crumb", "bob");
  await expect(publish(site)).rejects.toMatchObject({
    failure: "refused",
    message: "The name crumb is taken at Netlify. Choose another one.",
  });
  await expect(publish(site, existing)).rejects.toMatchObject({ failure: "missing" });

  netlify.add("mine");
  await expect(publish(site, { name: "mine", isNew: true })).rejects.toMatchObject({ failure: "conflict" });
});

test.each([
  [401, "token", /does not accept this token/],
  [403, "forbidden", /does not let this token change the site crumb/],
  [404, "missing", /knows no site crumb/],
  [409, "conflict", /Try again in a minute/],
  [422, "refused", /refuses this\. It says: “Too many files”/],
] as const)("the status %i is explained, and nothing is published", async (status, failure, words) => {
  const netlify = netlifyDouble();
  stubHosts(netlify);
  netlify.add("crumb");
  netlify.faultOf = (_number, operation) =>
    operation.startsWith("POST") ? { status, json: { message: "Too many files" } } : undefined;

  await expect(publish(site, existing)).rejects.toMatchObject({
    failure,
    message: expect.stringMatching(words),
  });
  expect(netlify.site("crumb").size).toBe(0);
});

test("a temporary failure at any call does not change the result", async () => {
  const calm = netlifyDouble();
  stubHosts(calm);
  await publish(site);

  const busy = { status: 429, headers: { "Retry-After": "3" } };
  for (const fault of [busy, { status: 502, isForeign: true }, "cut-before", "cut-after"] as const) {
    for (let at = 0; at < calm.calls.length; at++) {
      const netlify = netlifyDouble();
      stubHosts(netlify);
      netlify.faultOf = (number) => (number === at ? fault : undefined);

      await publish(site);

      expect(bytesOf(netlify.site("crumb")), `${JSON.stringify(fault)} at call ${at}`).toEqual(filesOf(site));
      expect(netlify.sites.size).toBe(1);
    }
  }
});

test("after a lasting network failure at any call, the old site is complete, and resuming uploads only missing files", async () => {
  const calm = netlifyDouble();
  stubHosts(calm);
  await publish(site);
  calm.calls.length = 0;
  await publish(next, existing);

  for (const fault of ["cut-before", "cut-after"] as const) {
    for (let at = 0; at < calm.calls.length; at++) {
      const netlify = netlifyDouble();
      stubHosts(netlify);
      await publish(site);
      netlify.calls.length = 0;
      netlify.faultOf = (number) => (number >= at ? fault : undefined);
      const failure = await publish(next, existing).then(
        () => undefined,
        (error) => error,
      );
      expect(failure).toBeInstanceOf(PublishError);
      expect(failure.failure).toBe("unreachable");
      const shown = JSON.stringify([...bytesOf(netlify.site("crumb"))].sort());
      const whole = [site, next].map((files) => JSON.stringify([...filesOf(files)].sort()));
      expect(whole).toContain(shown);

      const had = uploads(netlify.calls);
      netlify.faultOf = () => undefined;
      netlify.calls.length = 0;
      await publish(next, existing);
      expect(bytesOf(netlify.site("crumb"))).toEqual(filesOf(next));
      if (fault === "cut-before" && had === 0) expect(uploads(netlify.calls)).toBe(uploads(calm.calls));
      expect(uploads(netlify.calls)).toBeLessThanOrEqual(uploads(calm.calls));
    }
  }
});

test("a cancelled deploy is deleted at Netlify, and the old site stays", async () => {
  const netlify = netlifyDouble();
  stubHosts(netlify);
  await publish(site);
  const controller = new AbortController();
  netlify.faultOf = (_number, operation) => {
    if (operation.startsWith("PUT")) controller.abort();
    return undefined;
  };

  await expect(publish(next, existing, { signal: controller.signal })).rejects.toMatchObject({
    name: "AbortError",
  });

  expect(netlify.calls).toContain("POST /deploys/{deploy_id}/cancel");
  expect(bytesOf(netlify.site("crumb"))).toEqual(filesOf(site));
});
