export const stages = ["Met", "Talking", "Offer", "Agreed", "Lost"] as const;
export type Stage = (typeof stages)[number];

export interface Contact {
  id: number;
  name: string;
  firm: string;
  email: string;
  phone: string;
}

export interface Deal {
  id: number;
  title: string;
  contactId: number;
  stage: Stage;
  /** The value in dollars. */
  value: number;
}

export const activityKinds = ["Call", "Mail", "Visit", "Note"] as const;
export type ActivityKind = (typeof activityKinds)[number];

export interface Activity {
  id: number;
  contactId: number;
  kind: ActivityKind | "Moved";
  text: string;
  on: string;
}

export interface Book {
  contacts: readonly Contact[];
  /** All deals, in the order of each stage. */
  deals: readonly Deal[];
  /** All activities, newest first. */
  activities: readonly Activity[];
}

const people = [
  ["Ines Carvalho", "Alder Physio"],
  ["Tom Whitlock", "Whitlock & Sons"],
  ["Noor Haddad", "Saffron Kitchen"],
  ["Greta Lind", "Lind Architects"],
  ["Marcus Bell", "Bell Cycles"],
  ["Yuki Tanaka", "Komorebi Tea"],
  ["Rosa Delgado", "Casa Delgado"],
  ["Piotr Nowak", "Nowak Joinery"],
  ["Amara Obi", "Obi Legal"],
  ["Ben Castellan", "Harbour Gym"],
] as const;

const deals: readonly [title: string, contactId: number, stage: Stage, value: number][] = [
  ["New booking desk", 1, "Met", 4_200],
  ["Fleet stickers", 5, "Met", 1_350],
  ["Menu for the spring", 3, "Talking", 2_600],
  ["Showroom lighting", 8, "Talking", 7_900],
  ["Tasting room", 6, "Talking", 12_400],
  ["Office for twelve", 4, "Offer", 38_000],
  ["Workshop floor", 2, "Offer", 16_500],
  ["Holiday cottage", 7, "Agreed", 22_800],
  ["Reading corner", 9, "Agreed", 5_100],
  ["Members’ app", 10, "Lost", 9_000],
];

export const firstBook = (now = new Date()): Book => ({
  contacts: people.map(([name, firm], at) => ({
    id: at + 1,
    name,
    firm,
    email: `${name.split(" ")[0]?.toLowerCase()}@${firm.toLowerCase().replace(/[^a-z]+/g, "-")}.example`,
    phone: `+1 555 01${String(40 + at * 3)}`,
  })),
  deals: deals.map(([title, contactId, stage, value], at) => ({
    id: at + 1,
    title,
    contactId,
    stage,
    value,
  })),
  activities: [
    {
      id: 3,
      contactId: 4,
      kind: "Visit",
      text: "Measured the rooms. She wants oak, not ash.",
      on: daysBefore(now, 1),
    },
    { id: 2, contactId: 6, kind: "Call", text: "Sends the floor plan on Thursday.", on: daysBefore(now, 2) },
    {
      id: 1,
      contactId: 2,
      kind: "Mail",
      text: "The offer went out, valid for thirty days.",
      on: daysBefore(now, 5),
    },
  ],
});

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

// What the CRM of earlier releases stored, which was a program of its own.

export type Drafts = Readonly<Record<string, string>>;

export interface Desk {
  drafts: Drafts;
  /** The id of the contact that is open. */
  openId: number | null;
}

export function readDesk(saved: unknown): Desk {
  const { drafts, openId } = (saved ?? {}) as Record<string, unknown>;
  return {
    drafts: Object.fromEntries(
      Object.entries(drafts ?? {}).flatMap(([field, text]) =>
        typeof text === "string" ? [[field, text.slice(0, 500)]] : [],
      ),
    ),
    openId: Number.isInteger(openId) ? (openId as number) : null,
  };
}

/** Parses stored data; returns undefined if it is invalid. */
export function readBook(saved: unknown): Book | undefined {
  const { contacts, deals, activities } = (saved ?? {}) as Record<string, unknown>;
  if (!Array.isArray(contacts) || !Array.isArray(deals) || !Array.isArray(activities)) return undefined;
  const hasTexts = (record: unknown, keys: string[]) =>
    typeof record === "object" &&
    record !== null &&
    Number.isInteger((record as { id?: unknown }).id) &&
    keys.every((key) => typeof (record as Record<string, unknown>)[key] === "string");
  const known = contacts.filter((contact): contact is Contact =>
    hasTexts(contact, ["name", "firm", "email", "phone"]),
  );
  const ids = new Set(known.map(({ id }) => id));
  return {
    contacts: known,
    deals: deals.filter(
      (deal): deal is Deal =>
        hasTexts(deal, ["title", "stage"]) &&
        stages.includes(deal.stage) &&
        ids.has(deal.contactId) &&
        Number.isFinite(deal.value),
    ),
    activities: activities.filter(
      (activity): activity is Activity =>
        hasTexts(activity, ["kind", "text", "on"]) &&
        ids.has(activity.contactId) &&
        !Number.isNaN(Date.parse(activity.on)),
    ),
  };
}
