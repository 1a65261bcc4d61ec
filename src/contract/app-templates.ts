import type { ProjectTemplate } from "./project-templates.ts";

/** The apps that a project can start from, besides the three that are programs. */
export const appTemplates: readonly ProjectTemplate[] = [
  {
    id: "app-dog-groomer",
    name: "Dog Groomer",
    description: "Customers, their dogs, and visits with price and reminder, planned by the day.",
    type: "app",
  },
  {
    id: "app-tool-library",
    name: "Tool Library",
    description: "Tools, the members who borrow them, and what is late or broken.",
    type: "app",
  },
];

/** The template id of an app that was made from a sentence, a spreadsheet or a file. */
export const OWN_APP = "app-own";

/** Whether a project with this template is an app with a document and records, as opposed to a program or a site. */
export const isBuiltApp = (templateId: string) =>
  templateId === OWN_APP || appTemplates.some(({ id }) => id === templateId);
