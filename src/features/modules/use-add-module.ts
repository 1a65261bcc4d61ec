import { call } from "#src/api/call.ts";
import { useMutation } from "#src/api/query.ts";
import { modulesKey, readAfterChange } from "#src/api/query-keys.ts";
import { addModule, type NewModule } from "#src/contract/modules.ts";

/** Adds one for everybody. The list is fetched again, in other tabs as well, and so is what counts and logs modules. */
export function useAddModule() {
  return useMutation({
    mutationFn: (body: NewModule) => call(addModule, { body }),
    onSuccess: () => readAfterChange(modulesKey),
  });
}
