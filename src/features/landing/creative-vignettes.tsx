import type { ReactNode } from "react";

export const TOMATO = "#ff5a36";
export const SUN = "#ffc531";
const COBALT = "#1b2bdc";
export const MINT = "#3ecf9b";
const CREAM = "#fff1d6";
export const COAL = "#14110f";

interface Poster {
  ground: string;
  /** The width if the poster is not square. */
  width?: number;
  shapes: ReactNode;
}

/**
 * Posters in the style of cut paper, 200 units high and 200 wide unless set otherwise. Shapes beyond the edge are
 * clipped.
 */
const posters: Record<string, Poster> = {
  "photography-studio": {
    ground: SUN,
    shapes: (
      <>
        <path d="M-10 70h60l20-34h60l20 34h60v150H-10z" fill={COAL} />
        <circle cx="100" cy="126" r="62" fill={CREAM} />
        <circle cx="100" cy="126" r="50" fill={COBALT} />
        <circle cx="100" cy="126" r="34" fill={COAL} />
        <path d="M100 92a34 34 0 0 1 34 34h-34z" fill={MINT} />
        <circle cx="84" cy="108" r="9" fill={CREAM} />
        <path d="M164 84h24v14h-24z" fill={TOMATO} />
      </>
    ),
  },
  "musician-marquee": {
    ground: COBALT,
    shapes: (
      <>
        <circle cx="86" cy="118" r="92" fill={COAL} />
        <circle cx="86" cy="118" r="72" fill="none" stroke={CREAM} strokeOpacity=".25" strokeWidth="3" />
        <circle cx="86" cy="118" r="54" fill="none" stroke={CREAM} strokeOpacity=".25" strokeWidth="3" />
        <circle cx="86" cy="118" r="34" fill={TOMATO} />
        <path d="M86 84a34 34 0 0 1 0 68z" fill={SUN} />
        <circle cx="86" cy="118" r="6" fill={CREAM} />
        <path d="M176-6v92l-42 58" fill="none" stroke={CREAM} strokeWidth="9" />
        <path d="m142 128-18 26-14-9 18-26z" fill={CREAM} />
      </>
    ),
  },
  "art-gallery-almanac": {
    ground: CREAM,
    shapes: (
      <>
        <path d="M46 20h108v124H46z" fill={COAL} />
        <path d="M56 30h88v104H56z" fill={TOMATO} />
        <path d="M56 134c0-44 32-66 88-70v70z" fill={COBALT} />
        <circle cx="86" cy="60" r="17" fill={SUN} />
        <path d="M-400 168H800v300H-400z" fill={MINT} />
        <circle cx="132" cy="98" r="11" fill={COAL} />
        <path d="M118 116q14-8 28 0l5 44h-8v40h-9v-34h-4v34h-9v-40h-8z" fill={COAL} />
      </>
    ),
  },
  "interior-design-studio": {
    ground: MINT,
    shapes: (
      <>
        <path d="M0 160h200v40H0z" fill={COAL} />
        <path d="M150-5v44" stroke={COAL} strokeWidth="4" />
        <path d="M118 78a32 40 0 0 1 64 0z" fill={SUN} />
        <path d="m118 78-40 82h144l-40-82z" fill={SUN} fillOpacity=".35" />
        <path d="M34 60q0-20 20-20t20 20v40h56q16 0 16 16v24H34z" fill={TOMATO} />
        <path d="m44 140-8 30M136 140l8 30" stroke={CREAM} strokeWidth="7" />
      </>
    ),
  },
  "florist-almanac": {
    ground: TOMATO,
    shapes: (
      <>
        <path d="M100 110v100" stroke={COAL} strokeWidth="9" />
        <path d="M100 180q-60 0-70-52 66 0 70 52ZM100 196q56-6 66-62-60 6-66 62Z" fill="#0c6b54" />
        {[0, 45, 90, 135].map((turn) => (
          <ellipse
            key={turn}
            cx="100"
            cy="80"
            rx="24"
            ry="68"
            fill={CREAM}
            transform={`rotate(${turn} 100 80)`}
          />
        ))}
        <circle cx="100" cy="80" r="30" fill={SUN} />
        <circle cx="100" cy="80" r="13" fill={COAL} />
      </>
    ),
  },
  "boutique-marquee": {
    ground: COAL,
    width: 400,
    shapes: (
      <>
        <path d="M-200 24h800" stroke={CREAM} strokeWidth="7" />
        <path d="M40 24v16M126 24v16M212 24v16M298 24v16M372 24v16" stroke={CREAM} strokeWidth="4" />
        <path d="m10 50 30-12 30 12 14 160H-4z" fill={COBALT} />
        <path d="m92 54 34-16 34 16 10 150-22-2-6-90-6 98h-20l-6-98-6 90-22 2z" fill={SUN} />
        <path d="M184 46 212 38l28 8 3 40-13 14 36 110H158l36-110-13-14z" fill={TOMATO} />
        <path d="M194 100h36l4 12h-44z" fill={CREAM} />
        <path d="m264 52 34-14 34 14 16 66-18 6-10-34v120h-44V90l-10 34-18-6z" fill={MINT} />
        <path d="M298 38v172" stroke={COAL} strokeWidth="3" />
        <path d="m346 52 26-14 26 14 30 158h-100z" fill={CREAM} />
        <path d="m346 52 26 40 26-40-26-14z" fill={COBALT} />
      </>
    ),
  },
  "wedding-planner-almanac": {
    ground: CREAM,
    shapes: (
      <>
        <path d="M-400 130q80-50 160 0t160 0 160 0 160 0 160 0 160 0v400h-960z" fill={MINT} />
        <circle cx="82" cy="116" r="34" fill="none" stroke={SUN} strokeWidth="13" />
        <circle cx="120" cy="116" r="34" fill="none" stroke={TOMATO} strokeWidth="13" />
        <path d="M97 86a34 34 0 0 1 17 22" fill="none" stroke={SUN} strokeWidth="13" />
        <path d="m120 32 26 20-26 32-26-32z" fill={COBALT} />
        <path d="M94 52h52l-26 32z" fill={COAL} />
      </>
    ),
  },
  "brewery-signal": {
    ground: SUN,
    width: 400,
    shapes: (
      <>
        <path d="M-200 172h800v60h-800z" fill={COBALT} />
        <path d="M32 46h72l-10 134H42z" fill={TOMATO} />
        <path d="M30 22h76l-3 34H33z" fill={CREAM} />
        <path d="M150 62h84v118h-84z" fill="#8a3b12" />
        <path d="M234 80h22q14 0 14 14v40q0 14-14 14h-22v-15h20v-38h-20z" fill={COAL} />
        <path
          d="M142 66q-14-32 16-38 12-22 40-10 32-12 40 14 24 8 10 36-16 10-22-4v34q-9 8-18 0V72q-36 12-66-6Z"
          fill={CREAM}
        />
        <path d="M304 50h76q10 44-20 66 0 34 6 64h-48q6-30 6-64-30-22-20-66Z" fill={MINT} />
        <path d="M300 22h84q4 18-2 34h-80q-6-16-2-34Z" fill={CREAM} />
        <path d="M318 180h48v8h-48z" fill={COAL} />
      </>
    ),
  },
};

export function CreativeVignette({ id }: { id: string }) {
  const poster = posters[id];
  return (
    <svg
      viewBox={`0 0 ${poster?.width ?? 200} 200`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-decorative
      className="absolute inset-0 size-full"
    >
      <path d="M-400-400H800V800H-400z" fill={poster?.ground} />
      {poster?.shapes}
    </svg>
  );
}
