import { call } from "#src/api/call.ts";
import { queryClient, useMutation } from "#src/api/query.ts";
import { settingsById } from "#src/contract/offered-templates.ts";
import { saveTemplateSettings, type TemplateSetting } from "#src/contract/template-settings.ts";
import { readAfterChange } from "#src/entities/changes/read-after-change.ts";
import { pricingKey } from "#src/entities/pricing/pricing-query.ts";
import { templateSettingsQuery } from "#src/entities/templates/template-settings-queries.ts";
import { useToast } from "#src/ui/toast-slice.ts";
import { reasonOf } from "../changes-queries.ts";

/** Saves settings with an optimistic update, which is rolled back when the backend refuses. */
export function useSaveSettings() {
  const toast = useToast();
  const { queryKey } = templateSettingsQuery;
  const save = useMutation({
    mutationFn: (settings: TemplateSetting[]) => call(saveTemplateSettings, { body: { settings } }),
    onSuccess: (settings) => {
      queryClient.setQueryData(queryKey, settings);
      void readAfterChange(queryKey, pricingKey);
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey });
      toast({ title: "Not saved", description: reasonOf(error), tone: "destructive" });
    },
  });

  return async (settings: TemplateSetting[]) => {
    if (settings.length === 0) return false;
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (now) => [
      ...new Map([...settingsById(now ?? []), ...settingsById(settings)]).values(),
    ]);
    return save.mutateAsync(settings).then(
      () => true,
      () => false, // the mutation already shows a notification
    );
  };
}
