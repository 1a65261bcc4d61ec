import clsx from "clsx";
import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { settingsById } from "#src/contract/offered-templates.ts";
import type { TemplateSetting } from "#src/contract/template-settings.ts";
import { announce } from "#src/ui/announce.ts";
import { type ListedTemplate, listTemplates, moveBefore, stepGoal } from "./listed-templates.ts";

interface TemplateOrderOptions {
  all: readonly ListedTemplate[];
  shown: readonly ListedTemplate[];
  /** Whether it is saved. */
  save: (settings: TemplateSetting[]) => Promise<boolean>;
}

/** Templates are moved by dragging and by keys: what that takes of the handle of one, and of its row. */
export function useTemplateOrder({ all, shown, save }: TemplateOrderOptions) {
  const [dragged, setDragged] = useState<{ id: string; over: string | null } | null>(null);

  const move = async (id: string, before: string | null) => {
    const settings = moveBefore(all, id, before);
    const isSaved = await save(settings);
    document.querySelector<HTMLElement>(`[data-move="${id}"]`)?.focus();
    const stored = settingsById([...all.map(({ setting }) => setting), ...settings]);
    const now = listTemplates(stored).find((one) => one.id === id);
    if (isSaved && now) announce(`${now.kind}: place ${now.rank} of ${all.length}`);
  };

  const handleOf = ({ id, kind }: ListedTemplate) => ({
    "data-move": id,
    onKeyDown(event: KeyboardEvent) {
      if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
      event.preventDefault();
      const goal = stepGoal(all, shown, id, event.key === "ArrowUp" ? "up" : "down");
      if (goal !== undefined) void move(id, goal);
    },
    onDragStart(event: React.DragEvent) {
      event.dataTransfer.effectAllowed = "move";
      event.dataTransfer.setData("text/plain", kind);
      setDragged({ id, over: null });
    },
    onDragEnd: () => setDragged(null),
  });

  const rowOf = ({ id }: ListedTemplate): ComponentProps<"tr"> => ({
    onDragOver(event) {
      if (!dragged) return;
      event.preventDefault();
      if (dragged.over !== id) setDragged({ ...dragged, over: id });
    },
    onDrop(event) {
      if (!dragged) return;
      event.preventDefault();
      void move(dragged.id, id);
      setDragged(null);
    },
    className: clsx(
      dragged?.id === id && "opacity-50",
      dragged?.over === id && dragged.id !== id && "*:border-t-3 *:border-t-signal",
    ),
  });

  return { handleOf, rowOf };
}
