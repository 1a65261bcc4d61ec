import { call } from "#src/api/call.ts";
import { useMutation, useQuery } from "#src/api/query.ts";
import { listSubmissions, type SubmissionUpdate, updateSubmissions } from "#src/contract/form-submissions.ts";
import { readAfterChange, submissionsKey } from "#src/entities/changes/read-after-change.ts";
import { useToast } from "#src/ui/toast-slice.ts";
import { reasonOf } from "../changes-queries.ts";
import { useIsAdmin } from "../use-admin.ts";

/** All submissions, newest first. Only admins may read them. */
export function useSubmissions() {
  const isAdmin = useIsAdmin();
  return useQuery({
    queryKey: submissionsKey,
    queryFn: ({ signal }) => call(listSubmissions, { signal }),
    enabled: isAdmin,
    showsError: true,
    // New briefs may have arrived since the last visit.
    refetchOnMount: "always",
  });
}

export function useUpdateSubmissions() {
  const toast = useToast();
  return useMutation({
    mutationFn: (body: SubmissionUpdate) => call(updateSubmissions, { body }),
    onSuccess: () => readAfterChange(submissionsKey),
    onError: (error) => toast({ title: "Not saved", description: reasonOf(error), tone: "destructive" }),
  });
}
