// @ts-check
const brief = "web-app-builder?brief=A+bakery+in+Lisbon+called+Crumb%2C+with+online+orders";

/**
 * Screenshots for the install dialog of browsers, in this order. Chromium ignores those whose size differs from
 * others of the same form factor.
 */
export const screenshots = [
  { name: "home", form: "wide", label: "Describe your business", path: "" },
  { name: "proposals", form: "wide", label: "Three proposals for a bakery", path: brief },
  { name: "templates", form: "wide", label: "Website templates", path: "template-demos" },
  { name: "phone-home", form: "narrow", label: "Describe your business", path: "" },
  { name: "phone-proposals", form: "narrow", label: "Three proposals for a bakery", path: brief },
];

/** @type {Record<string, { width: number, height: number }>} */
export const screens = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 844 } };

/** @param {string} name */
export const screenshotFile = (name) => `images/screens/${name}.webp`;
