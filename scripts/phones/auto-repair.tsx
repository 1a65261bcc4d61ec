import { Blur, Linear, paint, Radial, times, Words } from "./drawing.tsx";

const estimate = [
  { work: "Full service", price: "$129" },
  { work: "Pads and discs", price: "$189" },
];

/** The front corner of a car, in the light of a workshop lamp. */
export function AutoRepair() {
  return (
    <>
      <Radial id="hall" cx=".3" cy=".35" r=".8" stops="0 #4a525e, .45 #22272f, 1 #0b0d11" />
      <Linear
        id="paint"
        x2=".35"
        stops="0 #ffb199, .07 #f4442e, .3 #c41a14, .62 #7d0b0d, .82 #c02a1c, 1 #3a0405"
      />
      <Linear id="gloss" x2="1" y2=".2" stops="0 #fff 0, .35 #fff .85, 1 #fff .05" />
      <Radial id="tyre" cx=".35" cy=".25" r=".85" stops="0 #4e535b, .5 #23262b, .8 #101215, 1 #050607" />
      <Linear id="rim" x2="1" stops="0 #fff, .3 #a5acb6, .55 #4c525c, .8 #c9ced6, 1 #5d636e" />
      <Linear id="spoke" stops="0 #f7f9fb, .5 #aab1bb, 1 #6a717c" />
      <Radial id="disc" cx=".35" cy=".3" r=".9" stops="0 #e7eaee, .4 #8f97a1, .75 #c3c8cf, 1 #555c66" />
      <Radial id="lamp" cx=".3" cy=".5" r=".8" stops="0 #fff, .3 #fff3c4, .7 #ffc94a, 1 #7a4a05" />
      <Radial id="glow" stops="0 #fff2c0 .85, .4 #ffcf6b .3, 1 #ffcf6b 0" />
      <Linear id="floor" stops="0 #2a2f37, 1 #0b0d11" />
      <Blur id="soft" by={5} />
      <path fill={paint("hall")} d="M0 0H222V470H0Z" />
      <g transform="translate(0 -22)">
        <path fill={paint("floor")} d="M0 404H222V480H0Z" />
        <ellipse cx="140" cy="412" rx="120" ry="14" fill="#000" opacity=".8" filter={paint("soft")} />

        <path
          d="M6 356C2 320 6 280 20 262C44 236 110 214 240 196V400H240L30 386C14 384 8 374 6 356Z"
          fill={paint("paint")}
        />
        <path d="M24 260C50 238 112 218 240 201V209C120 226 60 244 34 264Z" fill={paint("gloss")} />
        <path
          d="M40 258C90 236 150 222 240 211"
          fill="none"
          stroke="#5c0809"
          strokeWidth="1.2"
          opacity=".8"
        />
        <path
          d="M60 240C110 220 170 208 240 198M100 226C150 212 190 205 240 200"
          fill="none"
          stroke="#fff"
          strokeWidth="1.5"
          opacity=".75"
        />
        <path d="M17 268C8 284 5 310 8 330C12 310 14 290 24 272Z" fill="#ffb3a0" opacity=".55" />
        <path d="M246 262C206 262 222 250 246 244Z" fill="#4d0507" opacity=".6" />
        <path d="M8 340C30 346 40 346 46 344L44 384L30 386C14 384 8 374 8 340Z" fill="#14161a" />
        <path d="M11 352H42M12 360H42M14 368H42M18 376H43" stroke="#3d434c" strokeWidth="1.5" />
        <path d="M7 336C22 341 36 341 46 338" fill="none" stroke="#ff8a74" strokeWidth="1.5" opacity=".8" />
        <circle cx="141" cy="322" r="101" fill="#08090b" />
        <path d="M44 296A101 101 0 0 1 222 262" fill="none" stroke="#ff9a86" strokeWidth="2" opacity=".75" />

        <path d="M14 284C22 262 44 252 74 246C66 262 50 280 30 290C22 294 12 294 14 284Z" fill="#14161a" />
        <path
          d="M18 283C26 266 44 257 66 252C58 264 46 276 30 285C24 288 17 289 18 283Z"
          fill={paint("lamp")}
        />
        <path
          d="M22 290C36 288 52 276 62 262"
          fill="none"
          stroke="#fff"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <circle cx="32" cy="274" r="46" fill={paint("glow")} />

        <g transform="translate(141 326)">
          <circle r="91" fill={paint("tyre")} />
          <path
            d={times(40)
              .map(
                (block) =>
                  `M${Math.round(86 * Math.cos(block / 6.366))} ${Math.round(86 * Math.sin(block / 6.366))}L${Math.round(92 * Math.cos(block / 6.366 + 0.03))} ${Math.round(92 * Math.sin(block / 6.366 + 0.03))}`,
              )
              .join("")}
            stroke="#000"
            strokeWidth="2.5"
            opacity=".7"
          />
          <circle r="79" fill="none" stroke="#5d636c" strokeOpacity=".5" />
          <path
            d="M-70-50A86 86 0 0 1 20-84"
            fill="none"
            stroke="#fff"
            strokeWidth="5"
            strokeLinecap="round"
            opacity=".14"
          />
          <circle r="69" fill={paint("rim")} />
          <circle r="64.5" fill="#0c0e11" />
          <circle r="48" fill={paint("disc")} />
          <circle r="47" fill="none" stroke="#2d3238" strokeWidth="1" strokeDasharray="1 4" />
          <circle r="41" fill="none" stroke="#41474f" strokeWidth="1.5" strokeDasharray="1.5 7" />
          <path d="M-50-22A55 55 0 0 1-16-52L-10-34A36 36 0 0 0-33-14Z" fill="#ffb11f" />
          <path d="M-46-22A51 51 0 0 1-16-47" fill="none" stroke="#fff0b8" strokeWidth="2.5" />
          {times(5).map((spoke) => (
            <g key={spoke} transform={`rotate(${spoke * 72 + 12})`}>
              <path
                d="M-10-8L-17-66L-8-68L-3-14ZM10-8L17-66L8-68L3-14Z"
                transform="translate(2 3)"
                fill="#000"
                opacity=".55"
              />
              <path d="M-11-8L-17.5-66L-8-68L-2.5-14ZM11-8L17.5-66L8-68L2.5-14Z" fill={paint("spoke")} />
              <path d="M-10-10L-16.5-65M3.5-15L8.5-66" stroke="#fff" strokeWidth="1.2" opacity=".8" />
            </g>
          ))}
          <circle r="19" fill={paint("rim")} />
          {times(5).map((nut) => (
            <circle key={nut} r="2.3" cy="-14" transform={`rotate(${nut * 72 + 48})`} fill="#23272d" />
          ))}
          <circle r="9" fill="#14161a" />
          <path d="M-4 4V-4M-4 0L4-4M-2-1L4 4" stroke="#ffb11f" strokeWidth="2" fill="none" />
        </g>
      </g>
      <g className="font-text" fill="#fff">
        <Words x={16} y={44} size={15} weight={900} letterSpacing=".5" fontStyle="italic">
          KESSLER
        </Words>
        <Words x={14} y={97} size={37} weight={900} leading={33} letterSpacing="-1.2" fontStyle="italic">
          {"WE FIND\nTHE NOISE"}
        </Words>
        <path d="M187 33H206M187 39H206M187 45H206" stroke="#ffb11f" strokeWidth="2" />
        <Words x={16} y={154} size={10.5} fill="#d6dbe3">
          Priced before we lift a spanner.
        </Words>
        <path d="M0 398H222V426H0Z" fill="#ffb11f" />
        <Words x={16} y={416} size={11.5} weight={800} fill="#1a1203">
          Book a diagnosis
        </Words>
        <path d="M188 412H204M198 406L204 412L198 418" fill="none" stroke="#1a1203" strokeWidth="2" />
        <path d="M0 426H222V480H0Z" fill="#0b0d11" />
        <path d="M111 434V462" stroke="#fff" opacity=".3" />
        {estimate.map(({ work, price }, column) => (
          <g key={work} transform={`translate(${16 + column * 108} 0)`}>
            <Words x={0} y={443} size={9.5} weight={500} fill="#d6dbe3">
              {work}
            </Words>
            <Words x={0} y={458} size={13} weight={800}>
              {price}
            </Words>
          </g>
        ))}
      </g>
    </>
  );
}
