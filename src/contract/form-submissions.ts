import * as z from "zod/mini";
import { briefSchema } from "./brief.ts";
import { get, post } from "./endpoint.ts";
import { optionalText } from "./fields.ts";
import { submissionStatuses } from "./submission-states.ts";

export const submissionSchema = z.extend(briefSchema, {
  id: z.int(),
  createdAt: z.iso.datetime(),
  status: z.enum(submissionStatuses, "Choose a status"),
  notes: optionalText(5_000),
  /** The number of the project made from it, in the browser of the person who made it. */
  projectId: z.nullable(z.int()),
});

const MOST_AT_ONCE = 5_000;

/** One change for all of the named submissions. */
export const submissionUpdateSchema = z.object({
  ids: z
    .array(z.int(), "Choose at least one")
    .check(z.minLength(1, "Choose at least one"), z.maxLength(MOST_AT_ONCE, `At most ${MOST_AT_ONCE}`)),
  changes: z
    .partial(z.pick(submissionSchema, { status: true, notes: true, projectId: true }))
    .check(z.refine((changes) => Object.keys(changes).length > 0, "Say what to change")),
});

export type Submission = z.infer<typeof submissionSchema>;
export type SubmissionUpdate = z.infer<typeof submissionUpdateSchema>;

/** Public. */
export const submitBrief = post(
  "/api/form-submissions",
  briefSchema,
  z.object({ id: z.int(), createdAt: z.iso.datetime() }),
);
/** Admins only. Newest first. */
export const listSubmissions = get("/api/form-submissions", z.array(submissionSchema));
export const updateSubmissions = post(
  "/api/form-submissions/update",
  submissionUpdateSchema,
  z.array(submissionSchema),
);
