import { templateSettingsQuery } from "#src/api/template-settings-query.ts";
import { watchQuery } from "#src/api/watch-query.ts";
import { settingsById, type TemplateSettings } from "#src/contract/offered-templates.ts";

/** Calls back with what admins have decided about the templates, and whenever they decide something else. */
export const watchTemplateSettings = (onSettings: (settings: TemplateSettings) => void) =>
  watchQuery(templateSettingsQuery, (settings) => onSettings(settingsById(settings)));
