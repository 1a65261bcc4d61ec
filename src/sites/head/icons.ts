/** In pixels, for tabs, home screens of telephones, and lists of programs. */
export const ICONS = [
  { path: "favicon-32.png", side: 32, isTile: false },
  { path: "apple-touch-icon.png", side: 180, isTile: true },
  { path: "icon-512.png", side: 512, isTile: true },
] as const;

/** The links to the icons that are drawn from a logo, in the head of each page. */
export const iconTags = () =>
  ICONS.map(({ path, side }) => {
    const rel = path.startsWith("apple") ? "apple-touch-icon" : "icon";
    return `<link rel="${rel}" href="${path}" type="image/png" sizes="${side}x${side}">`;
  });
