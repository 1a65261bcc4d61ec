import * as z from "zod/mini";
import { emailAddress } from "#src/contract/fields.ts";
import { industries } from "#src/contract/industries.ts";
import { type TemplateStyle, templateStyles } from "#src/contract/template-facets.ts";
import { plainLine } from "#src/lib/plain-line.ts";
import { slug } from "#src/lib/slug.ts";
import type { RowRules } from "#src/lib/spreadsheet/check-rows.ts";
import type { Field } from "#src/lib/spreadsheet/column-mapping.ts";
import { prospectId } from "#src/sales/replies/prospects.ts";
import { NAME_LENGTH } from "#src/sales/replies/reply-ticket.ts";
import { ABOUT_LENGTH, NOTE_LENGTH, PHONE, PHONE_LENGTH, TOWN_LENGTH } from "../links/invitation.ts";

/** One prospect in a file; empty cells are "". */
export interface ProspectRow {
  name: string;
  /** An industry id, or "" to use the file's default. */
  industry: string;
  style: TemplateStyle | "";
  town: string;
  phone: string;
  about: string;
  /** `#rrggbb` or "" */
  colour: string;
  email: string;
  note: string;
}

export const prospectFields: readonly Field[] = [
  { key: "name", label: "Name", aliases: ["company", "business", "prospect", "customer"], isRequired: true },
  { key: "industry", label: "Industry", aliases: ["trade", "sector", "branch"] },
  { key: "style", label: "Style", aliases: ["layout"] },
  { key: "town", label: "Town", aliases: ["city", "place", "location"] },
  { key: "phone", label: "Telephone", aliases: ["phone", "tel", "mobile"] },
  { key: "about", label: "Sentence", aliases: ["about", "description", "brief"] },
  { key: "colour", label: "Colour", aliases: ["color", "accent"] },
  { key: "email", label: "E-mail", aliases: ["email", "mail"] },
  { key: "note", label: "Note to them", aliases: ["note", "message", "remark"] },
];

export const prospectRules: RowRules<ProspectRow> = {
  key: { field: "name", of: ({ name }) => prospectId(name) },
  schema: z.pipe(
    z.record(z.string(), z.string()),
    z.transform((texts, context) =>
      readRow(texts, (field, message) =>
        context.issues.push({ code: "custom", message, path: [field], input: texts[field] }),
      ),
    ),
  ),
};

function readRow(
  texts: Record<string, string>,
  refuse: (field: string, message: string) => void,
): ProspectRow {
  const line = (field: string, most: number) => {
    const text = (texts[field] ?? "").replace(/\s+/g, " ").trim();
    if (text.length > most)
      refuse(field, `This is ${text.length} letters long. ${most} fit into a link: shorten it.`);
    return plainLine(text, most);
  };
  const found = <Found>(field: string, find: (text: string) => Found | undefined, message: string) => {
    const text = line(field, 120);
    if (text === "") return "";
    const value = find(text);
    if (value === undefined) refuse(field, message);
    return value ?? "";
  };
  const name = line("name", NAME_LENGTH);
  if (name === "") refuse("name", "This row has no name. Enter whom the link is for.");
  return {
    name,
    industry: found(
      "industry",
      industryOf,
      "There is no such industry. Enter one such as Bakery or Law firm.",
    ),
    style: found("style", styleOf, `There is no such style. Enter one of ${styleNames}.`),
    town: line("town", TOWN_LENGTH),
    phone: found(
      "phone",
      (text) => (PHONE.test(text) && text.length <= PHONE_LENGTH ? text : undefined),
      "This is not a telephone number. Enter one number, such as +1 555 0100.",
    ),
    about: line("about", ABOUT_LENGTH),
    colour: found("colour", colourOf, "Enter the colour with six digits, as in #a02020."),
    email: found(
      "email",
      (text) => emailAddress.safeParse(text).data,
      "Enter one e-mail address, such as name@example.com.",
    ),
    note: line("note", NOTE_LENGTH),
  };
}

const styleNames = Object.values(templateStyles)
  .map(({ name }) => name)
  .join(", ");

/** Finds an industry by id or name, in singular or plural. */
function industryOf(text: string) {
  const wanted = slug(text).replace(/s$/, "");
  return industries.find(({ id, name }) => [id, slug(name)].some((one) => one.replace(/s$/, "") === wanted))
    ?.id;
}

function styleOf(text: string): TemplateStyle | undefined {
  const wanted = text.toLowerCase();
  const ids = Object.keys(templateStyles) as TemplateStyle[];
  return ids.find((id) => id === wanted || templateStyles[id].name.toLowerCase() === wanted);
}

function colourOf(text: string) {
  const [, digits] = /^#?([\da-f]{6})$/i.exec(text) ?? [];
  return digits && `#${digits.toLowerCase()}`;
}
