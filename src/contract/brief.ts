import * as z from "zod/mini";
import { emailAddress, optionalText, text } from "./fields.ts";
import { briefTones } from "./submission-states.ts";

const list = (most: number) =>
  z.array(text(80), "Required").check(z.maxLength(most, `At most ${most} of them`));

/** A brief as the form submits it. */
export const briefSchema = z.object({
  businessName: text(120),
  /** The id of an industry, or a name that the visitor typed. */
  industry: text(80),
  description: text(4_000),
  audience: optionalText(500),
  pages: list(20),
  /** Null means no preference. The palette is one of the brief form's, or the name of a colour. */
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
  /** The slug of the module that the brief is about. */
  module: z.optional(text(120)),
});

export type Brief = z.infer<typeof briefSchema>;
