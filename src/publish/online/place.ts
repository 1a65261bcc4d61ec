import * as z from "zod/mini";
import type { GithubPlace } from "./github-calls.ts";
import type { NetlifyPlace } from "./netlify.ts";

/** The destination of a publication. */
export type Place =
  | ({ host: "github" } & GithubPlace)
  | ({ host: "netlify" } & NetlifyPlace)
  | { host: "folder"; folder: FileSystemDirectoryHandle };

/** The destination as people write it: `ann/crumb`, or the name of a site or folder. */
export function placeName(place: Place) {
  if (place.host === "github") return `${place.owner}/${place.repo}`;
  return place.host === "netlify" ? place.name : place.folder.name;
}

export const hostNames = { github: "GitHub Pages", netlify: "Netlify", folder: "A folder" } as const;
export type Host = keyof typeof hostNames;
/** The hosts that need a token. */
export type Service = Exclude<Host, "folder">;

const REPOSITORY =
  /^(?:https:\/\/github\.com\/)?([A-Za-z0-9](?:[A-Za-z0-9-]{0,38}))\/([A-Za-z0-9._-]{1,100}?)(?:\.git)?\/?$/;
const SITE = /^(?:https:\/\/)?([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?:\.netlify\.app)?\/?$/;

/** Parses a typed or pasted destination, including its web address; returns undefined if it is invalid. */
export function readPlace(host: Service, typed: string, isNew: boolean): Place | undefined {
  const text = typed.trim();
  if (host === "github") {
    const [, owner = "", repo = ""] = REPOSITORY.exec(text) ?? [];
    return owner && !/^\.+$/.test(repo) ? { host, owner, repo, isNew } : undefined;
  }
  const [, name = ""] = SITE.exec(text.toLowerCase()) ?? [];
  return name ? { host, name, isNew } : undefined;
}

const wrongPlace = {
  github: "Enter the account and the name of the repository, such as ann/crumb",
  netlify: "Enter the name of the site, such as crumb. It can have small letters, digits and hyphens",
};

export const placeSchema = (host: Service, { needsToken }: { needsToken: boolean }) =>
  z.object({
    token: z
      .string()
      .check(
        z.trim(),
        z.minLength(needsToken ? 1 : 0, "Enter the token"),
        z.regex(/^[\x21-\x7e]{0,400}$/, "A token is one word of letters and digits. Copy it again"),
      ),
    isRemembered: z.boolean(),
    isNew: z.boolean(),
    place: z
      .string()
      .check(z.refine((typed) => readPlace(host, typed, true) !== undefined, wrongPlace[host])),
  });

/** Returns an address from a host as a link; empty if it is not a web address. */
export function siteAddress(told: string) {
  if (!URL.canParse(told)) return "";
  const { href, protocol, username, password } = new URL(told);
  return /^https?:$/.test(protocol) && !username && !password ? href : "";
}
