import * as z from "zod/mini";
import { plainLine } from "#src/lib/plain-line.ts";
import { publishOrigins } from "#src/lib/publish-hosts.ts";
import { sha1 } from "./digests.ts";
import { hostCalls, pause } from "./host-call.ts";
import { refuseUnsafePaths } from "./own-files.ts";
import {
  PublishError,
  type Published,
  type PublishOptions,
  progressOf,
  type SiteFile,
  sendAll,
} from "./publication.ts";

export interface NetlifyPlace {
  /** The subdomain of `name.netlify.app`. */
  name: string;
  /** Creates the site. */
  isNew: boolean;
}

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 8_000;
const PATIENCE_MS = 180_000;

const siteSchema = z.object({
  id: z.string(),
  name: z.string(),
  url: z.optional(z.string()),
  ssl_url: z.optional(z.string()),
});
const deploySchema = z.object({
  id: z.string(),
  state: z.string(),
  required: z.optional(z.nullable(z.array(z.string()))),
  error_message: z.optional(z.nullable(z.string())),
});

export const netlifyCalls = (token: string, { name }: NetlifyPlace, signal: AbortSignal) =>
  hostCalls({
    name: "Netlify",
    base: `${publishOrigins.netlify}/api/v1`,
    token,
    signal,
    headers: {},
    words: {
      401: "does not accept this token. It may have expired or been revoked: make a new one.",
      403: `does not let this token change the site ${name}. Make a token in the account that the site belongs to.`,
      404: `knows no site ${name} in the account of this token. Check the name.`,
      409: "is in the middle of another change to this site. Try again in a minute.",
      422: "refuses this.",
    },
  });
type NetlifyCalls = ReturnType<typeof netlifyCalls>;

/**
 * Publishes the files as one deploy. Only files that Netlify lacks are uploaded. Netlify switches to the deploy when it
 * is complete.
 */
export async function publishToNetlify(
  token: string,
  place: NetlifyPlace,
  files: readonly SiteFile[],
  { signal, onProgress, onSwitched, sent, message = "Publish the site" }: PublishOptions,
): Promise<Published> {
  refuseUnsafePaths(files);
  const calls = netlifyCalls(token, place, signal);
  const progress = progressOf(files, onProgress);
  progress.begin("check");
  const site = await findSite(calls, place, sent);

  progress.begin("compare");
  const named = await Promise.all(files.map(async (file) => ({ ...file, sha: await sha1(file.content) })));
  const deploys = `/sites/${encodeURIComponent(site.id)}/deploys`;
  const body = { files: Object.fromEntries(named.map(({ path, sha }) => [`/${path}`, sha])) };
  const deploy = await calls.read(deploySchema, "POST", `${deploys}?title=${encodeURIComponent(message)}`, {
    body,
  });

  const required = new Set(deploy.required ?? []);
  const missing = [...new Map(named.map((file) => [file.sha, file])).values()].filter(({ sha }) =>
    required.has(sha),
  );
  progress.beginUpload(missing);
  try {
    await sendAll(missing, async (file) => {
      const path = file.path.split("/").map(encodeURIComponent).join("/");
      await calls.call("PUT", `/deploys/${encodeURIComponent(deploy.id)}/files/${path}`, {
        bytes: file.content,
      });
      progress.hasSent(file);
    });
  } catch (error) {
    if (signal.aborted) await giveUp(token, place, deploy.id);
    throw error;
  }
  // Netlify switches to the deploy after its last file.
  progress.begin("switch");
  onSwitched?.({ address: addressOf(site), revision: deploy.id });
  progress.begin("wait");
  const isReady = await waitForDeploy(calls, `${deploys}/${encodeURIComponent(deploy.id)}`, signal);
  return { address: addressOf(site), isReady, revision: deploy.id, changed: missing.length, removed: 0 };
}

/** Restores an earlier deploy. */
export async function rollBackNetlify(
  token: string,
  place: NetlifyPlace,
  revision: string,
  { signal, onProgress, onSwitched }: Pick<PublishOptions, "signal" | "onProgress" | "onSwitched">,
): Promise<Published> {
  const calls = netlifyCalls(token, place, signal);
  const progress = progressOf([], onProgress);
  progress.begin("check");
  const site = await findSite(calls, { ...place, isNew: false }, new Set());
  progress.begin("switch");
  const deploy = `/sites/${encodeURIComponent(site.id)}/deploys/${encodeURIComponent(revision)}`;
  const { id } = await calls.read(deploySchema, "POST", `${deploy}/restore`);
  onSwitched?.({ address: addressOf(site), revision: id });
  progress.begin("wait");
  const isReady = await waitForDeploy(
    calls,
    `/sites/${encodeURIComponent(site.id)}/deploys/${encodeURIComponent(id)}`,
    signal,
  );
  return { address: addressOf(site), isReady, revision: id, changed: 0, removed: 0 };
}

export async function findSite(calls: NetlifyCalls, { name, isNew }: NetlifyPlace, sent: Set<string>) {
  const made = `made ${name}`;
  const find = async () => {
    const sites = await calls.read(
      z.array(siteSchema),
      "GET",
      `/sites?name=${encodeURIComponent(name)}&per_page=100`,
    );
    return sites.find((site) => site.name === name);
  };
  const found = await find();
  if (found && isNew && !sent.has(made)) {
    throw new PublishError(
      "conflict",
      `You have a site ${name} already. Choose “A site that I have”, or another name.`,
    );
  }
  if (found) return found;
  if (!isNew) {
    throw new PublishError(
      "missing",
      `Netlify knows no site ${name} in the account of this token. Check the name.`,
    );
  }
  sent.add(made);
  const { status, json } = await calls.call("POST", "/sites", { body: { name }, expects: [422] });
  if (status !== 422) {
    const { data } = siteSchema.safeParse(json);
    if (data) return data;
  }
  // Either it was created but the response was lost, or the name is taken.
  const own = await find();
  if (own) return own;
  sent.delete(made);
  throw new PublishError("refused", `The name ${name} is taken at Netlify. Choose another one.`);
}

async function waitForDeploy(calls: NetlifyCalls, deploy: string, signal: AbortSignal) {
  let waited = 0;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 1.5, MAX_WAIT_MS)) {
    const { state, error_message: reason } = await calls.read(deploySchema, "GET", deploy);
    if (state === "ready") return true;
    if (state === "error" || state === "rejected") {
      const words = plainLine(reason, 200);
      throw new PublishError(
        "refused",
        `Netlify could not put these files up${words ? `: “${words}”` : "."} The version before is still online.`,
      );
    }
    if (waited >= PATIENCE_MS) return false;
    await pause(wait, signal);
    waited += wait;
  }
}

/** An incomplete deploy is never served; cancelling it only tidies up. */
async function giveUp(token: string, place: NetlifyPlace, id: string) {
  const calls = netlifyCalls(token, place, AbortSignal.timeout(5_000));
  try {
    await calls.call("POST", `/deploys/${encodeURIComponent(id)}/cancel`, { expects: [404, 422] });
  } catch (error) {
    if (!(error instanceof PublishError || error instanceof DOMException)) throw error;
  }
}

const addressOf = ({ ssl_url, url }: z.infer<typeof siteSchema>) => ssl_url || url || "";
