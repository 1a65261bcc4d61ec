import { useMemo } from "react";
import { useQuery } from "#src/api/query.ts";
import { settingsById, type TemplateSettings } from "#src/contract/offered-templates.ts";
import { templateSettingsQuery } from "#src/entities/templates/template-settings-query.ts";

const none: TemplateSettings = new Map();

/** The decisions of admins about templates. Until they are there, and where they cannot be had, all are as delivered. */
export function useTemplateSettings() {
  const { data } = useQuery({ ...templateSettingsQuery, showsError: true });
  return useMemo(() => (data ? settingsById(data) : none), [data]);
}
