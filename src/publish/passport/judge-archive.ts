import { subtleCrypto } from "#src/api/link-keys.ts";
import { HOSTING_NOTE, PUBLISH_SCRIPT } from "../export/hosting-note.ts";
import { type Judgement, judge, PASSPORT, readPassport } from "./passport.ts";
import { type Rebuilt, rebuild } from "./rebuild.ts";
import { below, type SiteEntry, textOf } from "./site-entries.ts";

export interface Judged {
  judgement: Judgement;
  /** Missing if there is no document to rebuild the site from. */
  rebuilt: Rebuilt | undefined;
}

/**
 * `identical` needs a rebuild without a difference. A passport alone proves nothing, because whoever changes a file can
 * change its digest and the version, too: then the files are `listed`, or `unclear` if a rebuild differs that another
 * version may have caused.
 */
export type Verdict = "identical" | "listed" | "unclear" | "changed";

export function verdictOf({ judgement, rebuilt }: Judged): Verdict {
  const { engine, changed, missing, added } = judgement;
  if ([changed, missing, added].some((paths) => paths.length > 0)) return "changed";
  if (!rebuilt) return "listed";
  if (rebuilt.different.length === 0) return "identical";
  return rebuilt.engine === engine ? "changed" : "unclear";
}

const LARGEST_PASSPORT = 2_000_000;

/** Checks whether the files of an exported site are unchanged; undefined without a passport. */
export async function judgeEntries(entries: readonly SiteEntry[]): Promise<Judged | undefined> {
  if (!subtleCrypto()) return undefined;
  const own = below(entries, PASSPORT);
  const file = own.find(({ path }) => path === PASSPORT);
  if (!file || file.content.size > LARGEST_PASSPORT) return undefined;
  const passport = readPassport(await textOf(file.content));
  if (!passport) return undefined;
  const files = await Promise.all(
    own.map(async ({ path, content }) => ({ path, content: new Uint8Array(await content.arrayBuffer()) })),
  );
  return {
    judgement: await judge(passport, files, [HOSTING_NOTE, PUBLISH_SCRIPT]),
    rebuilt: await rebuild(passport, files),
  };
}
