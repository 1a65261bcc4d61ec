import { callUnlessAnswered } from "./call.ts";
import { queryOptions } from "./query.ts";
import { templateSettingsKey } from "./query-keys.ts";

const listTemplateSettings = async () =>
  (await import("#src/contract/template-settings.ts")).listTemplateSettings;

export const templateSettingsQuery = queryOptions({
  queryKey: templateSettingsKey,
  queryFn: ({ signal }) => callUnlessAnswered("/api/template-settings", listTemplateSettings, { signal }),
});
