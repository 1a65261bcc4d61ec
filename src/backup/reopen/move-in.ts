import { type MissedLine, missedLines } from "#src/brief/moved/missed-words.ts";
import { type Missed, type MovedSite, miss } from "#src/brief/moved/moved.ts";
import { photoOf } from "#src/entities/pictures/photo-of.ts";
import { adoptSite } from "#src/entities/projects/adopt-site.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { limitTo } from "#src/pictures/limit.ts";
import { PictureError } from "#src/pictures/picture-error.ts";
import { addPicture } from "#src/pictures/pictures.ts";
import type { SiteEntry } from "#src/publish/passport/site-entries.ts";
import type { PhotoPicture } from "#src/sites/fields.ts";
import { fileAt, nameOf, sourcesIn } from "./moved-pictures.ts";
import type { MovedWebsite } from "./open-site.ts";

const MOST_PICTURES = 60;
/** The number of pictures decoded in parallel. */
const AT_A_TIME = 3;

interface MoveOptions {
  signal: AbortSignal;
  onProgress: (done: number, of: number) => void;
}

export interface MovedIn {
  key: string;
  name: string;
  pictures: number;
  missed: MissedLine[];
}

/** Creates a project from a foreign website and the pictures among its files. */
export async function moveIn(
  { site, entries }: MovedWebsite,
  { signal, onProgress }: MoveOptions,
): Promise<MovedIn> {
  const missed: Missed = new Map(site.missed);
  const photos = await takePictures(site, entries, missed, { signal, onProgress });
  signal.throwIfAborted();
  const { composeMoved } = await import("#src/brief/moved/compose-moved.ts").catch(guardedReload);
  const document = await composeMoved(site, photos, (kind, name) => miss(missed, kind, name));
  const { key, name } = await adoptSite(document);
  return { key, name, pictures: photos.size, missed: missedLines(missed) };
}

async function takePictures(
  site: MovedSite,
  entries: readonly SiteEntry[],
  missed: Missed,
  { signal, onProgress }: MoveOptions,
) {
  const sources = sourcesIn(site);
  const photos = new Map<string, PhotoPicture>();
  const inTurn = limitTo(AT_A_TIME);
  let done = 0;
  await Promise.all(
    sources.map((source, index) =>
      inTurn(async () => {
        const file = index < MOST_PICTURES ? fileAt(source, entries) : undefined;
        try {
          if (file) photos.set(source, photoOf((await addPicture(file, { signal })).asset, null));
          else miss(missed, "pictures", nameOf(source));
        } catch (error) {
          if (!(error instanceof PictureError) || error.problem === "full") throw error;
          miss(missed, "pictures", nameOf(source));
        }
        done += 1;
        onProgress(done, sources.length);
      }),
    ),
  );
  return photos;
}
