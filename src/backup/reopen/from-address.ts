import { MovedError } from "#src/brief/moved/moved.ts";
import { PICTURE_FOLDER } from "#src/entities/pictures/picture-entries.ts";
import { brand } from "#src/lib/brand.ts";
import { type PublishHost, readPublishHosts } from "#src/lib/publish-hosts.ts";
import { readGithubSite } from "#src/publish/online/github-files.ts";
import { placeOfAddress } from "#src/publish/online/history.ts";
import { readNetlifySite } from "#src/publish/online/netlify-files.ts";
import { readPlace } from "#src/publish/online/place.ts";
import { readToken } from "#src/publish/online/tokens.ts";
import { PASSPORT } from "#src/publish/passport/passport.ts";
import type { SiteEntry } from "#src/publish/passport/site-entries.ts";
import { SITE_FILE } from "#src/share/site-file.ts";
import { NETLIFY, NETLIFY_ADMIN } from "./host-of-address.ts";

/** Only the owner can read Netlify's files; public files on GitHub need no token. */
const needsToken = { github: false, netlify: true };

/**
 * Downloads the files of a website by its address, as far as hosts allow it from a page: from GitHub, for private
 * repositories with a token, and from Netlify with a token. Throws a `MovedError` or a `PublishError` with a message
 * for people.
 */
export async function entriesAt(typed: string, signal: AbortSignal): Promise<SiteEntry[]> {
  const place = await placeAt(typed.trim());
  if (!place) throw new MovedError(elsewhere(typed));
  const { host } = place;
  if (!canRead(host)) {
    throw new MovedError(
      `This copy of ${brand.name} does not talk to ${hosts[host].name}: whoever runs it can allow that. ${hosts[host].otherWay}`,
    );
  }
  const token = (await readToken(host)) ?? "";
  if (!token && needsToken[host]) {
    throw new MovedError(
      "Netlify gives the files of a site to its owner alone. Enter a token of your account.",
    );
  }
  return place.host === "github"
    ? readGithubSite({ token, place, signal, isWanted })
    : readNetlifySite({ token, name: place.name, signal, isWanted });
}

const canRead = (host: PublishHost) => readPublishHosts(import.meta.env.VITE_PUBLISH_HOSTS).includes(host);

const hosts = {
  github: { name: "GitHub", otherWay: "Download the repository as a ZIP, and open it here." },
  netlify: {
    name: "Netlify",
    otherWay: "Download the newest deploy of the site there, and open its ZIP here.",
  },
};

/** With the editable site, the pages are not needed: they are generated from it. */
function isWanted(path: string, all: ReadonlySet<string>) {
  if (path === SITE_FILE || path === PASSPORT) return true;
  if (all.has(SITE_FILE)) return path.startsWith(PICTURE_FOLDER);
  return /\.(?:html?|md|webp|jpe?g|png|gif|svg|avif)$/i.test(path);
}

const PAGES = /^(?:https?:\/\/)?([a-z0-9-]{1,39})\.github\.io(?:\/([\w.-]{1,100}))?(?:\/.*)?$/i;

/** Finds the repository or site for an address: named in it, served at it, or published to it from here. */
async function placeAt(address: string) {
  const [, name] = NETLIFY.exec(address) ?? NETLIFY_ADMIN.exec(address) ?? [];
  if (name) return { host: "netlify" as const, name: name.toLowerCase() };
  const [, owner, repo] = PAGES.exec(address) ?? [];
  if (owner) {
    const host = "github" as const;
    return { host, owner, repo: repo && !repo.includes(".html") ? repo : `${owner}.github.io` };
  }
  const named = readPlace("github", address, false);
  if (named?.host === "github") return named;
  for (const host of ["github", "netlify"] as const) {
    const noted = await placeOfAddress(host, address);
    const known = noted ? readPlace(host, noted, false) : undefined;
    if (known && known.host !== "folder") return known;
  }
  return undefined;
}

const elsewhere = (typed: string) =>
  `Pages of ${brand.name} may not fetch from ${hostOf(typed) || "there"}, so your address and what you look at stay yours. Open the website, save the page with its pictures (Ctrl+S, “Webpage, complete”), and open what was saved here. If it was exported here, open its ZIP.`;

function hostOf(typed: string) {
  try {
    return new URL(/^[a-z]+:/i.test(typed) ? typed : `https://${typed.trim()}`).hostname;
  } catch {
    return "";
  }
}
