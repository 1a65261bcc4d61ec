import { brand } from "#src/lib/brand.ts";

interface SplashDrawingProps {
  /** The drawn part of the outline, from 0 to 100. */
  progress: number;
}

/** The logo as a drawing: first construction lines, then the outline, and a fill when it is complete. */
export function SplashDrawing({ progress }: SplashDrawingProps) {
  return (
    <svg
      viewBox="-4.5 -4.5 33 33"
      fill="none"
      aria-hidden="true"
      data-decorative
      className="mx-auto w-full max-w-56 overflow-visible text-signal md:max-w-md"
    >
      <g stroke="currentColor" strokeWidth="0.06" opacity="0.45">
        <path d="M-3 3h30M-3 11h30M-3 16h30M-3 21h30M3-3v30M21-3v30M12-3v30" strokeDasharray="0.5 0.35" />
        <circle cx="12" cy="12" r="12.7" />
        <path d="m-1-1 26 26M25-1-1 25" />
      </g>
      <g stroke="currentColor" strokeWidth="0.1">
        <path d="M3 24.5h18M3 24v1M21 24v1M24.5 3v18M24 3h1M24 21h1" />
      </g>
      <path
        d={brand.logo}
        pathLength={100}
        stroke="currentColor"
        strokeWidth="0.34"
        strokeLinejoin="round"
        strokeDasharray="100"
        strokeDashoffset={100 - progress}
        className="splash-outline"
      />
      <path d={brand.logo} fill="currentColor" className="splash-ink" data-inked={progress === 100} />
    </svg>
  );
}
