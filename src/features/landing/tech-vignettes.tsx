import type { ReactNode } from "react";

const AMBER = "#fbbf24";

/** Line drawings in a 160 × 100 view box, one for each template of the page. */
const drawings: Record<string, ReactNode> = {
  "saas-signal": (
    <>
      <path d="M20 16h120v68H20zM20 28h120M26 22h.1M32 22h.1M38 22h.1M52 28v56M28 40h16M28 50h16M28 60h10" />
      <path d="M62 74V62M72 74V54M82 74V58M92 74V46M102 74V50M112 74V40M122 74V36" />
      <path d="m60 52 22-8 20 2 30-18" stroke={AMBER} />
    </>
  ),
  "agency-studio": (
    <>
      <path d="M24 84C44 84 44 22 80 22s36 62 56 62" stroke={AMBER} />
      <path d="M44 22h72M40 18h8v8h-8zM112 18h8v8h-8zM76 18h8v8h-8zM20 80h8v8h-8zM132 80h8v8h-8z" />
      <path d="M80 22v66M28 84h104" strokeDasharray="2 4" />
    </>
  ),
  "solar-signal": (
    <>
      <path d="m48 36 84 0-20 40-84 0zM41 49.5h84M34.5 62.5h84M76 36 56 76M104 36 84 76M70 76v12M54 88h32" />
      <path
        d="M34 10v-4M34 34v4M20 22h-4M52 22h-4M24 12l-3-3M44 12l3-3M34 14a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z"
        stroke={AMBER}
      />
    </>
  ),
  "consulting-ledger": (
    <>
      <path d="M64 14h32v16H64zM20 66h32v18H20zM64 66h32v18H64zM108 66h32v18h-32zM80 30v36M36 66V50h88v16" />
      <path d="m80 40 10 10-10 10-10-10z" stroke={AMBER} />
    </>
  ),
  "architecture-studio": (
    <>
      <path d="M16 84h128M34 84V46l46-28 46 28v38M34 58h92M58 84V58M102 58v26M68 84V66h24v18M44 66h8v8h-8zM108 66h10v10h-10z" />
      <path d="M34 92h92M34 89v6M126 89v6M138 18v66M135 18h6M135 84h6" stroke={AMBER} />
    </>
  ),
  "electrician-signal": (
    <>
      <path d="M24 50V26h38M82 26h54v20M136 62v18H24V56M62 26l18-10M18 50h12M14 56h20M126 46h20v16h-20z" />
      <path
        d="M96 80a10 10 0 1 1 20 0 10 10 0 0 1-20 0ZM99 73l14 14M113 73 99 87M106 62v-5M92 66l-4-4M120 66l4-4"
        stroke={AMBER}
      />
    </>
  ),
  "tutoring-counter": (
    <>
      <path d="M20 78h124M44 90V12M140 74l4 4-4 4M40 16l4-4 4 4M64 75v6M84 75v6M104 75v6M124 75v6M41 58h6M41 38h6" />
      <path d="M50 30c16 58 48 58 76-12" />
      <path d="m60 74 74-34M97 54.5v.1" stroke={AMBER} />
    </>
  ),
  "events-marquee": (
    <>
      <path d="M16 14h128M28 14v70M132 14v70M28 84h104M40 84v-8h80v8M62 76V62h36v14M72 62v-8h16v8" />
      <path d="m52 14-16 56M52 14l24 40M108 14 84 54M108 14l16 56M48 14h8M104 14h8" stroke={AMBER} />
    </>
  ),
};

export function TechVignette({ id }: { id: string }) {
  return (
    <svg
      viewBox="0 0 160 100"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-decorative
      className="w-full"
    >
      {drawings[id]}
    </svg>
  );
}
