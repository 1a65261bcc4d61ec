import type { ReactNode } from "react";

/** Emblems in an 80 × 80 view box, in light colours for the stamp's ground. */
const emblems: Record<string, ReactNode> = {
  "accounting-ledger": (
    <>
      <path d="M14 12h52v56H14z" fill="none" strokeWidth="3" />
      <path d="M14 26h52M14 40h52M14 54h52" fill="none" strokeWidth="1.5" />
      <path d="M22 19h6v14h-6zM30 19h6v14h-6zM50 19h6v14h-6zM40 33h6v14h-6zM48 33h6v14h-6zM22 47h6v14h-6zM44 47h6v14h-6zM52 47h6v14h-6z" />
    </>
  ),
  "law-firm-ledger": (
    <>
      <path d="M38 12h4v50h-4zM24 62h32v6H24zM30 56h20v6H30zM40 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 44h24a12 12 0 0 1-24 0ZM44 44h24a12 12 0 0 1-24 0Z" />
      <path
        d="M14 20q26-8 52 0M24 18 13 44M24 18l11 26M56 18 45 44M56 18l11 26"
        fill="none"
        strokeWidth="1.8"
      />
    </>
  ),
  "family-medicine-almanac": (
    <>
      <path
        d="M20 10h-6v18a16 16 0 0 0 32 0V10h-6M30 44v8a16 16 0 0 0 32 0v-8"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M62 28a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z" fillRule="evenodd" />
    </>
  ),
  "dentist-counter": (
    <path
      d="M40 18c8-8 26-8 26 10 0 14-6 18-8 30-1 8-2 14-6 14-6 0-4-22-12-22s-6 22-12 22c-4 0-5-6-6-14-2-12-8-16-8-30 0-18 18-18 26-10Zm-20 8c-1 6 1 10 3 13 0-8 0-13 6-18-4 0-8 1-9 5Z"
      fillRule="evenodd"
    />
  ),
  "construction-signal": (
    <>
      <path d="M22 14h6v56h-6zM14 70h24v4H14zM10 14h60v5H10zM56 52h14v16H56z" />
      <path
        d="M25 14V6l40 8M25 6 10 14M63 19v26M56 52l7-8 7 8M22 26l6 8-6 8 6 8-6 8 6 8"
        fill="none"
        strokeWidth="1.8"
      />
    </>
  ),
  "real-estate-studio": (
    <path
      d="M26 10a16 16 0 0 1 15 21l28 28v11H58v-8h-8v-8h-8L34 46A16 16 0 1 1 26 10Zm-4 8a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z"
      fillRule="evenodd"
    />
  ),
  "auto-repair-signal": (
    <path
      d="M40 10a30 30 0 1 1 0 60 30 30 0 0 1 0-60Zm0 8a22 22 0 1 0 0 44 22 22 0 0 0 0-44Zm-2 2h4l2 12h-8zM22 34l10 5-3 7-10-5zm36 0 3 7-10 5-3-7zM28 56l6-10 6 4-7 10zm24 0-5 4-7-10 6-4zM40 34a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z"
      fillRule="evenodd"
    />
  ),
  "home-services-counter": (
    <path d="M40 8 8 36h8v34h48V36h8L60 25V12h-8v6zm-4 30h8v8h8v8h-8v8h-8v-8h-8v-8h8z" fillRule="evenodd" />
  ),
};

/** The colours of the stamps, used in turn. */
const tones = ["#7a1f2b", "#1d4d3f", "#24406e", "#8a5a12", "#4b3163", "#12525e"];

interface BusinessVignetteProps {
  id: string;
  index: number;
}

/** The outline of a stamp with 12 perforations along its width and 14 along its height. */
const PERFORATED = [
  "M3 3",
  "h1.75a3 3 0 0 0 6 0h1.75".repeat(12),
  "v1.93a3 3 0 0 0 0 6v1.927".repeat(14),
  "h-1.75a3 3 0 0 0-6 0h-1.75".repeat(12),
  "v-1.93a3 3 0 0 0 0-6v-1.927".repeat(14),
  "z",
].join("");

/** A postage stamp with the emblem of an industry. */
export function BusinessVignette({ id, index }: BusinessVignetteProps) {
  const tone = tones[index % tones.length];
  return (
    <svg
      viewBox="0 0 120 144"
      aria-hidden="true"
      data-decorative
      className="w-full drop-shadow-[0_3px_4px_rgb(40_28_8/0.35)]"
    >
      <path d={PERFORATED} fill="#fdf8ea" />
      <path d="M13 13h94v118H13z" fill={tone} />
      <path
        d="M13 20h94M13 27h94M13 34h94M13 41h94M13 48h94M13 55h94M13 62h94M13 69h94M13 76h94M13 83h94M13 90h94M13 97h94M13 104h94"
        stroke="#fdf8ea"
        strokeOpacity=".14"
      />
      <path d="M17 17h86v110H17z" fill="none" stroke="#fdf8ea" strokeOpacity=".6" />
      <path d="M17 108h86" stroke="#fdf8ea" strokeOpacity=".6" />
      <g transform="translate(20 23)" fill="#fdf8ea" stroke="#fdf8ea" strokeWidth="0">
        {emblems[id]}
      </g>
      <path d="M26 115h44M26 120h30M84 113h10v10H84z" stroke="#fdf8ea" strokeOpacity=".75" fill="none" />
    </svg>
  );
}
