import { useMemo } from "react";
import { callUnlessAnswered } from "#src/api/call.ts";
import { queryOptions, useQuery } from "#src/api/query.ts";
import { settingsById, type TemplateSettings } from "#src/contract/offered-templates.ts";

export const templateSettingsKey = ["template-settings"] as const;

const listTemplateSettings = async () => (await import("#src/entities/common-calls.ts")).listTemplateSettings;

export const templateSettingsQuery = queryOptions({
  queryKey: templateSettingsKey,
  queryFn: ({ signal }) => callUnlessAnswered("/api/template-settings", listTemplateSettings, { signal }),
});

export const useStoredSettings = () => useQuery({ ...templateSettingsQuery, showsError: true });

const none: TemplateSettings = new Map();

/** The admins' settings of templates. Until they are loaded, or if that fails, the defaults apply. */
export function useTemplateSettings() {
  const { data } = useStoredSettings();
  return useMemo(() => (data ? settingsById(data) : none), [data]);
}
