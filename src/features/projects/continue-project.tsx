import { paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { ProjectCover } from "./project-cover.tsx";
import { useNewestProject } from "./projects-queries.ts";

/** A link to the project edited last; nothing for visitors without projects. */
export function ContinueProject() {
  const project = useNewestProject();
  if (!project) return null;
  return (
    <section aria-labelledby="continue-project">
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-3 sm:gap-x-6">
        <div className="w-20 shrink-0 overflow-hidden rounded-md border border-line sm:w-32">
          <ProjectCover project={project} />
        </div>
        <div className="min-w-0 flex-1">
          <h2
            id="continue-project"
            className="line-clamp-1 text-lg sm:line-clamp-2 sm:text-xl"
            title={project.name}
          >
            Continue with {project.name}
          </h2>
          <p className="line-clamp-1 text-muted" title={project.description}>
            {project.description}
          </p>
        </div>
        <div className="flex w-full gap-3 sm:w-auto">
          <ButtonLink
            href={project.type === "web" ? paths.studio(project.key) : paths.openProject(project.key)}
            look="primary"
          >
            Continue
          </ButtonLink>
          <ButtonLink href={paths.myProjects}>My Projects</ButtonLink>
        </div>
      </div>
    </section>
  );
}
