import { Linear, paint, Radial, round, scatter, times, Words } from "./drawing.tsx";

const foam = times(34).map((index) => {
  const x = -16 + scatter(index + 3) * 254;
  return {
    x: round(x),
    y: round(344 - scatter(index * 3 + 1) * 26 * (1 - Math.abs(x - 116) / 220)),
    r: round(10 + scatter(index + 90) * 13),
  };
});
const crown = [
  { x: -30, y: -84, scale: 1.2 },
  { x: 30, y: -86, r: 14 },
  { x: -14, y: -96, r: 17 },
  { x: 14, y: -98, r: 18 },
  { x: 0, y: -86, r: 19 },
  { x: -4, y: -114, r: 13 },
  { x: 7, y: -124, r: 8 },
];
const bubbles = [
  { x: 24, y: 234, r: 13 },
  { x: 50, y: 204, r: 6 },
  { x: 205, y: 196, r: 10 },
  { x: 212, y: 240, r: 5 },
  { x: 18, y: 276, r: 5 },
  { x: 190, y: 160, r: 5 },
];
const toes = [-7.5, -2.7, 2.7, 7.5];
const sizes = [
  { size: "Small", price: "$38", scale: 0.7 },
  { size: "Medium", price: "$52", scale: 0.95 },
  { size: "Large", price: "$70", scale: 1.2 },
];

/** A happy dog in the bath. */
export function PetServices() {
  return (
    <>
      <Radial id="wall" cx=".2" cy=".1" r="1" stops="0 #ffe3ea, .6 #ffc1cf, 1 #f597ad" />
      <Radial id="foam" cx=".36" cy=".28" r=".8" stops="0 #fff, .6 #f8fbff, .85 #dfe6fa, 1 #b9c4ea" />
      <Radial
        id="bubble"
        cx=".34"
        cy=".3"
        r=".72"
        stops="0 #fff .95, .3 #fff .15, .8 #bfe6ff .35, .93 #c58bff .6, 1 #fff .9"
      />
      <Radial id="fur" cx=".32" cy=".22" r=".95" stops="0 #fffaf0, .45 #fbe6c6, .8 #e3b27b, 1 #a9703c" />
      <Radial id="patch" cx=".25" cy=".1" r="1" stops="0 #e0a268, .5 #b8713a, 1 #713c17" />
      <Linear id="ear" x2=".8" stops="0 #d99558, .5 #a9642f, 1 #5f3011" />
      <Radial id="muzzle" cx=".35" cy=".15" r=".95" stops="0 #fff, .6 #fff5e4, 1 #dfb98c" />
      <Radial id="eye" cx=".4" cy=".3" r=".8" stops="0 #6b3d22, .5 #2b1409, 1 #0d0503" />
      <Radial id="nose" cx=".38" cy=".1" r=".9" stops="0 #8d7a80, .3 #33252b, 1 #0f080b" />
      <Linear id="tub" x2=".25" stops="0 #fff6d2, .25 #ffdc6b, .7 #f3b32a, 1 #b97508" />
      <Linear id="rim" stops="0 #fffbe8, .4 #ffe48a, 1 #d8940f" />
      <path fill={paint("wall")} d="M0 0H222V470H0Z" />

      <g transform="translate(126 275)">
        <path d="M-58 90C-72 20-70 0-52-22H52C70 0 72 20 58 90Z" fill={paint("fur")} />
        <path d="M-56 14C-30 30 30 30 56 14L58 60H-58Z" fill="#8a5220" opacity=".45" />
        <path d="M-44-72C-80-86-98-52-88-14C-84 8-66 14-58-2C-52-16-54-34-44-52Z" fill={paint("ear")} />
        <path
          d="M0-92C44-92 66-62 67-26C68-12 76-2 66 8C60 26 34 36 0 36C-34 36-60 26-66 8C-76-2-68-12-67-26C-66-62-44-92 0-92Z"
          fill={paint("fur")}
        />
        <path d="M10-92C48-90 66-62 66-30C62-10 46-4 32-12C14-22 6-56 10-92Z" fill={paint("patch")} />
        <path d="M42-72C78-90 100-56 92-16C89 8 70 16 61 0C54-14 54-34 42-52Z" fill={paint("ear")} />
        <ellipse cy="12" rx="35" ry="25" fill={paint("muzzle")} />
        <path d="M-13 22C-13 42-9 48 1 48C11 48 14 42 14 22C6 27-6 27-13 22Z" fill="#f2667c" />
        <path d="M.5 27V42" stroke="#b93350" strokeWidth="1.5" strokeLinecap="round" />
        <path
          d="M0 5V15M-22 14C-17 27-4 26 0 15C4 26 17 27 22 14"
          fill="none"
          stroke="#2b1409"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <path d="M-16-7C-16-16 16-16 16-7C16 1 6 7 0 7C-6 7-16 1-16-7Z" fill={paint("nose")} />
        <path
          d="M-9-10C-5-12 1-12 5-11"
          stroke="#fff"
          strokeWidth="2.5"
          strokeLinecap="round"
          fill="none"
          opacity=".8"
        />
        {[-31, 31].map((x) => (
          <g key={x} transform={`translate(${x} -29)`}>
            <ellipse rx="10.5" ry="12" fill={paint("eye")} />
            <circle cx="-3.5" cy="-4.5" r="3.6" fill="#fff" />
            <circle cx="3.5" cy="4.5" r="1.7" fill="#fff" opacity=".7" />
            <path
              d={`M${x < 0 ? "-11-17C-6-22 2-22 6-18" : "11-17C6-22-2-22-6-18"}`}
              fill="none"
              stroke="#7a4720"
              strokeWidth="3"
              strokeLinecap="round"
            />
          </g>
        ))}
        <g fill="#c98d55">
          {[-24, -20, -27, 24, 20, 27].map((x, index) => (
            <circle key={x} cx={x} cy={10 + (index % 3) * 5} r="1.2" />
          ))}
        </g>
        <circle cx="-40" cy="30" r="9" fill={paint("foam")} />
        <circle cx="-31" cy="36" r="6" fill={paint("foam")} />
        {crown.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={paint("foam")} />
        ))}
      </g>

      <path d="M-14 352H236L216 450C214 462 204 470 190 470H32C18 470 8 462 6 450Z" fill={paint("tub")} />
      <path d="M-4 376C60 392 160 392 226 376L222 396C160 410 60 410 0 396Z" fill="#fff" opacity=".28" />
      <path d="M-20 344H242V360H-20Z" fill={paint("rim")} />
      <path d="M-14 362H236L235 370C160 380 60 380-13 370Z" fill="#8a5200" opacity=".28" />
      {foam.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={paint("foam")} />
      ))}
      {[84, 160].map((x) => (
        <g key={x} transform={`translate(${x} 339)`}>
          <ellipse cx="3" cy="8" rx="21" ry="20" fill="#7f8fc4" opacity=".35" />
          <path d="M-17 22C-22 8-18-12 0-12C18-12 22 8 17 22C12 29-12 29-17 22Z" fill={paint("fur")} />
          <path d="M-6 12V24M6 12V24" stroke="#9a6534" strokeWidth="2" strokeLinecap="round" />
        </g>
      ))}
      {bubbles.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={paint("bubble")} />
      ))}

      <g transform="translate(62 372)" className="font-text">
        <path d="M14 4H84a14 14 0 0 1 0 28H14a14 14 0 0 1 0-28Z" fill="#3b0d28" />
        <path d="M14 0H84a14 14 0 0 1 0 28H14a14 14 0 0 1 0-28Z" fill="#8a1550" />
        <path d="M14 2.2H84" stroke="#ff9cc4" strokeWidth="1.5" strokeLinecap="round" opacity=".7" />
        <Words x={49} y={18} size={11.5} weight={800} textAnchor="middle" fill="#fff">
          Pick a time
        </Words>
      </g>
      <path
        d="M0 418C8 406 20 406 26 414C34 402 50 404 54 414C62 406 74 406 80 415C88 403 104 403 110 414C118 405 130 406 136 415C144 403 160 404 166 414C174 405 188 406 194 415C200 406 214 404 222 414V480H0Z"
        fill="#fff"
      />
      <g className="font-text" fill="#4a1233">
        <Words x={16} y={44} size={15} weight={900} letterSpacing="-.5">
          Waggle &amp; Rinse
        </Words>
        <Words x={14} y={95} size={40} weight={900} leading={38} letterSpacing="-2.2">
          {"Muddy in.\nFluffy out."}
        </Words>
        <Words x={16} y={155} size={10.5} weight={500} leading={14}>
          {"One groomer,\none dog,\nno cages."}
        </Words>
        <circle cx="197" cy="39" r="11" fill="#4a1233" />
        <path d="M192 36H202M192 39.5H202M192 43H198" stroke="#fff" strokeWidth="1.5" strokeLinecap="round" />
        {sizes.map(({ size, price, scale }, index) => (
          <g key={size} transform={`translate(${20 + index * 68} 444)`}>
            <g transform={`translate(7 13) scale(${scale})`}>
              <path d="M0-9C4-9 8-4 7-1C6 2 2 .5 0 .5C-2 .5-6 2-7-1C-8-4-4-9 0-9Z" />
              {toes.map((x) => (
                <ellipse key={x} cx={x} cy={x * x * 0.1 - 14} rx="2" ry="2.8" />
              ))}
            </g>
            <Words x={23} y={0} size={9.5} weight={600}>
              {size}
            </Words>
            <Words x={23} y={13} size={11.5} weight={900}>
              {price}
            </Words>
          </g>
        ))}
      </g>
    </>
  );
}
