import { Collection } from "@msw/data";
import * as z from "zod/mini";
import { userSchema } from "#src/contract/auth.ts";
import { changeSchema } from "#src/contract/changes.ts";
import { demoUserSchema } from "#src/contract/demo-users.ts";
import { submissionSchema } from "#src/contract/form-submissions.ts";
import { moduleSchema } from "#src/contract/modules.ts";
import { pricingSchema } from "#src/contract/pricing.ts";
import { projectSchema } from "#src/contract/projects.ts";
import { templateSettingSchema } from "#src/contract/template-settings.ts";

/**
 * A user as stored. Without a password hash nobody can sign in to the account. `registeredBy` is the id of
 * the registration call.
 */
export const accountSchema = z.extend(userSchema, {
  passwordHash: z.nullable(z.string()),
  registeredBy: z.optional(z.string()),
});

/** `id` is the bearer token. Sessions do not expire: a clock that is years off must not sign anybody out. */
export const storedSessionSchema = z.object({ id: z.string(), userId: z.int() });

/** The one record of all prices. */
export const storedPricingSchema = z.extend(pricingSchema, { id: z.literal("pricing") });

/** `id` is the id of the account, because each account can use the promotion once. */
export const promotionUseSchema = z.object({ id: z.int(), order: z.string() });

/**
 * A stored answer, keyed by the id of its call and numbered in order. `call` is a hash of everything the
 * answer depends on.
 */
export const storedAnswerSchema = z.object({
  id: z.string(),
  call: z.string(),
  number: z.int(),
  status: z.int(),
  body: z.string(),
});

/** `id` is the e-mail address, `at` the time of the latest failure in milliseconds. */
export const failedSignInsSchema = z.object({ id: z.string(), count: z.int(), at: z.number() });

/** The affected records by collection. Added records are missing from `before`, deleted ones from `after`. */
const touchedRecords = z.record(
  z.string(),
  z.array(z.looseObject({ id: z.union([z.string(), z.number()]) })),
);

/** A logged change with the records needed to undo it. */
export const storedChangeSchema = z.extend(changeSchema, { before: touchedRecords, after: touchedRecords });

/** Every record has a unique `id`. */
export const recordSchemas = {
  users: accountSchema,
  sessions: storedSessionSchema,
  modules: moduleSchema,
  demoUsers: demoUserSchema,
  projects: projectSchema,
  pricing: storedPricingSchema,
  promotionUses: promotionUseSchema,
  changes: storedChangeSchema,
  templateSettings: templateSettingSchema,
  formSubmissions: submissionSchema,
  answers: storedAnswerSchema,
  failedSignIns: failedSignInsSchema,
} as const;

export type CollectionName = keyof typeof recordSchemas;
export const collectionNames = Object.keys(recordSchemas) as CollectionName[];

export type StoredChange = z.infer<typeof storedChangeSchema>;
export type Account = z.infer<typeof accountSchema>;

export type Collections = {
  [Name in CollectionName]: Collection<(typeof recordSchemas)[Name]>;
};

/** The cast is safe: each name has the collection of its own schema. */
export const createCollections = () =>
  Object.fromEntries(
    collectionNames.map((name) => [name, new Collection({ schema: recordSchemas[name] })]),
  ) as unknown as Collections;

export function nextId(records: readonly { id: number }[]) {
  return records.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
}
