import { Blur, Linear, paint, Radial, round, times, Words } from "./drawing.tsx";

const SPOUT = "M176 420V304a45 45 0 0 0-90 0V318";
const SHEET = "M0 408C0 396 8 388 20 388H202C214 388 222 396 222 408V480H0Z";
/** Layers of light, each narrower and nearer to the lamp, make the line look like a round tube. */
const COATS = 11;

/** A copper tap, and its last drop. */
export function HomeServices() {
  return (
    <>
      <Linear id="tile" x2="1" stops="0 #fff, .4 #f0f7f5, 1 #c9ded9" />
      <pattern id={"wall"} width="56" height="52" patternUnits="userSpaceOnUse">
        <path d="M0 0H56V52H0Z" fill="#a9c4be" />
        {["M1 1H55V25H1Z", "M-27 27H27V51H-27Z", "M29 27H83V51H29Z"].map((tile) => (
          <path key={tile} d={tile} fill={paint("tile")} />
        ))}
        <path d="M2 24V2H54M-27 50V28H26M30 50V28H83" fill="none" stroke="#fff" />
      </pattern>
      <Linear id="mist" stops="0 #f4faf8, .3 #f4faf8 .94, .5 #f4faf8 .35, .75 #f4faf8 0, 1 #33655c .35" />
      <Radial id="basin" cx=".3" cy=".05" r="1" stops="0 #fff, .5 #eef5f4, 1 #a8c4c2" />
      <Radial id="bowl" cx=".6" cy=".9" r=".9" stops="0 #f7fcfb, .6 #b5d2d2, 1 #5f8d90" />
      <Radial id="drop" cx=".35" cy=".7" r=".7" stops="0 #fff, .35 #a8e1f0, 1 #1f7f9c" />
      <Linear
        id="body"
        x2="1"
        y2="0"
        stops="0 #6b2c14, .12 #c9764a, .3 #ffe3cb, .42 #dd915f, .7 #8a3d1c, .9 #4f1d0c, 1 #b5653c"
      />
      <Blur id="soft" by={6} />
      <path fill={paint("wall")} d="M0 0H222V440H0Z" />
      <path fill={paint("mist")} d="M0 0H222V440H0Z" />

      <g transform="translate(-8 -45) scale(1.06)">
        <g transform="translate(15 14)" fill="none" stroke="#23433e" opacity=".38" filter={paint("soft")}>
          <path d={SPOUT} strokeWidth="27" />
          <path d="M196 350L240 330" strokeWidth="13" />
        </g>
        <ellipse cx="86" cy="416" rx="154" ry="36" fill={paint("basin")} />
        <ellipse cx="80" cy="415" rx="130" ry="26" fill={paint("bowl")} />
        <g fill="none" stroke="#fff">
          <ellipse cx="86" cy="405" rx="34" ry="6.5" opacity=".6" />
          <ellipse cx="86" cy="405" rx="15" ry="3" opacity=".9" />
        </g>

        <g fill="none">
          <path d={SPOUT} stroke="#431607" strokeWidth="30" />
          <path d={SPOUT} stroke="#7d3516" strokeWidth="28" />
          {times(COATS).map((coat) => (
            <path
              key={coat}
              d={SPOUT}
              stroke="#ffc193"
              strokeOpacity=".16"
              strokeWidth={round(26 - coat * 2.2)}
              transform={`translate(${round(coat * -0.6)} ${round(coat * -0.5)})`}
            />
          ))}
          <g stroke="#fff" transform="translate(-6.5 -5.2)">
            <path d={SPOUT} strokeWidth="6" opacity=".22" />
            <path d={SPOUT} strokeWidth="3" opacity=".5" />
            <path d={SPOUT} strokeWidth="1.2" opacity=".9" />
          </g>
        </g>
        <path d="M69 314H103V322C103 326 69 326 69 322Z" fill={paint("body")} />
        <path d="M72 325C76 328 96 328 100 325V330C96 333 76 333 72 330Z" fill="#3a150a" />
        <path d="M158 336H194V440H158Z" fill={paint("body")} />
        <path d="M154 330H198V338H154ZM154 392H198V402H154Z" fill={paint("body")} />
        <path d="M190 350C206 350 216 340 240 334V349C220 352 210 366 190 366Z" fill={paint("body")} />
        <path d="M194 353C210 352 220 342 240 337" fill="none" stroke="#ffe3cb" strokeWidth="2.5" />
        <path d="M86 338C90 347 96 353 96 360a10 10 0 0 1-20 0C76 353 82 347 86 338Z" fill={paint("drop")} />
        <path d="M80 359a6 6 0 0 0 3.5 6.5" fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
      </g>
      <g className="font-text" fill="#0e3038">
        <path d="M17 43V35L24 28.5L31 35V43H26V38H22V43Z" fill="#b4420f" />
        <Words x={36} y={42} size={13} weight={800} letterSpacing="-.3">
          Copperline
        </Words>
        <path d="M149 28H197a9 9 0 0 1 0 18H149a9 9 0 0 1 0-18Z" fill="#0e3038" />
        <Words x={173} y={40.5} size={9.5} weight={600} textAnchor="middle" fill="#fff">
          555 0142
        </Words>
        <Words x={15} y={93} size={36} weight={300} leading={35} letterSpacing="-1.6">
          {"Dripping\nat eight."}
        </Words>
        <Words x={15} y={163} size={36} weight={800} letterSpacing="-1.9">
          Dry by noon.
        </Words>
        <Words x={16} y={186} size={10.5} leading={14} weight={500} fill="#26464c">
          {"Plumbers, electricians and heating\nengineers behind one number."}
        </Words>
      </g>

      <path d={SHEET} fill="#0a2f33" opacity=".3" transform="translate(0 -4)" filter={paint("soft")} />
      <path d={SHEET} fill="#fff" />
      <g className="font-text">
        <circle cx="32" cy="411" r="15" fill="#cfe7e1" />
        <path d="M21 413V406H34L39 411H43V417H21Z" fill="#0e6357" />
        <path d="M25 417a3 3 0 0 0 6 0ZM34 417a3 3 0 0 0 6 0Z" fill="#0e3038" />
        <Words x={55} y={408.5} size={11} weight={800} fill="#0e3038">
          Mara is 11 minutes away
        </Words>
        <Words x={55} y={421} size={9.5} weight={500} fill="#42606a">
          Heating and gas, next slot 11:20
        </Words>
        <path
          d="M25 433H197a9 9 0 0 1 9 9V449a9 9 0 0 1-9 9H25a9 9 0 0 1-9-9V442a9 9 0 0 1 9-9Z"
          fill="#b4420f"
        />
        <Words x={111} y={449.5} size={11.5} weight={700} textAnchor="middle" fill="#fff">
          Get someone out
        </Words>
      </g>
    </>
  );
}
