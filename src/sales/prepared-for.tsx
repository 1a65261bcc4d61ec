import { useEffect, useRef } from "react";
import { LinkImage } from "#src/ui/link-image.tsx";
import { claimsOf } from "./link-claims.ts";
import { senderOf } from "./read-visit.ts";
import { useIsSigned } from "./use-is-signed.ts";
import { useVisit } from "./visit-slice.ts";

/**
 * A line at the top of the page with the prospect's name. The root class `prospect`, set before the first paint,
 * reserves its space to avoid a layout shift.
 */
export function PreparedFor() {
  const prospect = useVisit(({ visit }) => visit.prospect);
  const accent = useVisit(({ visit }) => visit.accent);
  const logo = useVisit(({ visit }) => visit.logo);
  const signedLink = useVisit(({ visit }) => visit.signedLink);
  const isSigned = useIsSigned(claimsOf(signedLink));
  const sender = isSigned ? senderOf(signedLink) : "";
  const edge = useRef<HTMLSpanElement>(null);

  // Set by script, because the content security policy of prerendered pages forbids style attributes.
  useEffect(() => {
    if (edge.current) edge.current.style.backgroundColor = accent ?? "";
  }, [accent]);

  return (
    <div className="hidden h-13 border-line border-b bg-raised text-ink text-sm [:root.prospect_&]:block">
      <div className="page flex h-full items-center gap-3">
        <span
          ref={edge}
          data-decorative
          aria-hidden="true"
          className="h-7 w-1 shrink-0 rounded-full bg-signal"
        />
        {prospect && (
          <p title={prospect} className="line-clamp-2 min-w-0 grow leading-5">
            Prepared for <bdi className="font-semibold">{prospect}</bdi>
            {isSigned === false && ", says the link"}
            {sender && (
              <>
                {" by "}
                <bdi className="font-semibold">{sender}</bdi>
              </>
            )}
          </p>
        )}
        {logo && <LinkImage data={logo} className="h-9 w-20 rounded-md p-1 sm:w-28" />}
      </div>
    </div>
  );
}
