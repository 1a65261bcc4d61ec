import type { AppRecord } from "../../records/record.ts";
import { type Program, type ProgramRecords, recordOf } from "../program.ts";
import { type Book, firstBook, readBook, readDesk } from "./book.ts";

const idOf = (kind: string, id: number) => `${kind}-${id}`;

/** Contacts, deals and history as records. Deals keep their order in each stage. */
export function bookRecords({ contacts, deals, activities }: Book, now: Date): ProgramRecords {
  // Records of one moment keep their order by a millisecond each.
  const at = (place: number, count: number) => new Date(now.getTime() - count + place).toISOString();
  return {
    counters: {},
    records: {
      contacts: contacts.map(({ id, ...values }, place) =>
        recordOf(idOf("contact", id), at(place, contacts.length), values),
      ),
      deals: deals.map(({ id, contactId, value, ...values }, place) =>
        recordOf(idOf("deal", id), at(place, deals.length), {
          ...values,
          contact: [idOf("contact", contactId)],
          value: Math.round(value * 100),
          place: place + 1,
        }),
      ),
      activities: activities.map(
        ({ id, contactId, on, kind, text }): AppRecord =>
          recordOf(idOf("activity", id), new Date(on).toISOString(), {
            contact: [idOf("contact", contactId)],
            kind,
            text,
          }),
      ),
    },
  };
}

export const crmProgram: Program = {
  document: () => import("./document.json").then(({ default: document }) => document),
  samples: (now) => bookRecords(firstBook(now), now),
  read: (saved) => ({ ...readBook(saved), ...readDesk(saved) }),
  drafts(saved) {
    const { words = "", ...drafts } = readDesk(saved).drafts;
    const { contactName, contactFirm, dealTitle, dealWith, dealValue, noteKind, ...notes } = drafts;
    const typed = (texts: Record<string, string | undefined>) => ({
      typed: Object.fromEntries(Object.entries(texts).filter(([, text]) => text)),
    });
    return {
      index: { search: words },
      "new-contact": typed({ name: contactName, firm: contactFirm }),
      "new-deal": typed({
        title: dealTitle,
        contact: dealWith && idOf("contact", Number(dealWith)),
        value: dealValue,
      }),
      ...Object.fromEntries(
        Object.entries(notes).map(([note, text]) => [
          note.replace(/^note /, "note contact-"),
          typed({ text, kind: noteKind }),
        ]),
      ),
    };
  },
  fromStored(saved, now) {
    const book = readBook(saved);
    return book && bookRecords(book, now);
  },
};
