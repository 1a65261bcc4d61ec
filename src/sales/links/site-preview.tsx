import { useEffect, useState } from "react";
import { ProspectSitePicture } from "#src/sales/prospect-sites/prospect-site-picture.tsx";
import type { Invitation } from "./invitation.ts";

/** Debounced, because rendering after each letter is expensive. */
const PAUSE_MS = 300;

/** A live preview of the prospect's site as the link will show it. */
export function SitePreview({ invitation }: { invitation: Invitation }) {
  const [settled, setSettled] = useState<Invitation>();
  const now = JSON.stringify(invitation);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(now)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [now]);

  return (
    <section aria-label="Preview of their site" className="mb-5">
      <div className="aspect-16/10 overflow-hidden rounded-md border border-line bg-sunken">
        {settled?.prospect ? (
          <ProspectSitePicture facts={settled} />
        ) : (
          <p className="grid h-full place-items-center p-6 text-center text-muted">
            Their site is drawn here as soon as they have a name.
          </p>
        )}
      </div>
    </section>
  );
}
