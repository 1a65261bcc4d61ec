import { slug } from "#src/lib/slug.ts";

/** Returns a name that is a valid file name on every system. */
export const fileNameOf = (name: string) =>
  slug(name)
    .normalize("NFKD")
    .replace(/[^a-z0-9-]+/g, "")
    .replace(/-{2,}/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60) || "project";
