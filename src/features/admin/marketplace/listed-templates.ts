import { noSetting, orderTemplates, type TemplateSettings } from "#src/contract/offered-templates.ts";
import { templateName } from "#src/contract/template-name.ts";
import type { TemplateSetting } from "#src/contract/template-settings.ts";
import type { Template } from "#src/contract/templates.ts";
import { pictureOf, templates } from "#src/entities/templates/template-catalogue.ts";

/** A template as the administration lists it. */
export interface ListedTemplate {
  id: string;
  template: Template;
  /** "Law firm · Ledger". People search by this, because the name is that of a made-up business. */
  kind: string;
  setting: TemplateSetting;
  /** The path of the thumbnail, without the base path. */
  picture: string;
  /** The position in the list: the admin's choice, or the default. */
  place: number;
  /** The rank, starting at 1. */
  rank: number;
}

/** Returns every template in marketplace order, with the admin's settings. */
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
      picture: pictureOf(template),
      place: setting.position ?? delivered.get(template.id) ?? index,
      rank: index + 1,
    };
  });
}

/** Returns the positions to save when a template moves before another one, or to the end. */
export function moveBefore(
  rows: readonly ListedTemplate[],
  id: string,
  before: string | null,
): TemplateSetting[] {
  const moved = rows.find((row) => row.id === id);
  if (!moved || before === id) return [];
  // Only templates of the same group are neighbours: featured ones come first whatever their positions.
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
  // No integer is free between the two neighbours, so the whole group is renumbered.
  return group.toSpliced(at, 0, moved).map(({ setting }, index) => ({ ...setting, position: index }));
}

/**
 * Returns the id of the template before which a moved one goes when it passes its visible neighbour; null for the end,
 * undefined if it has no such neighbour.
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
