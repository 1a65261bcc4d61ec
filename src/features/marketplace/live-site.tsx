import { type KeyboardEvent, use, useEffect, useRef, useState } from "react";
import { assetAddress } from "#src/lib/paths.ts";
import { SiteFrame } from "#src/sites/show/site-frame.tsx";
import { templateDocument } from "#src/sites/templates.ts";

const widths = { phone: 390, tablet: 820, desktop: 1280 };
export type Device = keyof typeof widths;

/** The height of phone and tablet in CSS pixels. */
const heights: Record<Device, number> = { phone: 844, tablet: 1_120, desktop: Number.POSITIVE_INFINITY };
const MARGIN_PX = 16;

interface LiveSiteProps {
  templateId: string;
  name: string;
  device: Device;
  /** Called for Escape inside the frame, because the page around it does not receive its key events. */
  onEscape: () => void;
}

export function LiveSite({ templateId, name, device, onEscape }: LiveSiteProps) {
  const document = use(templateDocument(templateId));
  const [page, setPage] = useState(document?.pages[0]?.id ?? "");
  const room = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const [outer, inner] = [room.current, sheet.current];
    if (!outer || !inner) return;
    const shrink = () => {
      const width = widths[device];
      const scale = Math.min(1, (outer.clientWidth - 2 * MARGIN_PX) / width);
      const height = Math.min(heights[device], (outer.clientHeight - 2 * MARGIN_PX) / scale);
      inner.style.width = `${width}px`;
      inner.style.height = `${height}px`;
      inner.style.transform = `translateX(-50%) scale(${scale})`;
    };
    shrink();
    const observer = new ResizeObserver(shrink);
    observer.observe(outer);
    return () => observer.disconnect();
  }, [device]);

  if (!document) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && (event.target as Node).ownerDocument !== room.current?.ownerDocument)
      onEscape();
  };

  const pages = document.pages.map(({ id, label }) => ({ id, label: label || "Home" }));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys of the frame inside
    <div className="grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)]" onKeyDown={onKeyDown}>
      <nav
        aria-label={`Pages of ${name}`}
        className="overflow-x-auto border-line border-b bg-raised px-4 sm:px-6"
      >
        <ul className="flex gap-1">
          {pages.map(({ id, label }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === page ? "page" : undefined}
                onClick={() => setPage(id)}
                className="-outline-offset-2 min-h-10 whitespace-nowrap border-transparent border-b-2 px-2 text-muted hover:text-ink aria-[current]:border-signal aria-[current]:text-ink"
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div ref={room} className="relative min-h-0 min-w-0 overflow-hidden">
        <div
          ref={sheet}
          className="absolute top-4 left-1/2 origin-top overflow-hidden rounded-card border border-edge bg-raised shadow-float"
        >
          <SiteFrame
            document={document}
            page={page}
            onNavigate={setPage}
            frameAddress={assetAddress("/frame.html")}
            title={`${name}, as its visitors see it`}
            className="block size-full border-0"
          />
        </div>
      </div>
    </div>
  );
}
