import type { ReactNode } from "react";
import { useQuery } from "#src/api/query.ts";
import { templateName } from "#src/contract/template-name.ts";
import { loadTemplate } from "#src/entities/projects/load-template.ts";
import { paths } from "#src/lib/paths.ts";
import type { SiteDocument } from "#src/sites/document.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { SiteViewer } from "./site-viewer.tsx";

interface TemplatePreviewProps {
  templateId: string;
  /** Shown if the template does not exist. */
  missing: ReactNode;
  onShare?: (() => void) | undefined;
}

/** A template on its own, shown as the business that it was designed for. */
export function TemplatePreview({ templateId, missing, onShare }: TemplatePreviewProps) {
  const { data: template } = useQuery({
    queryKey: ["template", templateId],
    queryFn: () => loadTemplate(templateId),
  });
  if (template === null) return missing;

  const name = templateName(templateId);
  return (
    <SiteViewer
      title={name ?? "Loading preview..."}
      isLoading={!name}
      lead={template ? leadOf(template.document) : "A template, with all its pages."}
      document={template?.document}
      sharedPath={paths.openProject(templateId)}
      onShare={onShare}
      actions={
        <ButtonLink href={paths.newProject(templateId)} look="primary">
          Use template
        </ButtonLink>
      }
    />
  );
}

const leadOf = ({ meta, pages }: SiteDocument) => `${pages.length} pages, here as ${meta.business.name}.`;
