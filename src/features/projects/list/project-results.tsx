import type { ReactNode } from "react";
import { projectsStore } from "#src/features/projects/projects-queries.ts";
import type { ShownProject } from "#src/features/projects/shown-project.ts";
import { paths } from "#src/lib/paths.ts";
import { useAction } from "#src/lib/use-action.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { OwnNotices } from "./own-notices.tsx";
import { ProjectCard } from "./project-card.tsx";
import { ProjectGrid } from "./project-grid.tsx";
import { SkeletonGrid } from "./skeleton-grid.tsx";
import { useDeleteProject } from "./use-delete-project.ts";
import type { MyProjects } from "./use-my-projects.ts";

export interface ProjectsBrowserProps {
  onDeploy: (project: ShownProject) => void;
  onShare: (project: ShownProject, way: "online" | undefined) => void;
  /** Shown below the visitor's own projects: actions for all of them. */
  myWork?: ReactNode;
}

interface ProjectResultsProps extends ProjectsBrowserProps {
  tab: "public" | "mine";
  /** The projects that match the filters; undefined while loading. */
  projects: readonly ShownProject[] | undefined;
  /** The number of matches, once all projects are loaded. */
  count: number | undefined;
  /** Retries a failed request for the gallery. */
  onRetry: (() => void) | null;
  mine: MyProjects;
  isFiltered: boolean;
  onClearFilters: () => void;
}

export function ProjectResults(props: ProjectResultsProps) {
  const { tab, projects, count, onRetry, mine, isFiltered, onClearFilters, onDeploy, onShare } = props;
  const hasFailed = tab === "public" && onRetry !== null;
  const { remove, offered } = useDeleteProject();
  const toast = useToast();

  const [duplicate] = useAction(async ({ id }: ShownProject) => {
    try {
      const copy = await (await projectsStore()).duplicateLocalProject(id);
      if (copy) toast({ title: "Project duplicated", description: `"${copy.name}" is among your projects.` });
    } catch (error) {
      console.info("The copy could not be saved.", error);
      toast({
        title: "Error",
        description: "The copy could not be saved. Please try again.",
        tone: "destructive",
      });
    }
  });

  return (
    <>
      <h2 className="sr-only">{tab === "public" ? "Public Gallery" : "My Projects"}</h2>
      {tab === "mine" && <OwnNotices mine={mine} except={offered} />}
      <p role="status" className="sr-only">
        {count !== undefined && (count === 1 ? "1 project" : `${count} projects`)}
      </p>
      {hasFailed && (
        <EmptyState
          title="The gallery could not be loaded"
          action={
            <Button look="primary" onClick={onRetry}>
              Retry
            </Button>
          }
        >
          Your own projects are still under My Projects.
        </EmptyState>
      )}
      {!projects && !hasFailed && <SkeletonGrid />}
      {projects?.length === 0 &&
        (isFiltered ? <NothingFound onClearFilters={onClearFilters} /> : <NothingYet tab={tab} />)}
      {projects && projects.length > 0 && (
        <ProjectGrid
          key={tab}
          projects={projects}
          renderCard={(project) => (
            <ProjectCard
              project={project}
              onDuplicate={duplicate}
              onDelete={remove}
              onDeploy={onDeploy}
              onShare={onShare}
            />
          )}
        />
      )}
      {tab === "mine" && props.myWork}
    </>
  );
}

function NothingFound({ onClearFilters }: { onClearFilters: () => void }) {
  return (
    <EmptyState title="No projects found" action={<Button onClick={onClearFilters}>Clear filters</Button>}>
      Try adjusting your search or filter criteria
    </EmptyState>
  );
}

function NothingYet({ tab }: { tab: "public" | "mine" }) {
  if (tab === "public")
    return <EmptyState title="No projects found">Check back later for new projects</EmptyState>;
  return (
    <EmptyState
      title="No projects created yet"
      action={
        <ButtonLink href={paths.newProject()} look="primary">
          Create Your First Project
        </ButtonLink>
      }
    >
      Start building your first project to see it here
    </EmptyState>
  );
}
