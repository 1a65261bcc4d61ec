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

/** Where the editor is: which part, and which field. */
export interface EditPlace {
  section: Section;
  table?: string | undefined;
  /** The field whose settings are open; null for a new one. */
  field?: string | null | undefined;
}
