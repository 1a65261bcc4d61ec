import * as z from "zod/mini";
import { type WorkChange, type WorkCollection, work } from "#src/api/work-database.ts";
import { optionalText, text } from "#src/contract/fields.ts";
import { isDay } from "#src/lib/calendar-days.ts";

/** The stages of a sale, in order. */
export const stages = ["new", "sent", "replied", "talking", "won", "lost"] as const;
export type Stage = (typeof stages)[number];
export const stageNames: Record<Stage, string> = {
  new: "Not sent yet",
  sent: "Link sent",
  replied: "Has replied",
  talking: "In talks",
  won: "Won",
  lost: "Lost",
};

const MOST_LINKS = 20;

const prospectSchema = z.object({
  /** The `prospectId` of the name. */
  id: text(140),
  name: text(80),
  /** Links made in this browser, newest first. */
  links: z.array(
    z.object({
      /** A product path. */
      address: z.string().check(z.regex(/^\/(?![/\\])/), z.maxLength(12_000)),
      name: text(80),
      lastDay: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  stage: z.enum(stages),
  nextStep: optionalText(200),
  /** A day, or "". */
  nextDay: z.string().check(z.refine((day) => day === "" || isDay(day))),
  notes: optionalText(5_000),
  email: optionalText(254),
  /** When the prospect first opened the link. Only a reply reports it, with their consent. */
  openedAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Prospect = z.infer<typeof prospectSchema>;
export type ProspectLink = Prospect["links"][number];

export const prospects: WorkCollection<Prospect> = { store: "prospects", schema: prospectSchema };

/** Returns an id that is the same for the same name, and that no project number can equal. */
export const prospectId = (name: string) => `for ${name.trim().toLowerCase()}`;

export const newProspect = (name: string, now: string): Prospect => ({
  id: prospectId(name),
  name,
  links: [],
  stage: "new",
  nextStep: "",
  nextDay: "",
  notes: "",
  email: "",
  openedAt: null,
  createdAt: now,
  updatedAt: now,
});

/** Updates a prospect within a transaction, and creates it if it does not exist. */
export async function changeProspect(
  change: WorkChange,
  name: string,
  next: (prospect: Prospect) => Prospect,
) {
  const now = new Date().toISOString();
  const before = (await change.get(prospects, prospectId(name))) ?? newProspect(name, now);
  await change.put(prospects, { ...next(before), updatedAt: now });
}

type MadeLink = Omit<ProspectLink, "at"> & {
  prospect: string;
  email?: string;
  /** Links count as sent when they are shared, but not when they are exported as a file. */
  isSent?: boolean;
};

/** Stores links under their prospects. */
export const keepLinks = (made: readonly MadeLink[]) =>
  work.change([prospects], async (change) => {
    const at = new Date().toISOString();
    for (const { prospect: name, email = "", isSent = true, ...link } of made) {
      if (!name.trim()) continue;
      await changeProspect(change, name.trim(), (prospect) => ({
        ...prospect,
        links: [{ ...link, at }, ...prospect.links.filter(({ address }) => address !== link.address)].slice(
          0,
          MOST_LINKS,
        ),
        stage: isSent && prospect.stage === "new" ? "sent" : prospect.stage,
        email: prospect.email || email,
      }));
    }
  });

export const updateProspect = (name: string, changes: Partial<Prospect>) =>
  work.change([prospects], (change) =>
    changeProspect(change, name, (prospect) => ({ ...prospect, ...changes })),
  );

export const removeProspect = (id: string) =>
  work.change([prospects], (change) => change.remove(prospects, id));
