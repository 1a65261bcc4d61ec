let tell = () => {};

/** Kept when the page is shown in its own fonts, or has to do without; what would be laid out anew waits for it. */
export const fontsShown = new Promise<void>((resolve) => {
  tell = resolve;
});

export const tellFontsShown = () => tell();
