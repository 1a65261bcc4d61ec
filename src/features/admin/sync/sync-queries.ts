import { call } from "#src/api/call.ts";
import { readAgain, useMutation, useQuery } from "#src/api/query.ts";
import type { ModuleBatch } from "#src/contract/module-batch.ts";
import type { Module } from "#src/contract/modules.ts";
import type { TemplateSetting } from "#src/contract/template-settings.ts";
import { changesKey } from "../changes-queries.ts";

const modulesKey = ["modules"] as const;
const settingsKey = ["template-settings"] as const;
const pricingKey = ["pricing"] as const;

export function useStoredModules() {
  return useQuery<Module[]>({
    queryKey: modulesKey,
    queryFn: async ({ signal }) => call((await import("#src/contract/modules.ts")).listModules, { signal }),
    showsError: true,
  });
}

/** Several changes of modules in one step; all that shows modules reads them again, here and in other tabs. */
export function useChangeModules() {
  return useMutation({
    mutationFn: async (body: ModuleBatch) =>
      call((await import("#src/contract/module-batch.ts")).changeModules, { body }),
    onSettled: () => readAgain(modulesKey, changesKey),
  });
}

export function useStoredSettings() {
  return useQuery<TemplateSetting[]>({
    queryKey: settingsKey,
    queryFn: async ({ signal }) =>
      call((await import("#src/contract/template-settings.ts")).listTemplateSettings, { signal }),
    showsError: true,
  });
}

/** New settings of templates; their prices belong to what is asked for as pricing. */
export function useChangeSettings(area: "assistant" | "spreadsheet") {
  return useMutation({
    mutationFn: async (settings: TemplateSetting[]) =>
      call((await import("#src/contract/template-settings.ts")).saveTemplateSettings, {
        body: { settings, area },
      }),
    onSettled: () => readAgain(settingsKey, pricingKey, changesKey),
  });
}
