import type { ReactNode } from "react";
import { createRandom } from "#src/lib/random.ts";
import type { Place } from "./story.ts";

interface BackdropProps {
  id: string;
  place: Place;
  isLit: boolean;
}

/** The scenery of a scene: water, fog, and the island, with its lamp lit or dark. */
export function Backdrop({ id, place, isLit }: BackdropProps) {
  const random = createRandom(place.length * 97 + place.charCodeAt(0));
  const [x, y] = lampAt[place] ?? [0, 0];
  return (
    <svg viewBox="0 0 1200 700" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" className="backdrop">
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="far" />
          <stop offset=".62" className="mid" />
          <stop offset=".75" className="low" />
        </linearGradient>
        <linearGradient id={`${id}-sea`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="low" />
          <stop offset=".5" className="mid" />
          <stop offset="1" className="far" />
        </linearGradient>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" stopColor="#fff3cf" stopOpacity=".95" />
          <stop offset=".12" className="warm" stopOpacity=".6" />
          <stop offset="1" className="warm" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}-beam`} x1="1" x2="0">
          <stop offset="0" className="warm" stopOpacity=".6" />
          <stop offset="1" className="warm" stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}-land`} x1="0" y1="0" x2=".35" y2="1">
          <stop offset="0" className="lit-side" />
          <stop offset=".55" className="dark-side" />
          <stop offset="1" stopColor="#04060b" />
        </linearGradient>
        <radialGradient id={`${id}-fog`}>
          <stop offset="0" stopColor="#fff" stopOpacity=".2" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 0h1200v700H0z" fill={`url(#${id}-sky)`} />
      {Array.from({ length: 60 }, (_, at) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: stars stay where they are
          key={at}
          cx={random() * 1200}
          cy={random() * 300}
          r={random() * 1.7}
          fill="#fff"
          opacity={random() * 0.7}
        />
      ))}
      <circle cx="640" cy="130" r="150" fill={`url(#${id}-glow)`} opacity=".5" />
      <circle cx="640" cy="130" r="44" className="moon" />
      <path d="M0 440q180-50 380-14t420-22 400 10v60H0z" className="ridge" opacity=".4" />
      <path d="M0 450h1200v250H0z" fill={`url(#${id}-sea)`} />
      {Array.from({ length: 26 }, (_, at) => {
        const down = 462 + random() ** 2 * 220;
        return (
          <path
            key={down}
            d={`M${random() * 1200} ${down}h${20 + at * 5}`}
            className="wave"
            opacity={0.35 - at / 110}
          />
        );
      })}
      {isLit && x > 0 && (
        <>
          <path d={`M${x} ${y}L-100 ${y - 150}V${y + 120}z`} fill={`url(#${id}-beam)`} />
          <circle cx={x} cy={y} r="260" fill={`url(#${id}-glow)`} />
        </>
      )}
      <g className="land" fill={`url(#${id}-land)`}>
        {shapes[place]}
      </g>
      {isLit && x > 0 && <circle cx={x} cy={y} r="13" fill="#fff6dc" />}
      {[
        [260, 470, 520, 60],
        [900, 520, 480, 54],
        [600, 600, 700, 80],
        [1040, 420, 300, 40],
      ].map(([cx, cy, rx, ry]) => (
        <ellipse key={cx} cx={cx} cy={cy} rx={rx} ry={ry} fill={`url(#${id}-fog)`} />
      ))}
    </svg>
  );
}

const lampAt: Partial<Record<Place, readonly [number, number]>> = {
  gull: [866, 176],
  orchard: [872, 262],
  glass: [960, 330],
  chapel: [884, 286],
  far: [880, 150],
};

const trees = [680, 760, 860, 960, 1050, 1130];

const shapes: Record<Place, ReactNode> = {
  quay: (
    <>
      <path d="M560 470h640v230H500z" />
      <path d="M660 470V330l70-60 70 60v140zM820 470V290l90-76 90 76v180zM1010 470V350l60-50 60 50v120z" />
      <path className="blind" d="M700 370h24v32h-24zM930 340h26v36h-26zM1056 386h22v28h-22z" />
      <path className="pane" d="M870 340h26v36h-26z" />
      <path d="M600 470V330h8v140zM600 336l-44 6 44 8z" />
    </>
  ),
  room: (
    <>
      <path d="M0 0h1200v80H0zM0 600h1200v100H0zM1120 0h80v700h-80z" />
      <path d="M640 140h300v280H640z" className="hole" />
      <path d="M632 132h316v12H632zM632 416h316v16H632zM784 140h12v280h-12zM640 270h300v10H640z" />
      <path className="pane" d="M1010 470q-22-40 8-86 30 46 8 86z" />
      <path d="M560 520h520v22H560zM600 542h20v100h-20zM1020 542h20v100h-20zM996 470h44v50h-44z" />
    </>
  ),
  sea: (
    <>
      <path d="M690 560q160 44 330 0l-40 70q-130 26-250 0z" />
      <path d="M740 590L560 650l-8-8 180-70zM980 590l170 50 6-9-168-58z" />
      <path d="M846 566q-18-96 22-110 44 12 24 110zM868 452a26 26 0 1 1 1 0z" />
      <path className="pane" d="M1004 548h16v22h-16z" />
    </>
  ),
  gull: (
    <>
      <path d="M640 500q50-150 130-190l20-90 56-24 60 20 30 130q80 50 140 160z" />
      <path d="M842 200v-34h48v34zM836 166h60l-12-22h-36z" />
      <path
        className="line"
        d="M800 240V480M818 240V480M800 270h18m-18 30h18m-18 30h18m-18 30h18m-18 30h18m-18 30h18"
      />
      <path
        className="line"
        d="M600 160q16-18 32 0 16-18 32 0M700 100q12-14 24 0 12-14 24 0M1010 180q14-16 28 0 14-16 28 0M540 240q12-14 24 0 12-14 24 0"
      />
    </>
  ),
  orchard: (
    <>
      <path d="M560 500q300-110 640-40v240H520z" />
      {trees.map((x, at) => (
        <g key={x}>
          <path d={`M${x - 8} 480q4-80 0-110h16q-4 40 2 110z`} />
          <ellipse
            cx={x}
            cy={at === 2 ? 290 : 350 + (at % 2) * 18}
            rx={at === 2 ? 92 : 58}
            ry={at === 2 ? 96 : 56}
          />
        </g>
      ))}
      {trees.map((x, at) => (
        <path
          key={x}
          className="pane"
          d={`M${x - 26 + at * 4} ${360 - (at === 2 ? 30 : 0)}a7 9 0 1 0 .1 0M${x + 22} ${336 + at * 4}a7 9 0 1 0 .1 0`}
          opacity=".8"
        />
      ))}
    </>
  ),
  glass: (
    <>
      <path d="M600 500q140-60 300-60t300 40v220H560z" />
      <path d="M760 450V300l90-60 90 60v150zM940 450V280h60v170z" />
      <path d="M1020 450V200h40v250z" />
      <path
        className="pane"
        d="M786 326h54v46h-54zM860 326h54v46h-54zM786 384h54v46h-54zM860 384h54v46h-54z"
        opacity=".75"
      />
      <path
        className="glint"
        d="M620 520l10-14 10 14-10 12zM700 540l8-10 8 10-8 9zM820 530l12-15 11 15-11 13zM950 545l8-11 9 11-9 10zM1060 530l11-13 10 13-10 12z"
      />
    </>
  ),
  chapel: (
    <>
      <path d="M640 500l120-80h250l110 80z" />
      <path d="M830 470V250l54-100 54 100v220z" />
      <path d="M880 150v-56h8v56zM866 112h36v8h-36z" />
      <path d="M862 330v-40q22-36 44 0v40z" className="hole" />
      <path className="pane" d="M700 462l20-14 8 14zM1000 462l20 0-10-16z" />
    </>
  ),
  far: (
    <>
      <path d="M640 510q80-90 180-100h130q120 20 220 110v180H620z" />
      <path d="M832 430l20-250h58l22 250z" />
      <path d="M840 182h80v-12h-80zM852 170v-42h56v42zM846 128h68l-34-34z" />
      <path className="stripe" d="M845 270h70l5 56h-80zM837 374h92l4 44h-100z" />
    </>
  ),
};
