import { PICTURE_FOLDER } from "#src/entities/pictures/picture-entries.ts";
import { brand } from "#src/lib/brand.ts";
import { readPublishHosts } from "#src/lib/publish-hosts.ts";
import { MovedError } from "#src/sites/moved/moved.ts";
import { SITE_FILE } from "#src/sites/share/site-file.ts";
import { readGithubSite } from "../online/github-files.ts";
import { placeOfAddress } from "../online/history.ts";
import { readPlace } from "../online/place.ts";
import { readToken } from "../online/tokens.ts";
import { PASSPORT } from "../passport/passport.ts";
import type { SiteEntry } from "./site-entries.ts";

const canReadGithub = () => readPublishHosts(import.meta.env.VITE_PUBLISH_HOSTS).includes("github");

/**
 * The files of a website by its address, as far as the build lets a page fetch them: from GitHub, also of a private
 * repository with the token. Throws a `MovedError` or a `PublishError` in words.
 */
export async function entriesAt(typed: string, signal: AbortSignal): Promise<SiteEntry[]> {
  const place = await githubPlaceOf(typed.trim());
  if (!place) throw new MovedError(elsewhere(typed));
  if (!canReadGithub()) {
    throw new MovedError(
      `This copy of ${brand.name} does not talk to GitHub: whoever runs it can allow that. Download the repository as a ZIP, and drop it here.`,
    );
  }
  const token = (await readToken("github")) ?? "";
  return readGithubSite({ token, place, signal, isWanted });
}

/** With the editable site, its pages are not needed: they are made of it. */
function isWanted(path: string, all: ReadonlySet<string>) {
  if (path === SITE_FILE || path === PASSPORT) return true;
  if (all.has(SITE_FILE)) return path.startsWith(PICTURE_FOLDER);
  return /\.(?:html?|md|webp|jpe?g|png|gif|svg|avif)$/i.test(path);
}

const PAGES = /^(?:https?:\/\/)?([a-z0-9-]{1,39})\.github\.io(?:\/([\w.-]{1,100}))?(?:\/.*)?$/i;

/** The repository that an address names, is shown at, or was put up from here. */
async function githubPlaceOf(address: string) {
  const [, owner, repo] = PAGES.exec(address) ?? [];
  if (owner) return { owner, repo: repo && !repo.includes(".html") ? repo : `${owner}.github.io` };
  const named = readPlace("github", address, false);
  if (named?.host === "github") return named;
  const noted = await placeOfAddress("github", address);
  const known = noted ? readPlace("github", noted, false) : undefined;
  return known?.host === "github" ? known : undefined;
}

const elsewhere = (typed: string) =>
  `Pages of ${brand.name} may not fetch from ${hostOf(typed) || "there"}, so your address and what you look at stay yours. Open the website, save the page with its pictures (Ctrl+S, “Webpage, complete”), and drop what was saved here. If it was exported here, drop its ZIP.`;

function hostOf(typed: string) {
  try {
    return new URL(/^[a-z]+:/i.test(typed) ? typed : `https://${typed.trim()}`).hostname;
  } catch {
    return "";
  }
}
