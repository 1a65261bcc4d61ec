import { use } from "react";
import type { Template } from "#src/contract/templates.ts";
import { SiteThumbnail } from "#src/sites/show/site-thumbnail.tsx";
import { templateDocument } from "#src/sites/templates.ts";
import { familiesOf } from "#src/sites/themes/fonts.ts";
import { pairingOf } from "#src/sites/themes/theme.ts";
import { TemplatePicture } from "./template-picture.tsx";

interface ComparedSiteProps {
  template: Template;
}

/** The first page of a template, live, cut off well below its first screen. */
export function ComparedSite({ template }: ComparedSiteProps) {
  const document = use(templateDocument(template.id));
  if (!document) return <TemplatePicture template={template} isFirst />;
  return (
    <SiteThumbnail
      document={document}
      height={1600}
      label={`The first page of ${template.name}`}
      className="aspect-[4/5] overflow-hidden lg:aspect-[4/3]"
    />
  );
}

export function SiteFonts({ template }: ComparedSiteProps) {
  const document = use(templateDocument(template.id));
  if (!document) return "–";
  return familiesOf(pairingOf(document.theme))
    .map(({ name }) => name)
    .join(" and ");
}

export function SitePages({ template }: ComparedSiteProps) {
  const document = use(templateDocument(template.id));
  return document ? document.pages.map(({ label }) => label || "Home").join(", ") : "–";
}
