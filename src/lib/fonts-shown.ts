const LATEST_MS = 4_000;

let tell = () => {};

/**
 * Kept when the page is shown in its own fonts, or has to do without; what would be laid out anew waits for it. On a
 * line that brings none for long it is kept all the same.
 */
export const fontsShown = new Promise<void>((resolve) => {
  tell = resolve;
  setTimeout(resolve, LATEST_MS);
});

export const tellFontsShown = () => tell();
