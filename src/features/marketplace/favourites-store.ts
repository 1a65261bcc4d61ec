import { type WorkCollection, work } from "#src/api/work-database.ts";
import { type Favourite, favouriteSchema } from "#src/contract/work.ts";
import { keepMark, marksNotWritten, markWritten } from "./favourite-marks.ts";

const favourites: WorkCollection<Favourite> = { store: "favourites", schema: favouriteSchema };

/** With what was marked just before the page ended, which is written now. */
export async function listFavourites() {
  const marks = Object.entries(marksNotWritten());
  await Promise.allSettled(marks.map(([id, isFavourite]) => setFavourite(id, isFavourite)));
  return (await work.all(favourites)).map(({ id }) => id);
}

/** Looked at where it is changed, so that two tabs agree. */
export async function setFavourite(id: string, isFavourite: boolean) {
  keepMark(id, isFavourite);
  try {
    await work.change([favourites], (change) =>
      isFavourite
        ? change.put(favourites, { id, addedAt: new Date().toISOString() })
        : change.remove(favourites, id),
    );
  } finally {
    // A failure is reported at once and not repeated silently.
    markWritten(id, isFavourite);
  }
}
