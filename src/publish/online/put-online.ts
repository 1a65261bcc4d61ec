import { guardedReload } from "#src/lib/guarded-reload.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { publishToFolder } from "./folder.ts";
import { publishToGithub, rollBackGithub } from "./github.ts";
import { digestsOf, noteDown, noteReady, type Publication, writtenTo } from "./history.ts";
import { publishToNetlify, rollBackNetlify } from "./netlify.ts";
import { type Place, placeName, readPlace } from "./place.ts";
import { alone, PublishError, type Published, type PublishOptions } from "./publication.ts";
import { readToken } from "./tokens.ts";

export interface Job {
  /** The key of the project. */
  project: string;
  document: SiteDocument;
  place: Place;
  replaces?: boolean;
  /** Adds the editable site to the files. */
  withSite?: boolean;
}

type Options = Pick<PublishOptions, "signal" | "onProgress">;

/** Uploaded digests by destination, so that a retry after a lost connection resumes. */
const sentTo = new Map<string, Set<string>>();

/**
 * Publishes the same files as the ZIP export and records them in the history. Throws a `PublishError` with a message
 * for people.
 */
export async function putOnline(
  { project, document, place, withSite, replaces = false }: Job,
  options: Options,
) {
  const name = `${place.host} ${placeName(place)}`;
  return alone(name, async () => {
    const origin = document.head?.origin || undefined;
    const { siteBundle } = await import("../export/export-site.ts").catch(guardedReload);
    const { files } = await siteBundle(document, { origin, withSite, signal: options.signal });
    const digests = await digestsOf(files);
    const sent = sentTo.get(name) ?? new Set<string>();
    sentTo.set(name, sent);
    const noted = noteOf(project, place, digests);
    const written = await writtenTo({ host: place.host, place: placeName(place) });
    const published = await send({ ...options, sent, replaces, written, onSwitched: noted.begin });
    sentTo.delete(name);
    return noted.end(published);

    async function send(options: PublishOptions) {
      if (place.host === "folder") return publishToFolder(place.folder, files, options);
      const token = await tokenFor(place.host);
      return place.host === "github"
        ? publishToGithub(token, place, files, options)
        : publishToNetlify(token, place, files, options);
    }
  });
}

/** Restores an earlier publication at the host. */
export async function rollBack({ project, host, place: at, revision, files }: Publication, options: Options) {
  const place = host === "folder" ? undefined : readPlace(host, at, false);
  if (!place || place.host === "folder")
    throw new PublishError("missing", "This publication names no place.");
  return alone(`${host} ${at}`, async () => {
    const token = await tokenFor(place.host);
    const noted = noteOf(project, place, files);
    const all = { ...options, onSwitched: noted.begin };
    const published =
      place.host === "github"
        ? await rollBackGithub(token, place, revision, all)
        : await rollBackNetlify(token, place, revision, all);
    return noted.end(published);
  });
}

async function tokenFor(host: Exclude<Place["host"], "folder">) {
  const token = await readToken(host);
  if (token) return token;
  throw new PublishError("token", "Enter the token again. This browser no longer has it.");
}

/**
 * Recorded at the switch instead of at the confirmation, so that closing the page in between does not lose the entry.
 */
function noteOf(project: string, place: Place, files: Record<string, string>) {
  let noted: Promise<Publication> | undefined;
  const begin = ({ address, revision }: Pick<Published, "address" | "revision">) => {
    noted = noteDown({
      project,
      host: place.host,
      place: placeName(place),
      address,
      revision,
      isReady: false,
      files,
    });
    noted.catch(() => {}); // awaited below; an aborted publication ignores it
  };
  return {
    begin,
    /** The site is online even if the history cannot be written. */
    async end(published: Published): Promise<Published> {
      try {
        if (!noted) begin(published);
        const publication = await noted;
        if (publication && published.isReady) await noteReady(publication);
        return published;
      } catch (error) {
        console.error("A publication could not be listed.", error);
        return { ...published, isUnlisted: true };
      }
    },
  };
}
