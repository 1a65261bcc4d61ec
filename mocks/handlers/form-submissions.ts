import {
  listSubmissions,
  type Submission,
  type SubmissionUpdate,
  submitBrief,
  updateSubmissions,
} from "#src/contract/form-submissions.ts";
import { statusNames } from "#src/contract/submission-states.ts";
import { compare } from "#src/lib/english.ts";
import { type Collections, nextId } from "../db/collections.ts";
import { logged, putRecord } from "./change-log.ts";
import { handle, Refusal } from "./handle.ts";
import { requireAdmin } from "./session.ts";

/** Anyone can write to the inbox, so it is bounded. */
const MOST_SUBMISSIONS = 5_000;

export function formSubmissionsHandlers(collections: Collections) {
  const { formSubmissions } = collections;
  return [
    handle(submitBrief, async ({ body }) => {
      const all = formSubmissions.all();
      if (all.length >= MOST_SUBMISSIONS) {
        throw new Refusal(429, "We have more briefs than we can read. Please try again later.");
      }
      const { id, createdAt } = await formSubmissions.create({
        ...body,
        id: nextId(all),
        createdAt: new Date().toISOString(),
        status: "new",
        notes: "",
        projectId: null,
      });
      return { id, createdAt };
    }),

    handle(listSubmissions, ({ request }) => {
      requireAdmin(collections, request);
      return formSubmissions.all().toSorted((one, other) => compare(other.createdAt, one.createdAt));
    }),

    handle(updateSubmissions, ({ body: { ids, changes }, request }) => {
      const by = requireAdmin(collections, request);
      const byId = new Map(formSubmissions.all().map((submission) => [submission.id, submission]));
      const chosen = [...new Set(ids)].map((id) => {
        const submission = byId.get(id);
        if (!submission) throw new Refusal(404, `There is no submission ${id}.`);
        return submission;
      });
      const summary = summaryOf(chosen, changes);
      return logged(
        collections,
        { by, area: "form-submissions", touches: ["formSubmissions"], summary },
        async () => {
          const updated: Submission[] = [];
          for (const submission of chosen) {
            const next = { ...submission, ...changes };
            updated.push(next);
            if (JSON.stringify(next) !== JSON.stringify(submission)) {
              await putRecord(collections, "formSubmissions", next);
            }
          }
          return updated;
        },
      );
    }),
  ];
}

function summaryOf(chosen: readonly Submission[], changes: SubmissionUpdate["changes"]) {
  const [first] = chosen;
  const what = chosen.length === 1 && first ? first.businessName : `${chosen.length} submissions`;
  const done = [
    changes.status && `marked as ${statusNames[changes.status].toLowerCase()}`,
    changes.notes !== undefined && "notes changed",
    changes.projectId !== undefined && "made into a project",
  ].filter((part) => part);
  return `${what}: ${done.join(", ")}`;
}
