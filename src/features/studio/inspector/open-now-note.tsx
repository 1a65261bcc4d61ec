import { useEffect, useState } from "react";
import { type Hours, openNow } from "#src/sites/open-now.ts";

const LOOK_EVERY_MS = 20_000;

/** Whether the business is open at this moment. It is said to its owner alone: the exported page has no clock. */
export function OpenNowNote({ hours }: { hours: Hours }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const said = openNow(hours, now);
  return (
    <p className="border-signal border-s-3 bg-sunken px-3 py-2 text-sm">
      <strong className="block font-semibold">
        {said ?? "These hours cannot be read as times, so it cannot be said whether you are open now."}
      </strong>
      {said && <span className="text-muted">By the clock of this device. Only you see this.</span>}
    </p>
  );
}
