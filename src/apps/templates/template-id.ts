/** Returns the id of the template in a file: `app-band-book` for `./apps/band-book.json`. */
export const idOfFile = (path: string) => `app-${path.replace(/^.*\/|\.json$/g, "")}`;
