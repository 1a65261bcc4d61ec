import { noSetting, orderTemplates, type TemplateSettings } from "#src/contract/offered-templates.ts";
import { pictures, templates } from "#src/contract/template-catalogue.ts";
import { templateName } from "#src/contract/template-name.ts";
import type { TemplateSetting } from "#src/contract/template-settings.ts";
import type { Template } from "#src/contract/templates.ts";

/** A template as the administration lists it. */
export interface ListedTemplate {
  id: string;
  template: Template;
  /** "Law firm · Ledger", by which one finds it; its own name is that of a made-up business. */
  kind: string;
  setting: TemplateSetting;
  /** The address of its small picture, without the base. */
  picture: string;
  /** Its position: as decided, or as delivered. */
  place: number;
  /** From 1. */
  rank: number;
}

/** Every template in the order of the marketplace, with what was decided about it. */
export function listTemplates(
  settings: TemplateSettings,
  all: readonly Template[] = templates,
): ListedTemplate[] {
  const delivered = new Map(all.map(({ id }, index) => [id, index]));
  return orderTemplates(all, settings).map((template, index) => {
    const setting = settings.get(template.id) ?? noSetting(template.id);
    return {
      id: template.id,
      template,
      kind: templateName(template.id) ?? template.id,
      setting,
      picture:
        template.type === "web"
          ? `/images/templates/${template.id}.webp?v=${pictures}`
          : `/images/templates/${template.id}.svg`,
      place: setting.position ?? delivered.get(template.id) ?? index,
      rank: index + 1,
    };
  });
}

/** The positions to save so that a template moves before another one, or to the end. */
export function moveBefore(
  rows: readonly ListedTemplate[],
  id: string,
  before: string | null,
): TemplateSetting[] {
  const moved = rows.find((row) => row.id === id);
  if (!moved || before === id) return [];
  // Only those of its own group can be its neighbours: the featured ones stand first whatever their numbers.
  const group = rows.filter((row) => row.setting.isFeatured === moved.setting.isFeatured && row.id !== id);
  const goal = rows.findIndex((row) => row.id === before);
  const found = before === null ? -1 : group.findIndex((row) => rows.indexOf(row) >= goal);
  const at = found === -1 ? group.length : found;
  const [above, below] = [group[at - 1], group[at]];
  if (!above && !below) return [];
  const position =
    above && below ? (above.place + below.place) / 2 : above ? above.place + 1 : (below?.place ?? 0) - 1;
  const isBetween = (!above || above.place < position) && (!below || position < below.place);
  if (isBetween) return [{ ...moved.setting, position }];
  // No number is left between the two: all of the group are numbered anew.
  return group.toSpliced(at, 0, moved).map(({ setting }, index) => ({ ...setting, position: index }));
}

/**
 * Before which template one comes to stand that goes past its neighbour among those that are shown; null: behind all.
 * Undefined where it has no such neighbour, and stays.
 */
export function stepGoal(
  rows: readonly ListedTemplate[],
  shown: readonly ListedTemplate[],
  id: string,
  step: "up" | "down",
): string | null | undefined {
  const at = shown.findIndex((row) => row.id === id);
  if (at === -1) return undefined;
  const passed = shown[step === "up" ? at - 1 : at + 1];
  if (!passed || step === "up") return passed?.id;
  return rows[rows.indexOf(passed) + 1]?.id ?? null;
}
