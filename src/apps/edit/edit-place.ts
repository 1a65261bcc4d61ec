/** The parts of the editor. */
export const sections = {
  fields: "Fields",
  view: "This page",
  pages: "Pages",
  tables: "Tables",
  roles: "People",
  look: "Look",
  words: "In words",
};
export type Section = keyof typeof sections;

/** The open part of the editor, and the field that is edited in it. */
export interface EditPlace {
  section: Section;
  table?: string | undefined;
  /** The field whose settings are open; null for a new one. */
  field?: string | null | undefined;
}
