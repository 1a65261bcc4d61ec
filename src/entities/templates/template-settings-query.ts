import { callUnlessAnswered } from "#src/api/call.ts";
import { queryOptions } from "#src/api/query.ts";

export const templateSettingsKey = ["template-settings"] as const;

const listTemplateSettings = async () =>
  (await import("#src/contract/template-settings.ts")).listTemplateSettings;

export const templateSettingsQuery = queryOptions({
  queryKey: templateSettingsKey,
  queryFn: ({ signal }) => callUnlessAnswered("/api/template-settings", listTemplateSettings, { signal }),
});
