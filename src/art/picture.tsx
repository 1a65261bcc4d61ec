import type { ReactNode } from "react";
import type { ArtProps } from "./art-theme.ts";

interface PictureProps extends Pick<ArtProps, "label" | "className"> {
  width: number;
  height: number;
  /** The part that stays visible in a frame of another aspect ratio, as in `preserveAspectRatio`. */
  keep?: string;
  children: ReactNode;
}

/** The sheet of every picture: labelled, or hidden from screen readers. */
export function Picture({
  width,
  height,
  keep = "xMidYMid slice",
  label,
  className,
  children,
}: PictureProps) {
  const sheet = { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: keep, className };
  return label ? (
    <svg {...sheet} role="img" aria-label={label}>
      {children}
    </svg>
  ) : (
    <svg {...sheet} aria-hidden="true">
      {children}
    </svg>
  );
}
