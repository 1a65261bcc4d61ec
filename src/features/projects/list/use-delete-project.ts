import { useEffect, useRef, useState } from "react";
import { projectsStore } from "#src/features/projects/projects-queries.ts";
import type { ShownProject } from "#src/features/projects/shown-project.ts";
import { useToast, useToasts } from "#src/ui/toast-slice.ts";

/**
 * Deletes with a way back: out of sight at once, gone for good when the notification that offers the way back
 * is. Where the page is left or reloaded before that, the project waits among those that can be brought back.
 */
export function useDeleteProject() {
  const toasts = useToasts((state) => state.toasts);
  const toast = useToast();
  const offers = useRef(new Map<number, number>());
  /** The projects whose notification is on screen. */
  const [offered, setOffered] = useState<readonly number[]>([]);

  useEffect(() => {
    const over = [...offers.current].filter(
      ([toastId]) => !toasts.some(({ id, isOpen }) => id === toastId && isOpen),
    );
    if (over.length === 0) return;
    for (const [toastId] of over) offers.current.delete(toastId);
    const ids = over.map(([, id]) => id);
    projectsStore()
      .then((store) => store.removeLocalProjects(ids))
      // They stay among those that can be brought back, from where it can be tried again.
      .catch(() => {})
      .finally(() => setOffered((now) => now.filter((id) => !ids.includes(id))));
  }, [toasts]);

  const fail = () =>
    toast({ title: "Error", description: "This could not be saved. Please try again.", tone: "destructive" });

  const restore = async (id: number) => {
    try {
      await (await projectsStore()).restoreLocalProjects([id]);
    } catch {
      fail();
    }
  };

  const remove = async ({ id, name }: ShownProject) => {
    setOffered((now) => [...now, id]);
    try {
      await (await projectsStore()).deleteLocalProject(id);
    } catch {
      setOffered((now) => now.filter((one) => one !== id));
      return fail();
    }
    const toastId = toast({
      title: "Project deleted",
      description: `"${name}" is no longer among your projects.`,
      action: {
        label: "Undo",
        onAction: () => {
          offers.current.delete(toastId);
          restore(id).then(() => setOffered((now) => now.filter((one) => one !== id)));
        },
      },
    });
    offers.current.set(toastId, id);
  };

  return { remove, offered };
}
