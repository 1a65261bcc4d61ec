import { createHash } from "node:crypto";
import type { DescribedCall } from "./described.ts";
import { type Answer, createDouble } from "./double.ts";

interface Deploy {
  id: string;
  files: Map<string, string>;
  state: string;
  asked: number;
}
interface Site {
  id: string;
  name: string;
  owner: string;
  deploys: Map<string, Deploy>;
  shown?: string;
}

const sha = (content: Uint8Array) => createHash("sha1").update(content).digest("hex");

export const NETLIFY_TOKEN = "nfp_of_ann_0123456789";

/** Netlify as the account ann sees it, with its state. */
export function netlifyDouble() {
  const sites = new Map<string, Site>();
  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  const tokens = new Map([[NETLIFY_TOKEN, "ann"]]);
  let made = 0;

  function add(name: string, owner = "ann") {
    made += 1;
    const site: Site = { id: `site-${made}`, name, owner, deploys: new Map() };
    sites.set(site.id, site);
    return site;
  }

  const missingIn = (deploy: Deploy) =>
    [...new Set(deploy.files.values())].filter((sha) => !contents.has(sha));

  /** A deploy is published when its last file has been uploaded. */
  function settle(site: Site, deploy: Deploy) {
    if (deploy.state === "uploading" && missingIn(deploy).length === 0) deploy.state = "processing";
    else if (deploy.state === "processing" && deploy.asked > 0) {
      deploy.state = "ready";
      site.shown = deploy.id;
    }
  }

  function answer({ operation, values, query, body, bytes, accept }: DescribedCall, login: string): Answer {
    if (operation === "GET /sites") {
      const found = [...sites.values()].filter(
        ({ name, owner }) => owner === login && name.includes(query.get("name") ?? ""),
      );
      return { status: 200, json: found.map(siteOf) };
    }
    if (operation === "POST /sites") {
      if ([...sites.values()].some(({ name }) => name === body.name)) {
        return { status: 422, json: { code: 422, message: "must be unique" } };
      }
      return { status: 201, json: siteOf(add(String(body.name), login)) };
    }
    if (
      operation === "PUT /deploys/{deploy_id}/files/{path}" ||
      operation === "POST /deploys/{deploy_id}/cancel"
    ) {
      const site = [...sites.values()].find(({ deploys }) => deploys.has(values.deploy_id ?? ""));
      const deploy = site?.deploys.get(values.deploy_id ?? "");
      if (!site || !deploy) return missing;
      if (operation.startsWith("POST")) {
        if (deploy.state === "uploading") deploy.state = "error";
        return { status: 201, json: deployOf(deploy, []) };
      }
      if (deploy.files.get(`/${values.path}`) !== sha(bytes))
        return { status: 422, json: { message: "digest differs" } };
      contents.set(sha(bytes), bytes);
      settle(site, deploy);
      return { status: 200, json: {} };
    }
    const site = sites.get(values.site_id ?? "");
    if (!site || site.owner !== login) return missing;
    if (operation === "POST /sites/{site_id}/deploys") {
      made += 1;
      const deploy: Deploy = {
        id: `deploy-${made}`,
        files: new Map(Object.entries(body.files as Record<string, string>)),
        state: "uploading",
        asked: 0,
      };
      site.deploys.set(deploy.id, deploy);
      const required = missingIn(deploy);
      settle(site, deploy);
      return { status: 200, json: deployOf(deploy, required) };
    }
    if (operation.startsWith("GET /sites/{site_id}/files")) return fileAnswer(site, values.file_path, accept);
    const deploy = site.deploys.get(values.deploy_id ?? "");
    if (!deploy) return missing;
    if (operation === "POST /sites/{site_id}/deploys/{deploy_id}/restore") {
      if (deploy.state !== "ready") return { status: 422, json: { message: "cannot be restored" } };
      site.shown = deploy.id;
      return { status: 201, json: deployOf(deploy, []) };
    }
    settle(site, deploy);
    deploy.asked += 1;
    return { status: 200, json: deployOf(deploy, missingIn(deploy)) };
  }

  /** Answers with all published files, or with the metadata or content of one. */
  function fileAnswer(site: Site, wanted: string | undefined, accept: string): Answer {
    const files = [...(site.deploys.get(site.shown ?? "")?.files ?? [])].map(([path, sha]) => ({
      path,
      sha,
      size: contents.get(sha)?.length ?? 0,
    }));
    if (wanted === undefined) return { status: 200, json: files };
    const file = files.find(({ path }) => path === `/${wanted}`);
    if (!file) return missing;
    const bytes = accept === "application/vnd.bitballoon.v1.raw" && handsOut.content;
    return { status: 200, json: file, ...(bytes && { bytes: contents.get(file.sha) ?? new Uint8Array() }) };
  }
  /** Whether file content is served, which the API description does not promise. */
  const handsOut = { content: true };

  const double = createDouble({
    host: "netlify",
    origin: "https://api.netlify.com",
    base: "/api/v1",
    tokens,
    answer,
  });
  return Object.assign(double, {
    tokens,
    sites,
    add,
    handsOut,
    /** Publishes files on a site, as if uploaded by other means. */
    show(name: string, files: readonly (readonly [path: string, content: Uint8Array<ArrayBuffer>])[]) {
      const site = add(name);
      for (const [, content] of files) contents.set(sha(content), content);
      const named = new Map(files.map(([path, content]) => [`/${path}`, sha(content)] as const));
      site.deploys.set("shown", { id: "shown", files: named, state: "ready", asked: 1 });
      site.shown = "shown";
    },
    /** Returns the published files of a site. */
    site(name: string) {
      const site = [...sites.values()].find((site) => site.name === name);
      const files = site?.deploys.get(site.shown ?? "")?.files ?? [];
      return new Map(
        [...files].map(([path, sha]) => [path.slice(1), contents.get(sha) ?? new Uint8Array()] as const),
      );
    },
  });
}

const missing: Answer = { status: 404, json: { code: 404, message: "Not Found" } };
const siteOf = ({ id, name }: Site) => ({
  id,
  name,
  url: `http://${name}.netlify.app`,
  ssl_url: `https://${name}.netlify.app`,
});
const deployOf = ({ id, state }: Deploy, required: string[]) => ({ id, state, required });
