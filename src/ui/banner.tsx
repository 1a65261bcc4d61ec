import clsx from "clsx";
import type { ReactNode } from "react";

interface BannerProps {
  image: string;
  children: ReactNode;
  className?: string;
}

/**
 * A wide picture with text on its left half, which is darkened. On narrow screens the text covers all of the picture.
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
      <div
        className={clsx(
          "absolute inset-0 -z-10 bg-night/75 sm:bg-transparent sm:bg-linear-to-r sm:from-60% sm:from-night/85 sm:to-night/35",
          // As far as the text reaches, in windows wider than the page too.
          "lg:from-[max(34rem,50vw-6rem)] lg:to-[max(50rem,50vw+10rem)] lg:to-transparent",
        )}
      />
      {children}
    </div>
  );
}
