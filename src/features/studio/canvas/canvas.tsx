import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useStudio } from "../studio-slice.ts";
import { CanvasSheet } from "./canvas-sheet.tsx";
import { devicesShown, deviceWidths, fitScale, GAP } from "./devices.ts";

/** The canvas: the page at the widths of the visible devices. */
export function Canvas() {
  const device = useStudio((studio) => studio.device);
  const zoom = useStudio((studio) => studio.zoom);
  const choose = useStudio((studio) => studio.choose);
  const drawAt = useStudio((studio) => studio.drawAt);
  const table = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const devices = devicesShown(device);
  const scale = zoom ?? fitScale(device, room);

  useLayoutEffect(() => {
    const element = table.current;
    if (!element) return;
    const measure = () => setRoom(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => drawAt(scale), [drawAt, scale]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click beside the page deselects
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <div
      ref={table}
      data-tour="studio-canvas"
      className="blueprint relative min-h-0 min-w-0 grow scroll-pb-4 overflow-auto overscroll-contain bg-sunken"
      onClick={(event) => event.target === event.currentTarget && choose(null)}
    >
      {room > 0 && (
        <div
          className="mx-auto flex w-max items-start px-4 pt-9 pb-28 sm:px-6"
          style={{ gap: GAP }}
          data-canvas=""
        >
          {devices.map((id, index) => (
            <figure key={id} className="min-w-0">
              <CanvasSheet
                width={deviceWidths[id].width}
                scale={scale}
                label={deviceWidths[id].name}
                isMain={index === 0}
              />
              {devices.length > 1 && (
                <figcaption className="mt-3 text-center text-muted text-sm tabular-nums">
                  {deviceWidths[id].name} · {deviceWidths[id].width}
                </figcaption>
              )}
            </figure>
          ))}
        </div>
      )}
    </div>
  );
}
