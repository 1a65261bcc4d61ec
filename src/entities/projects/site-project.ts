const SHORTEST_NAME = 3;

/** Truncates a name to the limit of project names. */
export function nameOfWebsite(known: string) {
  const name = known.trim();
  return name.length >= SHORTEST_NAME ? name : `${name} website`.trim();
}

interface SiteWords {
  /** The name of the business, or another name for the site. */
  name: string;
  description: string;
  /** The template that it started from; empty if there is none. */
  template: string;
}

/** The details of a project that consists of a site only. */
export function detailsOfSite({ name: known, description, template }: SiteWords) {
  const name = nameOfWebsite(known);
  return {
    name,
    description: description.trim() || name,
    type: "web" as const,
    templateId: template || "web-basic",
    features: [],
  };
}
