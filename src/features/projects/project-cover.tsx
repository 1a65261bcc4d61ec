import { memo, type ReactNode, useId } from "react";
import type { Project } from "#src/contract/projects.ts";
import { coverLook } from "./cover-look.ts";
import type { ShownProject } from "./shown-project.ts";

/**
 * The generated cover of a project: initials, industry colour and a drawing. Decorative, because the name is beside it.
 */
export const ProjectCover = memo(function ProjectCover({ project }: { project: ShownProject }) {
  const id = useId();
  const { palette, initials, figure, turn, shift } = coverLook(project);
  const { from, to, ink, accent } = palette;
  return (
    <svg
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-decorative=""
      className="aspect-[16/9] w-full select-none"
    >
      <defs>
        <linearGradient id={`${id}-sheet`} x1="0" y1="1" x2="1" y2="0">
          <stop offset="0" stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
        <radialGradient id={`${id}-light`} cx=".85" cy="0" r="1.1">
          <stop offset="0" stopColor="#fff" stopOpacity=".34" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}-shadow`}>
          <stop offset="0" stopColor="#000" stopOpacity=".55" />
          <stop offset="1" stopColor="#000" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="640" height="360" fill={`url(#${id}-sheet)`} />
      <g fill={accent} opacity=".2">
        {figures[figure]}
      </g>
      <path d={GRID} stroke={ink} strokeOpacity=".1" fill="none" />
      <rect width="640" height="360" fill={`url(#${id}-light)`} />
      <text
        x="22"
        y="312"
        fill={ink}
        fontSize={LETTERS[initials.match(/[MW]/g)?.length ?? 0]}
        fontWeight="800"
        letterSpacing="-.065em"
        className="font-display"
      >
        {initials}
      </text>
      <ellipse cx={486 + shift / 2} cy="330" rx="190" ry="40" fill={`url(#${id}-shadow)`} />
      <g transform={`translate(${362 + shift} 84) rotate(${turn} 120 110)`}>
        {drawings[project.type]({ paper: "#fffdf8", line: from, accent, fill: to })}
      </g>
    </svg>
  );
});

/** The size of the initials by how many of them are wide, so that the drawing covers none. */
const LETTERS = [236, 204, 172];

const GRID = [
  ...Array.from({ length: 16 }, (_, at) => `M${at * 40 + 20} 0v360`),
  ...Array.from({ length: 9 }, (_, at) => `M0 ${at * 40 + 20}h640`),
].join("");

const figures: readonly ReactNode[] = [
  <circle key="sun" cx="540" cy="70" r="190" />,
  <path key="band" d="M250 360 500 0h170v110L496 360z" />,
  <path key="arches" d="M300 360a170 170 0 0 1 340 0h-60a110 110 0 0 0-220 0zM420 360a50 50 0 0 1 100 0z" />,
  <path key="steps" d="M280 360v-70h90v-70h90v-70h90V80h90v280z" />,
];

interface DrawingColours {
  paper: string;
  line: string;
  accent: string;
  fill: string;
}

const drawings: Record<Project["type"], (colours: DrawingColours) => ReactNode> = {
  web: ({ paper, line, accent, fill }) => (
    <>
      <rect width="250" height="216" rx="12" fill={paper} />
      <path d="M0 34V12A12 12 0 0 1 12 0h226a12 12 0 0 1 12 12v22z" fill={line} />
      <path d="M16 17h.1M32 17h.1M48 17h.1" stroke={paper} strokeWidth="7" strokeLinecap="round" />
      <rect x="72" y="10" width="160" height="14" rx="7" fill={paper} opacity=".28" />
      <path d="M16 50h218v74H16z" fill={fill} />
      <path d="M16 124 92 72l42 30 34-22 66 44z" fill={line} opacity=".55" />
      <circle cx="196" cy="70" r="11" fill={accent} />
      <path d="M16 140h96m-96 18h70" stroke={line} strokeWidth="8" strokeLinecap="round" opacity=".8" />
      <rect x="16" y="176" width="64" height="22" rx="11" fill={accent} />
      <path d="M140 136h94v64h-94z" fill={line} opacity=".12" />
      <path d="M152 152h70m-70 16h54m-54 16h62" stroke={line} strokeWidth="5" opacity=".45" />
    </>
  ),
  app: ({ paper, line, accent, fill }) => (
    <>
      <rect width="250" height="216" rx="16" fill={paper} />
      <path d="M0 200V16A16 16 0 0 1 16 0h42v216H16a16 16 0 0 1-16-16z" fill={line} />
      <path
        d="M18 26h22M18 62h22M18 90h22M18 118h22"
        stroke={paper}
        strokeWidth="7"
        strokeLinecap="round"
        opacity=".6"
      />
      <path d="M18 62h22" stroke={accent} strokeWidth="7" strokeLinecap="round" />
      <path d="M76 18h72v44H76zm84 0h74v44h-74z" fill={line} opacity=".1" />
      <path d="M86 32h30m-30 16h48M170 32h26m-26 16h44" stroke={line} strokeWidth="6" opacity=".7" />
      <path
        d="M86 196v-44m26 44v-74m26 74v-52m26 52v-90m26 90v-62m26 62v-104"
        stroke={fill}
        strokeWidth="15"
      />
      <path
        d="m82 140 30-34 26 22 28-40 26 26 36-42"
        stroke={accent}
        strokeWidth="6"
        fill="none"
        strokeLinejoin="round"
      />
      <path d="M76 196h160" stroke={line} strokeWidth="4" />
    </>
  ),
  game: ({ paper, line, accent, fill }) => (
    <>
      <rect width="230" height="216" rx="20" fill={line} />
      <rect x="14" y="14" width="202" height="132" rx="8" fill={paper} />
      <path d="M14 146v-26h38v-24h44v24h50V80h38v40h32v26z" fill={fill} />
      <path d="M112 58h14v14h14v14h-14v14h-14V86H98V72h14z" fill={accent} />
      <circle cx="182" cy="48" r="13" fill={accent} />
      <path d="M40 34h34m-44 14h30" stroke={line} strokeWidth="7" strokeLinecap="round" opacity=".25" />
      <path d="M46 162h18v14h14v18H64v14H46v-14H32v-18h14z" fill={paper} opacity=".9" />
      <circle cx="166" cy="194" r="11" fill={accent} />
      <circle cx="194" cy="172" r="11" fill={paper} opacity=".9" />
    </>
  ),
};
