import { useEffect, useRef, useState } from "react";
import { formatDay } from "#src/lib/calendar-days.ts";
import { assetAddress } from "#src/lib/paths.ts";
import type { ShareLabel } from "#src/sites/share/token-content.ts";

/** Who has sent a site to whom, with what words, and until when. */
export function SharedBy({ label }: { label: ShareLabel }) {
  const { sender, prospect, note, accent, logo, lastDay } = label;
  const edge = useRef<HTMLSpanElement>(null);
  const [hasLogo, setHasLogo] = useState(true);

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
          {(prospect || sender) && (
            <p>
              {prospect ? "Prepared for " : "Sent "}
              {prospect && <bdi className="font-semibold">{prospect}</bdi>}
              {sender && (
                <>
                  {" by "}
                  <bdi className="font-semibold">{sender}</bdi>
                </>
              )}
            </p>
          )}
          {note && <p className="mt-0.5 max-w-[72ch] text-muted">“{note}”</p>}
          {lastDay && (
            <p className="mt-0.5 text-muted text-sm">
              This link opens until <time dateTime={lastDay}>{formatDay(lastDay)}</time>.
            </p>
          )}
        </div>
        {logo && hasLogo && (
          <img
            src={assetAddress(logo)}
            alt=""
            width={112}
            height={36}
            referrerPolicy="no-referrer"
            onError={() => setHasLogo(false)}
            className="h-9 w-20 shrink-0 self-center rounded-md bg-on-night object-contain p-1 sm:w-28"
          />
        )}
      </div>
    </section>
  );
}
