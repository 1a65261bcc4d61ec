import { queryOptions } from "#src/api/query.ts";
import { work } from "#src/api/work-database.ts";
import { workKey } from "#src/api/work-queries.ts";
import { briefSchema } from "#src/contract/brief.ts";
import { cartRecordSchema } from "#src/entities/cart/cart.ts";
import type { DeploymentPlan } from "#src/entities/pricing/plans.ts";
import { readDraft } from "#src/entities/projects/drafts-store.ts";
import { loadShared } from "#src/entities/projects/load-shared.ts";
import { localKey } from "#src/entities/projects/project-key.ts";
import { listLocalProjects } from "#src/entities/projects/projects-store.ts";
import type { ReplySite } from "#src/sales/replies/reply.ts";
import { MAX_TOKEN_LENGTH } from "#src/share/limits.ts";
import { writeProjectFile } from "#src/share/project-file.ts";
import { decodeShare, encodeShare } from "#src/share/share-token.ts";
import { siteName } from "#src/sites/page-title.ts";

export const NO_SITE = "none";
const SHARED = "shared ";
const BRIEF_DRAFT = "web-app-form";

/** `sitesToSend` for a dialog, read again each time that it opens, because the projects may have changed. */
export const sitesQuery = (address: string) =>
  queryOptions({
    queryKey: [...workKey("projects"), "to-send", address],
    queryFn: () => sitesToSend(address),
    staleTime: 0,
    gcTime: 0,
  });

/** Returns the sites that can be attached to a reply, the one on screen first, by the key for `siteFor`. */
export async function sitesToSend(address: string): Promise<{ value: string; label: string }[]> {
  const shown = keyOnScreen(address);
  const own = (await listLocalProjects())
    .filter(({ deletedAt }) => !deletedAt)
    .sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
    .map(({ id, name }) => ({ value: localKey(id), label: name }));
  const here = shown ? (own.find(({ value }) => value === shown) ?? (await named(shown))) : undefined;
  return [...(here ? [here] : []), ...own.filter(({ value }) => value !== here?.value)];
}

/** Returns the key of the site on screen: a project, a template or a shared site; undefined if there is none. */
function keyOnScreen(address: string) {
  const { pathname, searchParams, hash } = new URL(address, "http://here");
  const [, key] = /^\/(?:app-preview|studio)\/([\w-]{1,140})$/.exec(pathname) ?? [];
  if (pathname.startsWith("/full-preview/")) return SHARED + (hash.slice(1).split("~")[0] ?? "");
  return key ?? (pathname === "/app-view" ? (searchParams.get("project") ?? undefined) : undefined);
}

async function named(value: string) {
  try {
    return { value, label: (await siteFor(value)).name };
  } catch {
    return undefined; // a damaged link or a deleted project; the page itself reports it
  }
}

/** Returns a site for a reply: as the token of a link, or as a file if it is too large for a link. */
export async function siteFor(value: string): Promise<ReplySite> {
  if (value.startsWith(SHARED)) {
    const token = value.slice(SHARED.length);
    const { document } = await decodeShare(token);
    return { name: siteName(document) || "A site", description: "", token };
  }
  const shared = await loadShared(value);
  const { name, description } = shared.project;
  const token = shared.document ? await encodeShare(shared.document) : "";
  if (token && token.length <= MAX_TOKEN_LENGTH) return { name, description: "", token };
  // The records of an app are about people who have not been asked.
  const builtApp = shared.builtApp && { ...shared.builtApp, records: {}, counters: {} };
  return { name, description, project: writeProjectFile({ ...shared, builtApp }) };
}

/** Returns the brief in the form, if it is complete. */
export async function briefToSend() {
  const { answers } = (await readDraft(BRIEF_DRAFT)) ?? {};
  if (typeof answers !== "object" || answers === null) return;
  const { tone, palette, module, ...rest } = answers as Record<string, unknown>;
  return briefSchema.safeParse({
    ...rest,
    look: { tone, palette: palette || null },
    ...(module ? { module } : {}),
  }).data;
}

/** Returns the plan in the cart. */
export async function planInCart(): Promise<DeploymentPlan | undefined> {
  const lines = await work.all({ store: "cart", schema: cartRecordSchema });
  const line = lines.find(({ kind }) => kind === "plan");
  return line?.kind === "plan" ? line.plan : undefined;
}
