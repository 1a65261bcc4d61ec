import { call, callUnlessAnswered } from "#src/api/call.ts";
import { queryClient, queryOptions, readAgain, useMutation, useQuery } from "#src/api/query.ts";
import { settingsById } from "#src/contract/offered-templates.ts";
import type { TemplateSetting } from "#src/contract/template-settings.ts";
import { useToast } from "#src/ui/toast-slice.ts";
import { reasonOf } from "../changes-queries.ts";

const contract = () => import("#src/contract/template-settings.ts");

const listTemplateSettings = async () => (await contract()).listTemplateSettings;

const settingsQuery = queryOptions({
  queryKey: ["template-settings"],
  queryFn: ({ signal }) => callUnlessAnswered("/api/template-settings", listTemplateSettings, { signal }),
});

export const useSettings = () => useQuery({ ...settingsQuery, showsError: true });

/** Shown at once, and taken back where the backend refuses. */
export function useSaveSettings() {
  const toast = useToast();
  const { queryKey } = settingsQuery;
  const save = useMutation({
    mutationFn: async (settings: TemplateSetting[]) =>
      call((await contract()).saveTemplateSettings, { body: { settings } }),
    onSuccess: (settings) => {
      queryClient.setQueryData(queryKey, settings);
      void readAgain(queryKey, ["pricing"], ["changes"], ["overview"]);
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
      () => false, // told by the notification
    );
  };
}
