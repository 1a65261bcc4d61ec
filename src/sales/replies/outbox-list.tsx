import { useQuery } from "#src/api/query.ts";
import { work } from "#src/api/work-database.ts";
import { workKey } from "#src/api/work-queries.ts";
import { formatDateTime } from "#src/lib/english.ts";
import { useAction } from "#src/lib/use-action.ts";
import { type OutboxItem, outbox, removeFromOutbox, sendOutbox } from "#src/sales/replies/outbox.ts";
import { Badge, type Tone } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";

const states: Record<OutboxItem["state"], { name: string; tone: Tone }> = {
  waiting: { name: "Waiting", tone: "amber" },
  delivered: { name: "Delivered", tone: "green" },
  refused: { name: "Refused", tone: "red" },
};

/** The replies waiting to be sent to a server, with their status. */
export function OutboxList() {
  const { data: items = [] } = useQuery({
    queryKey: workKey("outbox"),
    queryFn: () => work.all(outbox),
  });
  const [retry, isTrying] = useAction(sendOutbox);
  const [remove] = useAction(removeFromOutbox);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="outbox" className="mt-6 border-line border-t pt-4">
      <h3 id="outbox" className="text-xl">
        Outbox
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {items
          .toSorted((one, other) => (one.at < other.at ? 1 : -1))
          .map((item) => (
            <li key={item.id} className="flex flex-wrap items-center gap-3 py-2">
              <Badge tone={states[item.state].tone}>{states[item.state].name}</Badge>
              <p className="min-w-0 grow basis-40 text-sm">
                To <bdi>{item.to}</bdi>, {formatDateTime(new Date(item.deliveredAt ?? item.at), "short")}
                <span className="block text-muted">
                  {item.problem}
                  {item.state === "waiting" &&
                    " It is sent as soon as you are online, while a page of this product is open."}
                </span>
              </p>
              {item.state === "waiting" && (
                <Button size="small" aria-disabled={isTrying} onClick={() => void retry()}>
                  Try now
                </Button>
              )}
              <Button size="small" onClick={() => void remove(item.id)}>
                Remove<span className="sr-only"> the reply to {item.to}</span>
              </Button>
            </li>
          ))}
      </ul>
    </section>
  );
}
