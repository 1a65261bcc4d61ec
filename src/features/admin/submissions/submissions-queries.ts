import { call } from "#src/api/call.ts";
import { queryOptions, readAgain, useMutation, useQuery } from "#src/api/query.ts";
import type { SubmissionUpdate } from "#src/contract/form-submissions.ts";
import { useToast } from "#src/ui/toast-slice.ts";
import { reasonOf } from "../changes-queries.ts";
import { useIsAdmin } from "../use-admin.ts";

const contract = () => import("#src/contract/form-submissions.ts");

const submissionsQuery = queryOptions({
  queryKey: ["form-submissions"],
  queryFn: async ({ signal }) => call((await contract()).listSubmissions, { signal }),
});

/** The inbox, the newest first. Nobody but an admin may read it. */
export function useSubmissions() {
  const isAdmin = useIsAdmin();
  return useQuery({
    ...submissionsQuery,
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
    onSuccess: () => readAgain(submissionsQuery.queryKey, ["changes"], ["overview"]),
    onError: (error) => toast({ title: "Not saved", description: reasonOf(error), tone: "destructive" }),
  });
}
