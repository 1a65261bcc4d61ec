import { type WorkCollection, work } from "#src/api/work-database.ts";
import { type Favourite, favouriteSchema } from "#src/api/work-records.ts";
import { keepMark, marksNotWritten, markWritten } from "./favourite-marks.ts";

const favourites: WorkCollection<Favourite> = { store: "favourites", schema: favouriteSchema };

/** Reads the favourites, after writing the changes that a closed page left behind. */
export async function listFavourites() {
  const marks = Object.entries(marksNotWritten());
  await Promise.allSettled(marks.map(([id, isFavourite]) => setFavourite(id, isFavourite)));
  return (await work.all(favourites)).map(({ id }) => id);
}

/** Read and written in one transaction, so that two tabs agree. */
export async function setFavourite(id: string, isFavourite: boolean) {
  keepMark(id, isFavourite);
  try {
    await work.change([favourites], (change) =>
      isFavourite
        ? change.put(favourites, { id, addedAt: new Date().toISOString() })
        : change.remove(favourites, id),
    );
  } finally {
    // A failure is reported once and not retried silently.
    markWritten(id, isFavourite);
  }
}
