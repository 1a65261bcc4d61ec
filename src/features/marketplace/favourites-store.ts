import { type WorkCollection, work } from "#src/api/work-database.ts";
import { type Favourite, favouriteSchema } from "#src/contract/work.ts";

const favourites: WorkCollection<Favourite> = { store: "favourites", schema: favouriteSchema };

export async function listFavourites() {
  return (await work.all(favourites)).map(({ id }) => id);
}

/** Looked at where it is changed, so that two tabs agree. */
export function setFavourite(id: string, isFavourite: boolean) {
  return work.change([favourites], (change) =>
    isFavourite
      ? change.put(favourites, { id, addedAt: new Date().toISOString() })
      : change.remove(favourites, id),
  );
}

/** Calls back when they were changed, here or in another tab. */
export function onFavouritesChange(listener: () => void) {
  return work.onChange((stores) => {
    if (stores.includes("favourites")) listener();
  });
}
