import { downloadText } from "#src/lib/download.ts";
import { formatDateTime } from "#src/lib/english.ts";
import { useAction } from "#src/lib/use-action.ts";
import { type RefusedReply, removeReply } from "#src/sales/replies/receive-reply.ts";
import { Button } from "#src/ui/button.tsx";

/** Lists refused replies with the reason, until an admin removes them. */
export function RefusedReplies({ refused }: { refused: readonly RefusedReply[] }) {
  const [remove] = useAction(removeReply);
  if (refused.length === 0) return null;
  return (
    <details className="mt-4 rounded-card border border-line px-4 py-3">
      <summary className="min-h-8 font-medium underline-offset-4 hover:underline">
        Set aside ({refused.length})
      </summary>
      <ul className="mt-2 divide-y divide-line">
        {refused
          .toSorted((one, other) => (one.receivedAt < other.receivedAt ? 1 : -1))
          .map((record) => (
            <li key={record.id} className="flex flex-wrap items-center gap-3 py-3">
              <div className="min-w-0 grow basis-72">
                <p className="font-medium">{record.reason}</p>
                <p className="text-muted text-sm">
                  <time dateTime={record.receivedAt}>
                    {formatDateTime(new Date(record.receivedAt), "medium")}
                  </time>
                  {record.prospect && (
                    <>
                      , says it is from <bdi>{record.prospect}</bdi>
                    </>
                  )}
                </p>
              </div>
              {record.raw && (
                <Button
                  size="small"
                  onClick={() => downloadText(`${record.id}.txt`, record.raw, "text/plain")}
                >
                  Save it<span className="sr-only"> as a text file</span>
                </Button>
              )}
              <Button size="small" onClick={() => void remove(record.id)}>
                Remove
              </Button>
            </li>
          ))}
      </ul>
    </details>
  );
}
