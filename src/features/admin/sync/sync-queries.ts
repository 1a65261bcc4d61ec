import { call } from "#src/api/call.ts";
import { useMutation } from "#src/api/query.ts";
import { changeModules, type ModuleBatch } from "#src/contract/module-batch.ts";
import { saveTemplateSettings, type TemplateSetting } from "#src/contract/template-settings.ts";
import { readAfterChange } from "#src/entities/changes/read-after-change.ts";
import { modulesKey } from "#src/entities/modules/modules-query.ts";
import { pricingKey } from "#src/entities/pricing/pricing-query.ts";
import { templateSettingsKey } from "#src/entities/templates/template-settings-queries.ts";

/** Saves several module changes in one step and invalidates every query with modules, here and in other tabs. */
export function useChangeModules() {
  return useMutation({
    mutationFn: (body: ModuleBatch) => call(changeModules, { body }),
    onSettled: () => readAfterChange(modulesKey),
  });
}

/** Saves template settings and invalidates the pricing query, which contains template prices. */
export function useChangeSettings(area: "assistant" | "spreadsheet") {
  return useMutation({
    mutationFn: (settings: TemplateSetting[]) => call(saveTemplateSettings, { body: { settings, area } }),
    onSettled: () => readAfterChange(templateSettingsKey, pricingKey),
  });
}
