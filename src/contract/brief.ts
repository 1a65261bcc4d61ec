import * as z from "zod/mini";
import { emailAddress, optionalText, text } from "./fields.ts";
import { briefTones } from "./submission-states.ts";

const list = (most: number) =>
  z.array(text(80), "Required").check(z.maxLength(most, `At most ${most} of them`));

/** A brief as the form sends it. */
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

export type Brief = z.infer<typeof briefSchema>;
