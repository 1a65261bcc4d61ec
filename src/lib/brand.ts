/** The one place to change for a build under another name. */
export const brand = {
  name: "Sitewright",
  tagline: "Web app builder and template marketplace",
  /** The address that briefs are mailed to. Without one, the visitor's mail program asks for it. */
  contactEmail: "",
  /** Identifies a build; shown in the footer. */
  buildLabel: import.meta.env.VITE_BUILD_LABEL ?? "",
  /** A dovetail joint in a 24 × 24 view box: two parts that hold without a nail. */
  logo: "M3 3h18v8h-4.2l1.4 5H21v5h-7.5v-5h-3v5H3v-5h2.8l1.4-5H3zm7.3 8-1.4 5h6.2l-1.4-5z",
} as const;
