import { use } from "react";
import { SiteThumbnail } from "#src/sites/show/site-thumbnail.tsx";
import { templateDocument } from "#src/sites/templates.ts";
import { namedFor } from "./named-for.ts";

/** The first page of a template under a given name. */
export function NamedSite({ templateId, name }: { templateId: string; name: string }) {
  const document = use(templateDocument(templateId));
  if (!document) return null;
  return (
    <SiteThumbnail document={namedFor(document, name)} label={`The first page of a website for ${name}`} />
  );
}
