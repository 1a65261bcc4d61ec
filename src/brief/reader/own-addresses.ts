import { pattern } from "#src/lib/pattern.ts";
import type { Evidence } from "../parsed-brief.ts";

/** E-mail providers and networks, whose hosts say nothing about the business. */
const PROVIDERS = new Set(
  "gmail googlemail hotmail outlook yahoo icloud aol proton protonmail btinternet live msn gmx me mail web sky talktalk instagram facebook example tiktok linkedin twitter google info hello test".split(
    " ",
  ),
);
const DOMAINS = "com|co.uk|org|net|io|shop|app|de|fr|eu|studio|uk|ca|au|ie";
const SITES = pattern("gi")`(?:https?:\/\/|www\.)[\w.-]{3,80}|(?<![\w@.])[\w-]{3,60}\.${DOMAINS}\b`;
const HANDLES = /(?<![\w.])([@#])([A-Za-z][\w.]{3,30})/g;

/** Returns the hosts and handles that belong to the business, reduced to letters, and their positions. */
export function addressesIn(text: string, emails: readonly Evidence[]) {
  const sites = [...text.slice(0, 60_000).matchAll(SITES)];
  const handles = [...text.slice(0, 60_000).matchAll(HANDLES)];
  const hosts = [
    ...emails.map(({ text: address }) => address.split("@")[1] ?? ""),
    ...sites.map(([found]) => found.replace(/^https?:\/\//i, "")),
    ...handles.map(([, sign, handle = ""]) => (sign === "@" ? handle : "")),
  ]
    .map((host) => host.toLowerCase().replace(/^www\./, ""))
    .map((host) => (host.split(".")[0] ?? "").replace(/[^\p{L}\p{N}]/gu, ""))
    .filter((host) => host.length > 2 && !PROVIDERS.has(host));
  const spans = [
    ...emails,
    ...[...sites, ...handles].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  ];
  return { hosts: [...new Set(hosts)], spans };
}
