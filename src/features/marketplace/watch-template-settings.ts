import { callUnlessAnswered } from "#src/api/call.ts";
import { queryOptions } from "#src/api/query.ts";
import { watchQuery } from "#src/api/watch-query.ts";
import { settingsById, type TemplateSettings } from "#src/contract/offered-templates.ts";

const listTemplateSettings = async () =>
  (await import("#src/contract/template-settings.ts")).listTemplateSettings;

const settingsQuery = queryOptions({
  queryKey: ["template-settings"],
  queryFn: ({ signal }) => callUnlessAnswered("/api/template-settings", listTemplateSettings, { signal }),
});

/** Calls back with what admins have decided about the templates, and whenever they decide something else. */
export const watchTemplateSettings = (onSettings: (settings: TemplateSettings) => void) =>
  watchQuery(settingsQuery, (settings) => onSettings(settingsById(settings)));
