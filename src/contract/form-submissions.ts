import * as z from "zod/mini";
import { emailAddress } from "./auth.ts";
import { get, post } from "./endpoint.ts";
import { text } from "./fields.ts";
import { briefTones, submissionStatuses } from "./submission-states.ts";

/** Text that may be left empty. */
const optionalText = (maximum: number) =>
  z.string("Required").check(z.trim(), z.maxLength(maximum, `At most ${maximum} characters`));
const list = (most: number) =>
  z.array(text(80), "Required").check(z.maxLength(most, `At most ${most} of them`));

/** What somebody wants built, as the form asks for it. */
export const briefSchema = z.object({
  businessName: text(120),
  /** The id of an industry of the templates, or what somebody calls it. */
  industry: text(80),
  description: text(4_000),
  audience: optionalText(500),
  pages: list(20),
  /** Null: no wish. The palette is one of those of a brief, or a colour by its name. */
  look: z.object(
    { tone: z.nullable(z.enum(briefTones, "Choose a tone")), palette: z.nullable(text(80)) },
    "Required",
  ),
  features: list(30),
  contactName: text(120),
  email: emailAddress,
  phone: optionalText(40).check(
    z.refine((phone) => /^[\d\s+()./-]*$/.test(phone), "Enter a number such as +1 555 0100"),
  ),
  /** The slug of the module that it asks about. */
  module: z.optional(text(120)),
});

export const submissionSchema = z.extend(briefSchema, {
  id: z.int(),
  createdAt: z.iso.datetime(),
  status: z.enum(submissionStatuses, "Choose a status"),
  notes: optionalText(5_000),
  /** The number of the project that was made from it, in the browser of who made it. */
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

export type Brief = z.infer<typeof briefSchema>;
export type Submission = z.infer<typeof submissionSchema>;
export type SubmissionUpdate = z.infer<typeof submissionUpdateSchema>;

/** Open to everybody. */
export const submitBrief = post(
  "/api/form-submissions",
  briefSchema,
  z.object({ id: z.int(), createdAt: z.iso.datetime() }),
);
/** For admins. The newest first. */
export const listSubmissions = get("/api/form-submissions", z.array(submissionSchema));
export const updateSubmissions = post(
  "/api/form-submissions/update",
  submissionUpdateSchema,
  z.array(submissionSchema),
);
