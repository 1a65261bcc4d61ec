const SHORTEST_NAME = 3;

/** A name as long as the name of a project has to be. */
export function nameOfWebsite(known: string) {
  const name = known.trim();
  return name.length >= SHORTEST_NAME ? name : `${name} website`.trim();
}

interface SiteWords {
  /** Of the business, or what else the site is known by. */
  name: string;
  description: string;
  /** The template that it began as; empty for none. */
  template: string;
}

/** A project that consists of a site only. */
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
