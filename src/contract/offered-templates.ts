import type { TemplateSetting } from "./template-settings.ts";
import type { Template } from "./templates.ts";

/** The admin's settings, by template id. */
export type TemplateSettings = ReadonlyMap<string, TemplateSetting>;

export const settingsById = (settings: readonly TemplateSetting[]): TemplateSettings =>
  new Map(settings.map((setting) => [setting.id, setting]));

/** Returns the default settings, which most templates have. */
export const noSetting = (id: string): TemplateSetting => ({
  id,
  isHidden: false,
  isFeatured: false,
  price: null,
  tags: [],
  position: null,
});

/** Returns all templates in marketplace order: featured ones first, and each group by position. */
export function orderTemplates(
  templates: readonly Template[],
  settings: TemplateSettings,
): readonly Template[] {
  if (settings.size === 0) return templates;
  return templates
    .map((template, index) => {
      const { isFeatured, position } = settings.get(template.id) ?? noSetting(template.id);
      return { template, index, group: isFeatured ? 0 : 1, place: position ?? index };
    })
    .sort((one, other) => one.group - other.group || one.place - other.place || one.index - other.index)
    .map(({ template }) => template);
}

/** Returns the visible templates in order. */
export function offerTemplates(templates: readonly Template[], settings: TemplateSettings) {
  if (settings.size === 0) return templates;
  return orderTemplates(templates, settings).filter(({ id }) => !settings.get(id)?.isHidden);
}
