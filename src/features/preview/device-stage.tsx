import clsx from "clsx";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { fitInto, type Size } from "./devices.ts";

/** The height of the page around the stage, and the minimum height of a site, in pixels. */
const PAGE_HEIGHT = 290;
const LEAST_HEIGHT = 480;

interface DeviceStageProps {
  /** Null fills the available space. */
  size: Size | null;
  /** Whether the device is handheld, which draws a frame around its screen. */
  isHeld: boolean;
  /** Whether the stage takes the full height of its container. */
  isFilling: boolean;
  children: ReactNode;
}

/** Shows its content at the size of a device, with dimension lines. */
export function DeviceStage({ size, isHeld, isFilling, children }: DeviceStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const outline = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const [measures, setMeasures] = useState<(Size & { scale: number }) | null>(null);

  useLayoutEffect(() => {
    const [room, line, box, view] = [stage.current, ruler.current, outline.current, screen.current];
    if (!room || !line || !box || !view) return;
    const place = () => {
      const height = isFilling ? room.clientHeight : Math.max(LEAST_HEIGHT, innerHeight - PAGE_HEIGHT);
      const fitted = fitInto(size, { width: room.clientWidth, height });
      const { width, scale } = fitted;
      // Set by script, because the content security policy of prerendered pages forbids style attributes.
      view.style.width = `${width}px`;
      view.style.height = `${fitted.height}px`;
      view.style.transform = scale < 1 ? `scale(${scale})` : "";
      box.style.width = `${Math.round(width * scale)}px`;
      line.style.width = box.style.width;
      box.style.height = `${Math.round(fitted.height * scale)}px`;
      setMeasures((known) => (isSame(known, fitted) ? known : fitted));
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(room);
    addEventListener("resize", place);
    return () => {
      observer.disconnect();
      removeEventListener("resize", place);
    };
  }, [size, isFilling]);

  return (
    <div
      data-without-margin=""
      className={clsx(
        "blueprint flex min-h-0 flex-col bg-sunken pt-1",
        isHeld ? "gap-2.5" : "gap-1",
        isFilling ? "grow" : "sm:px-6",
        // At full width there is no room to spare for padding.
        size && "px-3",
        !(isFilling && !size) && "pb-3 sm:pb-6",
      )}
    >
      <div ref={ruler} className={clsx("mx-auto w-full", !size && "max-sm:hidden")}>
        <Measures {...measures} />
      </div>
      {/* The initial height matches the one that the effect sets, to avoid a layout shift. */}
      <div
        ref={stage}
        className={clsx(isFilling ? "min-h-0 grow" : !size && "min-h-[max(480px,calc(100svh-290px))]")}
      >
        <div
          ref={outline}
          className={clsx(
            "relative mx-auto overflow-hidden bg-raised shadow-float outline-edge",
            isHeld ? "rounded-3xl outline-6" : "outline-1",
          )}
        >
          <div
            ref={screen}
            className="absolute top-0 left-0 h-[max(480px,calc(100svh-290px))] w-full origin-top-left [contain:layout]"
          >
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}

/** The dimension lines above the device. */
function Measures({ width, height, scale = 1 }: Partial<Size> & { scale?: number }) {
  const tick = "h-2 w-px bg-edge";
  const line = "h-px min-w-3 grow bg-edge";
  return (
    <p className="flex h-6 items-center text-muted text-xs tabular-nums">
      <span className={tick} />
      <span className={line} />
      <span className="shrink-0 whitespace-nowrap px-2">
        {width ? `${width} × ${height} px` : "\u00a0"}
        {scale < 1 && ` at ${Math.round(scale * 100)} %`}
      </span>
      <span className={line} />
      <span className={tick} />
    </p>
  );
}

function isSame(one: (Size & { scale: number }) | null, other: Size & { scale: number }) {
  return one?.width === other.width && one.height === other.height && one.scale === other.scale;
}
