import clsx from "clsx";
import type { ReactNode } from "react";

interface BannerProps {
  image: string;
  children: ReactNode;
  className?: string;
}

/**
 * A wide picture with text on its darkened left half. On narrow screens the text covers the picture, which is dimmed.
 */
export function Banner({ image, children, className }: BannerProps) {
  return (
    <div className={clsx("relative isolate overflow-hidden bg-night text-on-night", className)}>
      <img
        src={image}
        alt=""
        data-decorative=""
        className="absolute inset-0 -z-10 size-full object-cover object-right high-contrast:hidden"
      />
      <div className="absolute inset-0 -z-10 bg-night/75 lg:hidden" />
      {children}
    </div>
  );
}
