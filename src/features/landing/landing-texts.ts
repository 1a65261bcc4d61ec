export type Audience = "tech" | "business" | "creative";

/** Titles and descriptions of the landing pages. */
export const landingTexts: Record<Audience, { title: string; description: string }> = {
  tech: {
    title: "For technology teams",
    description:
      "Describe the product in one line and take away a finished website as plain files: no account, no key, and nothing to wait for on a server.",
  },
  business: {
    title: "For established businesses",
    description:
      "A website that keeps your prices, hours and names exactly as you give them, from templates made for accountants, lawyers, clinics and trades.",
  },
  creative: {
    title: "For creative studios",
    description:
      "Bold templates for photographers, musicians, galleries and florists: pull the page apart, recolour it, undo it all, and send it as a single link.",
  },
};
