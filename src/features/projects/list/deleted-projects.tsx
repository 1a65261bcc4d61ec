import { projectsStore, useDeletedProjects } from "#src/features/projects/projects-queries.ts";
import { useAction } from "#src/lib/use-action.ts";
import { Button } from "#src/ui/button.tsx";
import { useToast } from "#src/ui/toast-slice.ts";

interface DeletedProjectsProps {
  /** The ids of projects that a notification offers to restore. */
  except: readonly number[];
}

/** Lists projects whose deletion was pending when the page was left or reloaded. */
export function DeletedProjects({ except }: DeletedProjectsProps) {
  const deleted = useDeletedProjects()?.filter(({ id }) => !except.includes(id)) ?? [];
  const toast = useToast();
  const ids = deleted.map(({ id }) => id);
  const [decide] = useAction(async (what: "restoreLocalProjects" | "removeLocalProjects") => {
    try {
      await (await projectsStore())[what](ids);
    } catch (error) {
      console.info("The projects could not be saved.", error);
      toast({
        title: "Error",
        description: "This could not be saved. Please try again.",
        tone: "destructive",
      });
    }
  });
  const [first, ...others] = deleted;
  if (!first) return null;

  return (
    <div className="mb-6 flex flex-wrap items-center gap-3 rounded-card border border-line border-dashed px-4 py-3">
      <p className="line-clamp-3 min-w-0 grow basis-60">
        {others.length === 0
          ? `"${first.name}" was deleted. You can still restore it.`
          : `"${first.name}" and ${others.length} more were deleted. You can still restore them.`}
      </p>
      <Button size="small" onClick={() => decide("restoreLocalProjects")}>
        Bring back
      </Button>
      <Button size="small" look="danger" onClick={() => decide("removeLocalProjects")}>
        Delete for good
      </Button>
    </div>
  );
}
