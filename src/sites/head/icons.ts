/** In pixels, for tabs, home screens of phones, and app lists. */
export const ICONS = [
  { path: "favicon-32.png", side: 32, isTile: false },
  { path: "apple-touch-icon.png", side: 180, isTile: true },
  { path: "icon-512.png", side: 512, isTile: true },
] as const;

/** Links to the icons made from a logo, for the head of each page. */
export const iconTags = () =>
  ICONS.map(({ path, side }) => {
    const rel = path.startsWith("apple") ? "apple-touch-icon" : "icon";
    return `<link rel="${rel}" href="${path}" type="image/png" sizes="${side}x${side}">`;
  });
