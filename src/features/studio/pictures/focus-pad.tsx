import { type PointerEvent, useRef } from "react";
import type { PhotoPicture } from "#src/sites/fields.ts";
import { cropWindow, focusAfterKey, moved } from "./crop.ts";

interface FocusPadProps {
  photo: PhotoPicture;
  address: string | undefined;
  color: string;
  /** The aspect ratio of the picture's place. */
  ratio: number;
  onChange: (focus: PhotoPicture["focus"]) => void;
  onLeave: () => void;
}

/** The whole photograph with the visible part highlighted and a movable focus point. */
export function FocusPad({ photo, address, color, ratio, onChange, onLeave }: FocusPadProps) {
  const pad = useRef<HTMLDivElement>(null);
  const point = useRef<HTMLButtonElement>(null);
  const { focus, width, height } = photo;
  const seen = cropWindow(photo, ratio);
  const percent = (share: number) => `${share * 100}%`;

  const follow = (event: PointerEvent) => {
    const box = pad.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    onChange(moved({ x: x * 100, y: y * 100 }, 0, 0));
  };

  return (
    <div
      ref={pad}
      className="relative mx-auto max-h-64 max-w-full cursor-crosshair touch-none select-none overflow-hidden rounded-md"
      style={{
        aspectRatio: width / height,
        width: `min(100%, ${(16 * width) / height}rem)`,
        backgroundColor: color,
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        point.current?.focus({ preventScroll: true });
        follow(event);
      }}
      onPointerMove={follow}
      onPointerUp={onLeave}
      onPointerCancel={onLeave}
    >
      {address && <img src={address} alt="" draggable={false} className="absolute inset-0 size-full" />}
      <div
        className="pointer-events-none absolute border-2 border-on-night"
        style={{
          left: percent(seen.left),
          top: percent(seen.top),
          width: percent(seen.width),
          height: percent(seen.height),
          boxShadow: "0 0 0 99rem rgb(8 12 20 / 0.62)",
        }}
      />
      <button
        ref={point}
        type="button"
        role="slider"
        aria-roledescription="2D slider"
        aria-label="Focal point"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={focus.x}
        aria-valuetext={`${focus.x}% from the left, ${focus.y}% from the top`}
        title="Focal point: the part that every crop keeps in view"
        className="-translate-x-1/2 -translate-y-1/2 absolute size-8 rounded-full border-3 border-on-night bg-signal/40 shadow-[0_0_0_2px_rgb(8_12_20/0.75)] outline-offset-3"
        style={{ left: percent(focus.x / 100), top: percent(focus.y / 100) }}
        onKeyDown={(event) => {
          const next = focusAfterKey(focus, event.key, event.shiftKey);
          if (!next) return;
          event.preventDefault();
          onChange(next);
        }}
        onBlur={onLeave}
      />
    </div>
  );
}
