import { GITHUB_TOKEN } from "#tests/support/host-apis/github-double.ts";
import { publishToGithub } from "./github.ts";
import type { PublishOptions, SiteFile } from "./publication.ts";
import { aSite, bytesOf, filesOf, options, print, settled } from "./testing.ts";

export const place = { owner: "ann", repo: "crumb", isNew: true };

export const existing = { ...place, isNew: false };

export const site = await aSite();

export const NOT_OURS = new Map([[".nojekyll", print("")]]);

export const publish = (
  files: SiteFile[],
  at = place,
  more: Partial<PublishOptions> = {},
  token = GITHUB_TOKEN,
) => settled(publishToGithub(token, at, files, options(more)));

export const expected = (files: SiteFile[], more: ReadonlyMap<string, string> = new Map()) =>
  new Map([...filesOf(files), ...NOT_OURS, ...more].sort());

export const sorted = (files: ReadonlyMap<string, Uint8Array>) => new Map([...bytesOf(files)].sort());
