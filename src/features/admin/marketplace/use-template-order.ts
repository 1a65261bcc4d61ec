import type { KeyboardEvent } from "react";
import { settingsById } from "#src/contract/offered-templates.ts";
import type { TemplateSetting } from "#src/contract/template-settings.ts";
import { announce } from "#src/ui/announce.ts";
import { type ListedTemplate, listTemplates, moveBefore, stepGoal } from "./listed-templates.ts";

interface TemplateOrderOptions {
  all: readonly ListedTemplate[];
  shown: readonly ListedTemplate[];
  /** Resolves to whether the settings were saved. */
  save: (settings: TemplateSetting[]) => Promise<boolean>;
}

/** Handles moving templates by drag and by keyboard; returns the props of a drag handle. */
export function useTemplateOrder({ all, shown, save }: TemplateOrderOptions) {
  const move = async (id: string, before: string | null) => {
    const settings = moveBefore(all, id, before);
    const isSaved = await save(settings);
    document.querySelector<HTMLElement>(`[data-move="${id}"]`)?.focus();
    const stored = settingsById([...all.map(({ setting }) => setting), ...settings]);
    const now = listTemplates(stored).find((one) => one.id === id);
    if (isSaved && now) announce(`${now.kind}: place ${now.rank} of ${all.length}`);
  };

  return {
    onMoveKey(event: KeyboardEvent, { id }: ListedTemplate) {
      if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
      event.preventDefault();
      const goal = stepGoal(all, shown, id, event.key === "ArrowUp" ? "up" : "down");
      if (goal !== undefined) void move(id, goal);
    },
    onDropAt(id: string, listed: ListedTemplate, place: "before" | "after") {
      const next = all[all.indexOf(listed) + 1]?.id ?? null;
      void move(id, place === "before" ? listed.id : next);
    },
  };
}

export type TemplateOrder = ReturnType<typeof useTemplateOrder>;
