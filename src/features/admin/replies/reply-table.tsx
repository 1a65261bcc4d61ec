import { useState } from "react";
import { planNames } from "#src/entities/pricing/plans.ts";
import { formatDateTime } from "#src/lib/english.ts";
import type { ReceivedReply } from "#src/sales/replies/receive-reply.ts";
import { type DataColumn, DataTable, type TableSort } from "#src/ui/data-table.tsx";

interface ReplyTableProps {
  replies: readonly ReceivedReply[];
  isLoading: boolean;
  onOpen: (id: string) => void;
}

/** The replies received, the newest first. */
export function ReplyTable({ replies, isLoading, onOpen }: ReplyTableProps) {
  const [sort, setSort] = useState<TableSort | null>(null);
  const columns: readonly DataColumn<ReceivedReply>[] = [
    {
      id: "prospect",
      label: "Prospect",
      sortBy: ({ prospect }) => prospect,
      cell: ({ id, prospect, reply }) => (
        <>
          <button
            type="button"
            onClick={() => onOpen(id)}
            className="inline-flex min-h-6 max-w-full items-center text-start underline underline-offset-4 hover:text-signal"
          >
            <span className="line-clamp-2 min-w-0 break-words">{prospect}</span>
          </button>
          <span className="line-clamp-1 font-normal text-muted text-sm">{reply.note}</span>
        </>
      ),
    },
    {
      id: "from",
      label: "From",
      width: "w-44",
      sortBy: ({ reply }) => reply.name || reply.email,
      cell: ({ reply }) => (
        <span className="line-clamp-2 break-words">{reply.name || reply.email || "–"}</span>
      ),
    },
    {
      id: "with",
      label: "With it",
      width: "w-44",
      sortBy: (record) => contentOf(record),
      cell: (record) => contentOf(record) || "–",
    },
    {
      id: "received",
      label: "Received",
      width: "w-44",
      sortBy: ({ receivedAt }) => receivedAt,
      cell: ({ receivedAt }) => (
        <time dateTime={receivedAt}>{formatDateTime(new Date(receivedAt), "short")}</time>
      ),
    },
  ];
  return (
    <DataTable
      caption="Replies"
      columns={columns}
      rows={replies}
      rowId={({ id }) => id}
      nameOf={({ prospect }) => prospect}
      sort={sort}
      onSort={setSort}
      isLoading={isLoading}
      failure={null}
      empty="No replies yet. Give your links an e-mail address for replies on the demo preview page."
      minWidth="min-w-[46rem]"
    />
  );
}

const contentOf = ({ reply: { site, brief, plan } }: ReceivedReply) =>
  [site && "Site", brief && "Brief", plan && planNames[plan]].filter(Boolean).join(", ");
