import backIcon from "icon:arrow-left";
import plusIcon from "icon:plus";
import { Link } from "wouter";
import { useNewProject } from "#src/features/projects/wizard/use-new-project.ts";
import { paths } from "#src/lib/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";

export function ProjectsIntro() {
  const { open } = useNewProject();
  return (
    <div className="pt-6 pb-8 lg:pt-8 lg:pb-10">
      <Link
        href={paths.home}
        className="-ml-1 inline-flex min-h-9 items-center gap-2 rounded px-1 text-muted hover:text-ink"
      >
        <Icon path={backIcon} /> Back to Home
      </Link>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-6">
        <div>
          <PageHeading title="Projects">Projects</PageHeading>
          <p className="mt-3 max-w-[56ch] text-lg text-muted">
            Projects that others have built and shown, and your own: websites, applications and games.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={paths.webAppBuilder}>Web App Builder</ButtonLink>
          <Button look="primary" onClick={() => open()}>
            <Icon path={plusIcon} /> Create New Project
          </Button>
        </div>
      </div>
    </div>
  );
}
