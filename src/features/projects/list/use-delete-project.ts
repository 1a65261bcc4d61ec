import { useCallback, useEffect, useRef, useState } from "react";
import { useMutation } from "#src/api/query.ts";
import { projectsStore } from "#src/features/projects/projects-queries.ts";
import type { ShownProject } from "#src/features/projects/shown-project.ts";
import { useToast, useToasts } from "#src/ui/toast-slice.ts";

type Deleted = Pick<ShownProject, "id" | "name">;

/**
 * Deletes with a way back: out of sight at once, gone for good when the notification that offers the way back has had
 * its time. The next deletion's notification offers all that were still offered. Where another notification takes its
 * place, or the page is left or reloaded before, the project waits among those that can be brought back.
 */
export function useDeleteProject() {
  const toasts = useToasts((state) => state.toasts);
  const toast = useToast();
  const offer = useRef<{ toastId: number; projects: readonly Deleted[] } | null>(null);
  /** The projects whose notification is on screen, or has had its time: the page need offer no other way back. */
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
    // Another one has come before its time was over.
    if (!notification) return endOffer(ids);
    projectsStore()
      .then((store) => store.removeLocalProjects(ids))
      // They are among those that can be brought back, from where it can be tried again.
      .catch(() => endOffer(ids));
  }, [toasts, endOffer]);

  const fail = () =>
    toast({ title: "Error", description: "This could not be saved. Please try again.", tone: "destructive" });

  const restore = async (ids: readonly number[]) => {
    offer.current = null;
    try {
      await (await projectsStore()).restoreLocalProjects(ids);
    } catch {
      fail();
    }
    endOffer(ids);
  };

  const { mutate: remove } = useMutation({
    mutationFn: async ({ id, name }: Deleted) => {
      setOffered((now) => [...now, id]);
      try {
        await (await projectsStore()).deleteLocalProject(id);
      } catch {
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
