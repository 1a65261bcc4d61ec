export const exportSubjects = [
  { id: "modules", name: "Modules", text: "The whole catalogue, ready to be changed and merged again." },
  {
    id: "templates",
    name: "Templates",
    text: "Price, tags and visibility of each template, ready to be merged again.",
  },
  { id: "projects", name: "Projects", text: "Those of this browser, of your account and of the gallery." },
  { id: "submissions", name: "Submissions", text: "The inbox of briefs. For admins alone." },
] as const;
export type ExportSubject = (typeof exportSubjects)[number]["id"];
