import { formatDay } from "#src/lib/calendar-days.ts";
import { formatDateTime } from "#src/lib/english.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { hasEnded } from "./invitation.ts";
import type { LoggedLink } from "./link-log.ts";

interface LinkLogListProps {
  log: readonly LoggedLink[];
  onClear: () => void;
}

/** The links made and opened in this browser. The list is stored only here. */
export function LinkLogList({ log, onClear }: LinkLogListProps) {
  return (
    <section aria-labelledby="link-log" className="mt-16">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="link-log" className="text-2xl">
            Links of this browser
          </h2>
          <p className="mt-1 max-w-[62ch] text-muted">
            Links you have copied or shared, and links opened here. The list is only in this browser.
          </p>
        </div>
        {log.length > 0 && (
          <Button size="small" onClick={onClear}>
            Clear the list
          </Button>
        )}
      </div>
      {log.length === 0 ? (
        <EmptyState title="No links yet">Links you copy are listed here with their last day.</EmptyState>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {log.map((link) => (
            <Entry key={`${link.kind} ${link.address}`} link={link} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ link: { kind, name, prospect, address, lastDay, at, times } }: { link: LoggedLink }) {
  const isOver = hasEnded({ lastDay });
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 py-3">
      <Badge tone={kind === "made" ? "cyan" : "grey"}>{kind === "made" ? "Made" : "Opened"}</Badge>
      <div className="min-w-0 grow basis-56">
        <p className="line-clamp-2 font-medium" title={prospect}>
          {name}
          {prospect && (
            <>
              {" for "}
              <bdi>{prospect}</bdi>
            </>
          )}
        </p>
        <p className="text-muted text-sm">
          <time dateTime={at}>{formatDateTime(new Date(at), "medium")}</time>
          {times > 1 && `, ${times} times`}
        </p>
      </div>
      {lastDay && (
        <Badge tone={isOver ? "red" : "green"}>
          {isOver ? "Ended" : "Until"} {formatDay(lastDay)}
        </Badge>
      )}
      <ButtonLink href={address} size="small">
        Open
        <span className="sr-only">
          {" "}
          {name}
          {prospect && ` for ${prospect}`}
        </span>
      </ButtonLink>
    </li>
  );
}
