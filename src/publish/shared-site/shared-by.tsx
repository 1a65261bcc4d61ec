import clsx from "clsx";
import { useEffect, useRef } from "react";
import { formatDay } from "#src/lib/calendar-days.ts";
import type { ShareLabel } from "#src/share/token-content.ts";
import { LinkImage } from "#src/ui/link-image.tsx";

interface SharedByProps {
  label: ShareLabel;
  /** Whether the link is signed with a known key; undefined while it is being checked. */
  isSigned: boolean | undefined;
}

/** The sender, recipient, message and expiry date of a shared site. */
export function SharedBy({ label, isSigned }: SharedByProps) {
  const { sender, prospect, note, accent, logo, lastDay } = label;
  const edge = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (edge.current) edge.current.style.backgroundColor = accent;
  }, [accent]);

  if (!sender && !prospect && !note && !lastDay) return null;
  return (
    <section aria-label="About this link" className="border-line border-b bg-raised">
      <div className="page flex items-stretch gap-4 py-3">
        <span
          ref={edge}
          data-decorative=""
          aria-hidden="true"
          className="w-1 shrink-0 rounded-full bg-signal"
        />
        <div className="min-w-0 grow">
          {(prospect || (sender && isSigned)) && (
            <p>
              {prospect ? "Prepared for " : "Sent "}
              {prospect && <bdi className="font-semibold">{prospect}</bdi>}
              {sender && isSigned && (
                <>
                  {" by "}
                  <bdi className="font-semibold">{sender}</bdi>
                </>
              )}
            </p>
          )}
          {sender && !isSigned && (
            <p className={clsx(isSigned === undefined && "invisible")}>
              This link says it is from <bdi className="font-semibold">{sender}</bdi>; nothing in it proves
              it.
            </p>
          )}
          {note && <p className="mt-0.5 max-w-[72ch] text-muted">“{note}”</p>}
          {lastDay && (
            <p className="mt-0.5 text-muted text-sm">
              {isSigned ? "This link opens until" : "The link asks to be opened until"}{" "}
              <time dateTime={lastDay}>{formatDay(lastDay)}</time>.
            </p>
          )}
        </div>
        {logo && <LinkImage data={logo} className="h-9 w-20 self-center rounded-md p-1 sm:w-28" />}
      </div>
    </section>
  );
}
