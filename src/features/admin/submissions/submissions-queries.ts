import { call } from "#src/api/call.ts";
import { useMutation, useQuery } from "#src/api/query.ts";
import { readAfterChange, submissionsKey } from "#src/api/query-keys.ts";
import type { SubmissionUpdate } from "#src/contract/form-submissions.ts";
import { useToast } from "#src/ui/toast-slice.ts";
import { reasonOf } from "../changes-queries.ts";
import { useIsAdmin } from "../use-admin.ts";

const contract = () => import("#src/contract/form-submissions.ts");

/** The inbox, the newest first. Nobody but an admin may read it. */
export function useSubmissions() {
  const isAdmin = useIsAdmin();
  return useQuery({
    queryKey: submissionsKey,
    queryFn: async ({ signal }) => call((await contract()).listSubmissions, { signal }),
    enabled: isAdmin,
    showsError: true,
    // A brief may have come in since.
    refetchOnMount: "always",
  });
}

export function useUpdateSubmissions() {
  const toast = useToast();
  return useMutation({
    mutationFn: async (body: SubmissionUpdate) => call((await contract()).updateSubmissions, { body }),
    onSuccess: () => readAfterChange(submissionsKey),
    onError: (error) => toast({ title: "Not saved", description: reasonOf(error), tone: "destructive" }),
  });
}
