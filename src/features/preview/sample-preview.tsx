import { useQuery } from "#src/api/query.ts";
import { loadNearestTemplate } from "#src/entities/projects/load-template.ts";
import { standInNote } from "#src/entities/projects/stand-in.ts";
import { paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { SiteViewer } from "./site-viewer.tsx";

const SAMPLE = "construction-signal";

/** About as long as the note that may replace it, to avoid a layout shift. */
const WELCOME =
  "A finished site, as its visitors see it. Walk through its pages, change the device, or fill the screen with it.";

/** The preview without a project: a builder's site. */
export function SamplePreview() {
  const { data: sample } = useQuery({
    queryKey: ["nearest-template", SAMPLE],
    queryFn: () => loadNearestTemplate(SAMPLE),
  });
  return (
    <SiteViewer
      title={sample ? "Construction sample" : "Opening the preview…"}
      isLoading={!sample}
      lead={(sample && standInNote(SAMPLE, sample.id)) ?? WELCOME}
      document={sample?.document}
      sharedPath={paths.appView}
      actions={
        <ButtonLink href={paths.newProject(sample?.id ?? SAMPLE)} look="primary">
          Use template
        </ButtonLink>
      }
    />
  );
}
