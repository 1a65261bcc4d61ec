import { createHash } from "node:crypto";
import { readOrigins } from "../../src/lib/model-origins.ts";
import { publishOrigins, readPublishHosts } from "../../src/lib/publish-hosts.ts";
import { contentPolicy } from "../site-headers.mjs";

interface Described {
  path: string;
  title: string;
  description: string;
  /** The canonical path, if several addresses show the same page. */
  canonical?: string;
}

/** The meta tags of a page for search engines and link previews. `SITE_ORIGIN` is the product's address. */
export function metaTags({ path, title, description, canonical = path }: Described, base: string) {
  const origin = process.env.SITE_ORIGIN ?? "";
  const address = origin + base + canonical.slice(1);
  const image = `${origin}${base}images/social.png`;
  const meta = (name: string, content: string) =>
    `<meta ${name.startsWith("og:") ? "property" : "name"}="${name}" content="${escaped(content)}">`;
  return [
    `<title>${escaped(title)}</title>`,
    meta("description", description),
    `<link rel="canonical" href="${escaped(address)}">`,
    meta("og:type", "website"),
    meta("og:title", title),
    meta("og:description", description),
    meta("og:url", address),
    meta("og:image", image),
    meta("twitter:card", "summary_large_image"),
  ];
}

/** Adds a content security policy with the hashes of the page's inline scripts and styles. */
export function withPolicy(html: string) {
  const hashes = (found: Iterable<string[]>) => [
    ...new Set(Array.from(found, ([, content = ""]) => `'${digest(content)}'`)),
  ];
  const scripts = hashes(html.matchAll(/<script>([\s\S]*?)<\/script>/g));
  const styles = hashes(html.matchAll(/<style>([\s\S]*?)<\/style>/g));
  const backend = backendOrigin(process.env.VITE_BACKEND_URL);
  const { VITE_MODEL_ORIGINS: models, VITE_REPORT_URL: reports, VITE_REPLY_URL: replies } = process.env;
  const publish = readPublishHosts(process.env.VITE_PUBLISH_HOSTS).map((host) => publishOrigins[host]);
  const origins = [models, reports, replies].flatMap(readOrigins);
  const connect = [...new Set([...backend, ...origins, ...publish])];
  const content = contentPolicy({ scripts, styles, connect });
  return withoutFocusCatcher(html).replace(
    /<meta charset="[^"]+" ?\/?>/,
    (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${content}">`,
  );
}

/** A path such as `/` names the server that the page came from, which the policy allows anyway. */
const backendOrigin = (address: string | undefined) =>
  address && !address.startsWith("/") ? [new URL(address).origin] : [];

/**
 * Until tabs are mounted, Headless UI catches focus with a button, which its first effect removes. The policy refuses
 * its inline style, so the button would be visible.
 */
const withoutFocusCatcher = (html: string) =>
  html.replaceAll(/(<button type="button" aria-hidden="true") style="position:fixed;[^"]*"/g, '$1 hidden=""');

export const digest = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

export const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
