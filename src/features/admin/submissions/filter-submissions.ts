import type { Submission } from "#src/contract/form-submissions.ts";
import { industries } from "#src/contract/industries.ts";
import { type SubmissionStatus, statusNames, submissionStatuses } from "#src/contract/submission-states.ts";
import type { Cell, Table } from "#src/lib/spreadsheet/sheet.ts";

/** The filters of the inbox, as stored in the address. */
export interface InboxQuery {
  words: string;
  status: SubmissionStatus | "all";
  /** The number of the open submission. */
  open: number | null;
}

export function readInboxQuery(search: URLSearchParams): InboxQuery {
  const status = search.get("status") ?? "";
  const open = search.get("open") ?? "";
  return {
    words: (search.get("q") ?? "").slice(0, 200),
    status: submissionStatuses.find((known) => known === status) ?? "all",
    open: /^\d{1,9}$/.test(open) ? Number(open) : null,
  };
}

/** Returns the search parameters for a query. Defaults are omitted; unrelated parameters stay. */
export function writeInboxQuery(search: URLSearchParams, query: InboxQuery) {
  const next = new URLSearchParams(search);
  const set = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  set("q", query.words);
  set("status", query.status === "all" ? "" : query.status);
  set("open", query.open === null ? "" : String(query.open));
  return next;
}

export const industryName = (id: string) => industries.find((industry) => industry.id === id)?.name ?? id;

/** Returns the submissions that contain every word. */
export function filterSubmissions(submissions: readonly Submission[], { words, status }: InboxQuery) {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return submissions.filter((submission) => {
    if (status !== "all" && submission.status !== status) return false;
    const { businessName, industry, description, audience, contactName, email, phone, notes } = submission;
    const text = [
      businessName,
      industryName(industry),
      description,
      audience,
      contactName,
      email,
      phone,
      notes,
      ...submission.pages,
      ...submission.features,
    ]
      .join("\n")
      .toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

const columns: readonly [string, (submission: Submission) => Cell][] = [
  ["id", ({ id }) => id],
  ["received", ({ createdAt }) => createdAt],
  ["status", ({ status }) => statusNames[status]],
  ["business", ({ businessName }) => businessName],
  ["industry", ({ industry }) => industryName(industry)],
  ["description", ({ description }) => description],
  ["audience", ({ audience }) => audience],
  ["pages", ({ pages }) => pages.join("; ")],
  ["tone", ({ look }) => look.tone ?? ""],
  ["palette", ({ look }) => look.palette ?? ""],
  ["features", ({ features }) => features.join("; ")],
  ["contact", ({ contactName }) => contactName],
  ["email", ({ email }) => email],
  ["phone", ({ phone }) => phone],
  ["module", ({ module }) => module ?? ""],
  ["notes", ({ notes }) => notes],
];

export const inboxTable = (submissions: readonly Submission[]): Table => ({
  name: "Submissions",
  columns: columns.map(([name]) => name),
  rows: submissions.map((submission) => columns.map(([, of]) => of(submission))),
});
