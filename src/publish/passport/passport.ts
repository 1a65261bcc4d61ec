import * as z from "zod/mini";
import type { ZipEntry } from "#src/lib/zip/archive.ts";
import { readJson } from "#src/sites/read-json.ts";
import { sha256 } from "../online/digests.ts";

/** The passport's path in the site. */
export const PASSPORT = "passport.json";
const FORMAT = "sitewright-passport";

export interface Passport {
  format: typeof FORMAT;
  version: 1;
  /** The version of the program that made the files. */
  engine: string;
  /** The address that the site was exported for, if any. */
  origin?: string | undefined;
  /** The day of the export. Notices that had expired by then are left out. */
  day?: string | undefined;
  /** The SHA-256 of the source document. */
  document?: string | undefined;
  checks: {
    scripts: number;
    bytes: number;
    links: number;
    brokenLinks: string[];
    /** The lowest contrast of text to background, such as 4.7. */
    contrast?: number | undefined;
  };
  /** The SHA-256 of each file, by path. */
  files: Record<string, string>;
}

interface PassportOptions extends Pick<Passport, "engine" | "origin" | "day" | "document"> {
  contrast?: number | undefined;
}

/** Adds a passport to the files of a site, which lists their digests and the results of the checks. */
export async function withPassport(entries: readonly ZipEntry[], options: PassportOptions) {
  const passport = await writePassport(entries, options);
  const content = new TextEncoder().encode(`${JSON.stringify(passport, null, 2)}\n`);
  return [...entries, { path: PASSPORT, content }];
}

async function writePassport(
  entries: readonly ZipEntry[],
  { engine, origin, day, document, contrast }: PassportOptions,
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
    ...(day !== undefined && { day }),
    ...(document !== undefined && { document }),
    checks: { ...checkFiles(entries), ...(contrast !== undefined && { contrast }) },
    files: Object.fromEntries(files),
  };
}

const passportSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(1),
  engine: z.string().check(z.maxLength(100)),
  origin: z.catch(z.optional(z.string().check(z.maxLength(2_000))), undefined),
  day: z.catch(z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))), undefined),
  document: z.catch(z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))), undefined),
  files: z.record(z.string(), z.string()),
});

export type ReadPassport = z.infer<typeof passportSchema>;

/** Returns undefined for an invalid passport. */
export const readPassport = (text: string): ReadPassport | undefined =>
  passportSchema.safeParse(readJson(text)).data;

export interface Judgement {
  /** The version of the program that made the files, according to the passport. */
  engine: string;
  whole: number;
  changed: string[];
  /** Files that are missing or too damaged to read. */
  missing: string[];
  added: string[];
}

/** Compares each file with its digest in the passport. `ignored` files are beside the site but not part of it. */
export async function judge(
  { engine, files }: ReadPassport,
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

function decoded(address: string) {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function checkFiles(entries: readonly ZipEntry[]): Passport["checks"] {
  const paths = new Set(entries.map(({ path }) => path));
  const pages = entries.filter(({ path }) => path.endsWith(".html"));
  const texts = pages.map(({ content }) => new TextDecoder().decode(content));
  const own = texts
    .flatMap((text) => [...text.matchAll(LINK)].map(([, address = ""]) => address))
    .filter((address) => !ELSEWHERE.test(address))
    .map(decoded);
  return {
    scripts: texts.reduce((sum, text) => sum + (text.match(SCRIPT)?.length ?? 0), 0),
    bytes: entries.reduce((sum, { content }) => sum + content.length, 0),
    links: own.length,
    brokenLinks: [...new Set(own.filter((address) => !paths.has(address)))].sort(),
  };
}
