/** The styles, each with its name, a description and search words. */
export const templateStyles = {
  ledger: {
    name: "Ledger",
    look: "Classic and structured",
    words: ["classic", "serif", "formal", "elegant"],
  },
  studio: {
    name: "Studio",
    look: "Editorial and airy",
    words: ["minimal", "editorial", "airy", "clean"],
  },
  counter: { name: "Counter", look: "A warm local shop", words: ["warm", "friendly", "rounded", "local"] },
  signal: { name: "Signal", look: "Bold and technical", words: ["bold", "technical", "modern", "grid"] },
  almanac: {
    name: "Almanac",
    look: "A magazine in columns",
    words: ["magazine", "serif", "columns", "journal"],
  },
  marquee: {
    name: "Marquee",
    look: "Immersive, edge to edge",
    words: ["immersive", "dramatic", "poster", "dark"],
  },
} as const;
export type TemplateStyle = keyof typeof templateStyles;

/** The parts of private life that apps are for. */
export const templateUses = {
  home: "Home and move",
  family: "Family and celebrations",
  garden: "Garden",
  kitchen: "Kitchen",
  pets: "Pets",
  hobby: "Hobbies and collections",
  band: "Band and choir",
  club: "Clubs",
  class: "School and studies",
  sport: "Sport",
  health: "Health",
  money: "Household money",
  travel: "Travel",
} as const;
export type TemplateUse = keyof typeof templateUses;

/** The dominant colours of templates. */
export const templateColours = {
  red: "Red",
  orange: "Orange",
  yellow: "Yellow",
  green: "Green",
  teal: "Teal",
  blue: "Blue",
  violet: "Violet",
  pink: "Pink",
  brown: "Brown",
  ink: "Black and grey",
} as const;
export type TemplateColour = keyof typeof templateColours;

/** Features of a template's pages, in the words people search for. */
export const templateFeatures = {
  booking: "Online booking",
  menu: "Menu or price list",
  pricing: "Plans and packages",
  gallery: "Gallery",
  "before-after": "Before and after",
  testimonials: "Testimonials",
  team: "Team",
  faq: "Questions and answers",
  "contact-form": "Contact form",
  "opening-hours": "Opening hours",
  map: "Map",
  events: "Events",
  blog: "Journal",
  newsletter: "Newsletter",
} as const;
export type TemplateFeature = keyof typeof templateFeatures;
