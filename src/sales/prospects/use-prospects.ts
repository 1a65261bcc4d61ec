import { useQuery } from "#src/api/query.ts";
import { work } from "#src/api/work-database.ts";
import { useFollowWork, workKey } from "#src/api/work-queries.ts";
import { prospectId, prospects } from "#src/sales/replies/prospects.ts";
import { type ReceivedReply, replies } from "#src/sales/replies/receive-reply.ts";

/** All prospects, latest change first, with their replies. Updates when other tabs change them. */
export function useProspects() {
  useFollowWork();
  const known = useQuery({
    queryKey: [...workKey("prospects"), "all"],
    queryFn: async () =>
      (await work.all(prospects)).sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1)),
    showsError: true,
  });
  const received = useQuery({
    queryKey: [...workKey("replies"), "received"],
    queryFn: async () =>
      (await work.all(replies)).filter((record): record is ReceivedReply => record.state === "received"),
    showsError: true,
  });
  return {
    all: known.data ?? [],
    isPending: known.isPending || received.isPending,
    isError: known.isError || received.isError,
    retry: () => void Promise.all([known.refetch(), received.refetch()]),
    repliesOf: (id: string) =>
      (received.data ?? [])
        .filter(({ prospect }) => prospectId(prospect) === id)
        .sort((one, other) => (one.receivedAt < other.receivedAt ? 1 : -1)),
  };
}
