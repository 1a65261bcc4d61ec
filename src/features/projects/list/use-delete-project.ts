import { useCallback, useEffect, useRef, useState } from "react";
import { useMutation } from "#src/api/query.ts";
import { projectsStore } from "#src/features/projects/projects-queries.ts";
import type { ShownProject } from "#src/features/projects/shown-project.ts";
import { useToast, useToasts } from "#src/ui/toast-slice.ts";

type Deleted = Pick<ShownProject, "id" | "name">;

/**
 * Deletes projects with undo. A project disappears at once and is removed for good when the notification with the undo
 * button times out. The notification of a further deletion covers the earlier ones, too. If another notification
 * replaces it, or the page is left or reloaded before, the project is listed among those that can be restored.
 */
export function useDeleteProject() {
  const toasts = useToasts((state) => state.toasts);
  const toast = useToast();
  const offer = useRef<{ toastId: number; projects: readonly Deleted[] } | null>(null);
  /** The ids of projects whose notification is on screen or has timed out. The page offers no other undo for them. */
  const [offered, setOffered] = useState<readonly number[]>([]);

  const endOffer = useCallback(
    (ids: readonly number[]) => setOffered((now) => now.filter((id) => !ids.includes(id))),
    [],
  );

  useEffect(() => {
    if (!offer.current) return;
    const { toastId, projects } = offer.current;
    const notification = toasts.find(({ id }) => id === toastId);
    if (notification?.isOpen) return;
    offer.current = null;
    const ids = projects.map(({ id }) => id);
    // Another notification has replaced it before its timeout.
    if (!notification) return endOffer(ids);
    projectsStore()
      .then((store) => store.removeLocalProjects(ids))
      // The projects are listed as restorable, where the removal can be retried.
      .catch(() => endOffer(ids));
  }, [toasts, endOffer]);

  const fail = () =>
    toast({ title: "Error", description: "This could not be saved. Please try again.", tone: "destructive" });

  const restore = async (ids: readonly number[]) => {
    offer.current = null;
    try {
      await (await projectsStore()).restoreLocalProjects(ids);
    } catch (error) {
      console.info("The projects could not be restored.", error);
      fail();
    }
    endOffer(ids);
  };

  const { mutate: remove } = useMutation({
    mutationFn: async ({ id, name, evenIfOpen = false }: Deleted & { evenIfOpen?: boolean }) => {
      setOffered((now) => [...now, id]);
      try {
        if (!(await (await projectsStore()).deleteLocalProject(id, evenIfOpen))) {
          endOffer([id]);
          return void toast({
            title: "Not deleted",
            description: `"${name}" is open in another tab. Close it there first, or delete it all the same.`,
            action: { label: "Delete anyway", onAction: () => remove({ id, name, evenIfOpen: true }) },
          });
        }
      } catch (error) {
        console.info("The project could not be deleted.", error);
        endOffer([id]);
        return void fail();
      }
      const projects = [{ id, name }, ...(offer.current?.projects ?? [])];
      const toastId = toast({
        ...wordsFor(projects),
        action: { label: "Undo", onAction: () => restore(projects.map(({ id }) => id)) },
      });
      offer.current = { toastId, projects };
    },
  });

  return { remove, offered };
}

function wordsFor([last, ...others]: readonly Deleted[]) {
  if (others.length === 0) {
    return { title: "Project deleted", description: `"${last?.name}" is no longer among your projects.` };
  }
  return {
    title: `${others.length + 1} projects deleted`,
    description: `"${last?.name}" and ${others.length} more are no longer among your projects.`,
  };
}
