import { Linear, paint, Radial, round, times, Words } from "./drawing.tsx";

interface ColumnProps {
  x: number;
  width: number;
  top: number;
}

/** A fluted Ionic column, lit by the sun from the right. */
function Column({ x, width, top }: ColumnProps) {
  const half = width / 2;
  const flutes = 11;
  const edge = (index: number, wide: number) => round(-Math.cos((Math.PI * index) / flutes) * half * wide);
  const volute = width * 0.235;
  return (
    <g transform={`translate(${x} ${top})`}>
      <path d={`M${-half * 0.86} 0H${half * 0.86}L${half} 400H${-half}Z`} fill={paint("stone")} />
      {times(flutes).map((index) => {
        const [a, b, c, d] = [edge(index, 0.86), edge(index + 1, 0.86), edge(index, 1), edge(index + 1, 1)];
        const inset = (b - a) * 0.14;
        return (
          <path
            key={index}
            d={`M${round(a + inset)} ${width * 0.2}Q${round((a + b) / 2)} ${width * 0.12} ${round(b - inset)} ${width * 0.2}L${round(d - inset)} 400H${round(c + inset)}Z`}
            fill={paint("flute")}
          />
        );
      })}
      <path
        d={`M${-half * 0.9} ${-width * 0.24}H${half * 0.9}V${width * 0.06}H${-half * 0.9}Z`}
        fill={paint("stone")}
      />
      <path
        d={`M${-half} ${-width * 0.3}H${half}C${half} ${-width * 0.06} ${-half} ${-width * 0.06} ${-half} ${-width * 0.3}Z`}
        fill={paint("stone")}
      />
      <path
        d={`M${-half * 1.1} ${-width * 0.36}H${half * 1.1}V${-width * 0.2}C${half * 0.6} ${-width * 0.12} ${-half * 0.6} ${-width * 0.12} ${-half * 1.1} ${-width * 0.2}Z`}
        fill={paint("stone")}
      />
      <path
        d={`M${-half * 0.87} ${width * 0.06}H${half * 0.87}V${width * 0.5}H${-half * 0.87}Z`}
        fill={paint("under")}
      />
      {times(5).map((egg) => (
        <ellipse
          key={egg}
          cx={round((egg - 2) * width * 0.115)}
          cy={-width * 0.1}
          rx={width * 0.04}
          ry={width * 0.055}
          fill={paint("lit")}
          stroke="#1a1712"
          strokeOpacity=".5"
          strokeWidth={width / 70}
        />
      ))}
      {[-1, 1].map((side) => (
        <g
          key={side}
          transform={`translate(${side * half * 1.02} ${-width * 0.13}) scale(${(side * volute) / 10} ${volute / 10})`}
        >
          <circle cx={side * -0.8} cy="1.2" r="11" fill="#0a111d" opacity=".5" />
          <circle r="10" fill={paint(side < 0 ? "shaded" : "lit")} />
          <path
            d="M0-8.5C5-8.5 8-5 8-.5C8 4 4.5 7 .5 7C-3.5 7-6 4-6 .8C-6-2.5-3.5-4.8-.6-4.8C2.2-4.8 4-2.8 4-.4C4 1.8 2.4 3.2.6 3.2"
            fill="none"
            stroke="#1a1712"
            strokeOpacity=".7"
            strokeWidth="1.7"
          />
          <circle cx=".3" cy=".3" r="1.8" fill="#fff1d2" />
        </g>
      ))}
      <path
        d={`M${-half * 1.3} ${-width * 0.47}H${half * 1.3}V${-width * 0.36}H${-half * 1.3}Z`}
        fill={paint("stone")}
      />
    </g>
  );
}

/** Columns at sunset, seen from the steps of the court. */
export function LawFirm() {
  return (
    <>
      <Linear id="sky" x2=".4" stops="0 #0a1424, .36 #1c2f5a, .52 #6d4a4c, .66 #e0a05a" />
      <Radial id="sun" stops="0 #fff3d0, .25 #ffd692 .9, .6 #f0a85a .4, 1 #f0a85a 0" />
      <Linear
        id="stone"
        x2="1"
        y2="0"
        stops="0 #0b101a, .22 #40434d, .5 #8d7f70, .78 #f0d7ae, .9 #fff0d0, 1 #a67c4f"
      />
      <Linear id="flute" x2="1" y2="0" stops="0 #05080f .75, .45 #0b0d14 .4, .8 #fff .22, 1 #fff .4" />
      <Linear id="shaded" x2="1" stops="0 #14171f, .6 #77706a, 1 #c6ab85" />
      <Linear id="lit" x2="1" y2=".6" stops="0 #6b6259, .5 #d9bd90, 1 #fff3d8" />
      <Linear id="under" stops="0 #070a12 .75, .35 #070a12 .3, 1 #070a12 0" />
      <Linear id="night" stops="0 #0b1626 0, .3 #0b1626 .72, .5 #0b1626 .96, 1 #0b1626" />
      <Linear id="lintel" x2="1" y2="0" stops="0 #0b1320, .5 #2b2e38, .85 #8f7558, 1 #c49c68" />
      <path fill={paint("sky")} d="M0 0H222V430H0Z" />
      <circle cx="196" cy="238" r="150" fill={paint("sun")} />
      <Column x={56} width={44} top={130} />
      <Column x={4} width={34} top={136} />
      <path d="M-10 0H240V82L-10 104Z" fill="#0a1320" />
      <path d="M-10 92L240 66V80L-10 104ZM-10 108L240 85V89L-10 113Z" fill={paint("lintel")} />
      <Column x={174} width={92} top={131} />
      <path d="M222 214L-60 330V430H40L222 262Z" fill="#ffd9a0" opacity=".13" />
      <path fill={paint("night")} d="M0 222H222V430H0Z" />

      <g className="font-serif" fill="#f6ecd9">
        <Words x={111} y={42} size={15} weight={600} textAnchor="middle" letterSpacing=".3">
          Ashworth &amp; Vale
        </Words>
        <Words x={15} y={294} size={29} leading={28} letterSpacing="-.7">
          {"The other side\nreads our\nletters twice."}
        </Words>
      </g>
      <path d="M16 50H206" stroke="#e3bd84" strokeWidth=".6" opacity=".8" />
      <g className="font-text">
        <Words x={111} y={64} size={9} textAnchor="middle" fill="#e3bd84" letterSpacing=".4">
          People · Practice · Results
        </Words>
        <Words x={16} y={372} size={10.5} fill="#d9d0bf">
          Disputes, estates and injury claims.
        </Words>
        <path d="M16 384H128V410H16Z" fill="#e0b981" />
        <Words x={72} y={400.5} size={10.5} weight={600} textAnchor="middle" fill="#0b1626">
          Request a review
        </Words>
        <path d="M0 424H222V480H0Z" fill="#f3ead9" />
        <path d="M111 434V462" stroke="#8a6a3c" strokeWidth=".6" />
        <Words x={16} y={459} size={9.5} fill="#4b4436">
          recovered in 2025
        </Words>
        <Words x={122} y={459} size={9.5} fill="#4b4436">
          settled early
        </Words>
      </g>
      <g className="font-serif" fill="#2a2112">
        <Words x={16} y={446} size={16}>
          $41.6 m
        </Words>
        <Words x={122} y={446} size={16}>
          9 of 10
        </Words>
      </g>
    </>
  );
}
