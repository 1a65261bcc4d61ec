import type { ReactNode } from "react";
import { createRandom } from "#src/lib/random.ts";

const SIZE = 600;
const SEA = 372;

/** A drawing of a harbour at night, different for each seed. It is drawn once and reused by each tile. */
export function Harbour({ id, seed }: { id: string; seed: number }) {
  const random = createRandom(seed);
  const moon = { x: 120 + random() * 240, y: 90 + random() * 70, r: 46 + random() * 18 };
  const tower = 430 + random() * 60;
  const boat = 130 + random() * 150;
  const stars = Array.from(
    { length: 46 },
    () => [random() * SIZE, random() * 260, 0.7 + random() * 1.5] as const,
  );
  const hills = [0.35, 0.6, 0.85].map((shade, layer) => ({
    shade,
    path: hill(random, 250 + layer * 42, 70 - layer * 14),
  }));
  return (
    <symbol id={id} className="harbour" viewBox={`0 0 ${SIZE} ${SIZE}`}>
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="sky-top" />
          <stop offset=".72" className="sky-mid" />
          <stop offset="1" className="sky-low" />
        </linearGradient>
        <linearGradient id={`${id}-sea`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="sea-far" />
          <stop offset="1" className="sea-near" />
        </linearGradient>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" className="lamp" stopOpacity=".9" />
          <stop offset=".25" className="lamp" stopOpacity=".35" />
          <stop offset="1" className="lamp" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}-beam`} x1="1" y1="0" x2="0" y2="0">
          <stop offset="0" className="lamp" stopOpacity=".55" />
          <stop offset="1" className="lamp" stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}-wall`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#fff7e8" />
          <stop offset=".5" stopColor="#d9cbb9" />
          <stop offset="1" stopColor="#5f5570" />
        </linearGradient>
      </defs>
      <path d={`M0 0h${SIZE}v${SEA + 4}H0z`} fill={`url(#${id}-sky)`} />
      {stars.map(([x, y, r]) => (
        <circle key={`${x}`} cx={x} cy={y} r={r} fill="#fff" opacity={0.35 + r / 4} />
      ))}
      <circle cx={moon.x} cy={moon.y} r={moon.r * 3.4} fill={`url(#${id}-glow)`} />
      <circle cx={moon.x} cy={moon.y} r={moon.r} className="moon" />
      <circle cx={moon.x + moon.r * 0.3} cy={moon.y - moon.r * 0.2} r={moon.r * 0.16} className="crater" />
      <circle cx={moon.x - moon.r * 0.35} cy={moon.y + moon.r * 0.3} r={moon.r * 0.24} className="crater" />
      {hills.map(({ shade, path }) => (
        <path key={shade} d={path} className="hill" fillOpacity={shade} />
      ))}
      <path d={`M0 ${SEA}h${SIZE}v${SIZE - SEA}H0z`} fill={`url(#${id}-sea)`} />
      {Array.from({ length: 15 }, (_, row) => {
        const y = SEA + 8 + row * row * 1.02;
        const width = 26 + row * 9 + random() * 26;
        return (
          <path
            key={y}
            d={`M${moon.x - width / 2 + (random() - 0.5) * 22} ${y}h${width}`}
            className="shine"
            strokeWidth={2 + row * 0.45}
            opacity={0.75 - row * 0.035}
          />
        );
      })}
      <path d={`M${tower} 196L-40 120V290z`} fill={`url(#${id}-beam)`} />
      <path
        d={`M${tower - 110} ${SEA + 26}Q${tower - 30} 330 ${tower + 20} 336T${SIZE} 350V${SEA + 60}Q${tower} ${SEA + 58} ${tower - 110} ${SEA + 26}`}
        className="rock"
      />
      <path d={`M${tower - 24} 344L${tower - 15} 216h30L${tower + 24} 344z`} fill={`url(#${id}-wall)`} />
      <path d={`M${tower - 21} 300h42l-2-30h-38zM${tower - 17} 250h34l-2-22h-30z`} className="stripe" />
      <path
        d={`M${tower - 21} 216h42v-6h-42zM${tower - 13} 186h26l-4-14h-18zM${tower - 2} 172h4v-12h-4z`}
        className="rock"
      />
      <path d={`M${tower - 12} 210h24v-24h-24z`} className="pane" />
      <circle cx={tower} cy="197" r="74" fill={`url(#${id}-glow)`} />
      <path d={`M${boat - 62} 470q62 26 124 0l-16 32q-46 12-92 0z`} className="hull" />
      <path d={`M${boat} 468V356l52 96zM${boat - 6} 462V376l-40 78z`} className="sail" />
      <path
        d={`M${boat - 50} 508q50 12 100 0M${boat - 36} 520q36 8 72 0`}
        className="shine"
        strokeWidth="3"
        opacity=".3"
      />
      <Houses x={24} />
    </symbol>
  );
}

function Houses({ x }: { x: number }) {
  const rows: ReactNode[] = [];
  for (let at = 0; at < 4; at++) {
    const [left, top] = [x + at * 44, 322 + ((at * 7) % 18)];
    rows.push(
      <g key={at}>
        <path d={`M${left} ${SEA + 8}V${top}l20-20 20 20V${SEA + 8}z`} className="rock" />
        <path d={`M${left + 9} ${top + 14}h8v11h-8zM${left + 24} ${top + 14}h8v11h-8z`} className="pane" />
        <path
          d={`M${left + 10} ${SEA + 16}v26M${left + 28} ${SEA + 16}v18`}
          className="shine"
          strokeWidth="4"
          opacity=".4"
        />
      </g>,
    );
  }
  return <>{rows}</>;
}

function hill(random: () => number, y: number, height: number) {
  const parts = [`M-10 ${SEA + 10}V${y}`];
  for (let x = -10; x < SIZE; x += 155) {
    parts.push(`q${60 + random() * 30} ${-height * (0.4 + random())} 155 ${(random() - 0.5) * 20}`);
  }
  return `${parts.join("")}V${SEA + 10}z`;
}
