import type { HostFile } from "../../src/publish/hosting/hosts.ts";
import { cacheControl, commonHeaders } from "../site-headers.mjs";

/** The part of the hosts' table that the rules need. */
export interface Folders {
  dynamicFolders: readonly string[];
  growingFolders: readonly string[];
}

/**
 * A path of plain names. nginx decodes a path before matching: redirecting any path would send `/%5Cevil.example/` to
 * `/\evil.example`, which browsers read as the address of another host.
 */
const PLAIN_PATH = String.raw`[\w-]+(?:/[\w-]+)*`;

/** Served for addresses without a file. Without its extension, since some hosts redirect addresses that have one. */
const FALLBACK = "200";
const HEADERS = Object.entries(commonHeaders);
const COMPRESSED = [
  "application/javascript",
  "application/json",
  "application/manifest+json",
  "image/svg+xml",
  "text/css",
  "text/plain",
  "text/xml",
];

/** The configuration files of hosts in the build; the pages among them are written elsewhere. */
export const hostRules: Partial<Record<HostFile, (base: string, folders: Folders) => string>> = {
  _headers: headers,
  _redirects: redirects,
  "vercel.json": vercel,
  "nginx.conf": nginx,
  ".nojekyll": () => "",
};

/** The product's headers for every file. These hosts do not cache pages by default. */
function headers(base: string) {
  return lines(
    `${base}*`,
    ...HEADERS.map(([name, value]) => `  ${name}: ${value}`),
    `${base}assets/*`,
    `  Cache-Control: ${cacheControl("assets/")}`,
  );
}

/** No rule for all addresses: on one of these hosts it would hide every page, and on all of them the 404 page. */
function redirects(base: string, { dynamicFolders }: Folders) {
  return lines(...dynamicFolders.map((folder) => `${base}${folder}/* ${base}${FALLBACK} 200`));
}

function vercel(base: string, { dynamicFolders, growingFolders }: Folders) {
  const named = (headers: readonly (readonly [string, string])[]) =>
    headers.map(([key, value]) => ({ key, value }));
  const rules = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: `${base}(.*)`, headers: named(HEADERS) },
      { source: `${base}assets/(.*)`, headers: named([["Cache-Control", cacheControl("assets/")]]) },
    ],
    // Hosts apply rewrites after files, so a module with a prerendered page is served from that.
    rewrites: [...dynamicFolders, ...growingFolders].map((folder) => ({
      source: `${base}${folder}/:rest*`,
      destination: base + FALLBACK,
    })),
  };
  return lines(JSON.stringify(rules, null, 2));
}

function nginx(base: string, { dynamicFolders, growingFolders }: Folders) {
  const cache = (path: string) => `  set $sitewright_cache "${cacheControl(path)}";`;
  return lines(
    "# Inside of a server block, which brings the name, the certificate and the root.",
    `error_page 404 ${base}404.html;`,
    "absolute_redirect off;",
    "",
    "gzip on;",
    "gzip_vary on;",
    "gzip_min_length 1000;",
    `gzip_types ${COMPRESSED.join(" ")};`,
    "",
    ...HEADERS.map(([name, value]) => `add_header ${name} "${value}" always;`),
    "add_header Cache-Control $sitewright_cache always;",
    "",
    `location ${base} {`,
    cache(""),
    `  rewrite ^${base}(${PLAIN_PATH})/$ ${base}$1 permanent;`,
    "  try_files $uri $uri.html $uri/index.html =404;",
    "}",
    `location = ${base} {`,
    cache(""),
    `  try_files ${base}index.html =404;`,
    "}",
    `location ${base}assets/ {`,
    cache("assets/"),
    "  try_files $uri =404;",
    "}",
    `location ~ ^${base}(${dynamicFolders.join("|")})/. {`,
    cache(""),
    `  try_files ${base}200.html =404;`,
    "}",
    `location ~ ^${base}(${growingFolders.join("|")})/. {`,
    cache(""),
    `  try_files $uri $uri.html ${base}200.html;`,
    "}",
    `location = ${base}manifest.webmanifest {`,
    cache(""),
    "  types {}",
    "  default_type application/manifest+json;",
    "}",
    `location ~ ^${base}(nginx\\.conf|vercel\\.json|_headers|_redirects)$ {`,
    "  return 404;",
    "}",
  );
}

const lines = (...all: string[]) => `${all.join("\n")}\n`;
