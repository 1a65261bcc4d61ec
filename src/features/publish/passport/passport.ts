import * as z from "zod/mini";
import type { ZipEntry } from "#src/lib/zip/archive.ts";
import { readJson } from "#src/sites/share/read-json.ts";
import { sha256 } from "../online/digests.ts";

/** Its name among the files of a site. */
export const PASSPORT = "passport.json";
const FORMAT = "sitewright-passport";

export interface Passport {
  format: typeof FORMAT;
  version: 1;
  /** Of the program that made the files. */
  engine: string;
  /** The address that the site was exported for, if there was one. */
  origin?: string | undefined;
  checks: { scripts: number; bytes: number; links: number; brokenLinks: string[] };
  /** The SHA-256 of each file, by its path. */
  files: Record<string, string>;
}

interface PassportOptions {
  engine: string;
  origin?: string | undefined;
}

/** The files of a site, and with them one that names each and says what was found in them. */
export async function withPassport(entries: readonly ZipEntry[], options: PassportOptions) {
  const passport = await writePassport(entries, options);
  const content = new TextEncoder().encode(`${JSON.stringify(passport, null, 2)}\n`);
  return [...entries, { path: PASSPORT, content }];
}

async function writePassport(
  entries: readonly ZipEntry[],
  { engine, origin }: PassportOptions,
): Promise<Passport> {
  const files = await Promise.all(
    entries.map(async ({ path, content }) => [path, await sha256(content)] as const),
  );
  files.sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    format: FORMAT,
    version: 1,
    engine,
    ...(origin !== undefined && { origin }),
    checks: checkFiles(entries),
    files: Object.fromEntries(files),
  };
}

const passportSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(1),
  engine: z.string().check(z.maxLength(100)),
  files: z.record(z.string(), z.string()),
});

/** Compares a passport with the files beside it; undefined for an invalid passport. */
export const readPassport = (text: string) => passportSchema.safeParse(readJson(text)).data;

export interface Judgement {
  /** Of the program that made the files, as the passport says. */
  engine: string;
  whole: number;
  changed: string[];
  /** Or damaged so that they cannot be read. */
  missing: string[];
  added: string[];
}

/** Compares each file with its digest in the passport. `ignored` are files that lie with a site and are not of it. */
export async function judge(
  { engine, files }: NonNullable<ReturnType<typeof readPassport>>,
  entries: readonly ZipEntry[],
  ignored: readonly string[] = [],
): Promise<Judgement> {
  const found = new Map(
    await Promise.all(entries.map(async ({ path, content }) => [path, await sha256(content)] as const)),
  );
  const named = Object.entries(files);
  const differs = ([path, digest]: [string, string]) => found.has(path) && found.get(path) !== digest;
  const paths = new Set([...Object.keys(files), PASSPORT, ...ignored]);
  return {
    engine,
    whole: named.filter(([path, digest]) => found.get(path) === digest).length,
    changed: named.filter(differs).map(([path]) => path),
    missing: named.map(([path]) => path).filter((path) => !found.has(path)),
    added: [...found.keys()].filter((path) => !paths.has(path)),
  };
}

const SCRIPT = /<script[\s>]/gi;
const LINK = /\s(?:href|src)="([^"#?]+)/g;
const ELSEWHERE = /^[a-z][a-z0-9+.-]*:/i;

function checkFiles(entries: readonly ZipEntry[]): Passport["checks"] {
  const paths = new Set(entries.map(({ path }) => path));
  const pages = entries.filter(({ path }) => path.endsWith(".html"));
  const texts = pages.map(({ content }) => new TextDecoder().decode(content));
  const own = texts
    .flatMap((text) => [...text.matchAll(LINK)].map(([, address = ""]) => address))
    .filter((address) => !ELSEWHERE.test(address));
  return {
    scripts: texts.reduce((sum, text) => sum + (text.match(SCRIPT)?.length ?? 0), 0),
    bytes: entries.reduce((sum, { content }) => sum + content.length, 0),
    links: own.length,
    brokenLinks: [...new Set(own.filter((address) => !paths.has(address)))].sort(),
  };
}
