import { Blur, Linear, paint, round, scatter, times, Words } from "./drawing.tsx";

/** The two outlines of the fall of hair, as the points of cubic curves from the top edge down. */
const near = [148, -20, 62, 80, 200, 150, 162, 250, 140, 326, 76, 372, 96, 490];
const far = [300, -40, 250, 60, 330, 170, 300, 260, 270, 350, 240, 400, 300, 490];

/** One strand of hair, at `share` between the two outlines. */
function strand(share: number, stray: number) {
  const at = (index: number) => {
    const [from = 0, to = 0] = [near[index], far[index]];
    return round(from + (to - from) * share + (index % 2 === 0 ? stray : 0));
  };
  const points = times(14).map(at);
  return `M${points.slice(0, 2)}C${points.slice(2)}`;
}

const LOCKS = 7;
const HAIRS = 19;
/** The stroke widths of the strands of each tone: middle, light, dark. */
const tones = [2, 1.2, 1.1];

/** The strands of one lock that have the same tone; dark ones separate it from the previous lock. */
function hairs(lock: number, tone: number) {
  return times(HAIRS)
    .map((hair) => {
      const seed = lock * HAIRS + hair;
      const isDark = hair < HAIRS * 0.16 || scatter(seed) < 0.12;
      const ownTone = isDark ? 2 : Math.round(scatter(seed + 51));
      const share = (lock + hair / HAIRS) / LOCKS;
      return ownTone === tone ? strand(share, (scatter(seed + 7) - 0.5) * 5) : "";
    })
    .join("");
}

const days = ["Mon 11", "Tue 12", "Wed 13", "Thu 14"];

/** Copper hair falls over the page. */
export function HairSalon() {
  const bands = [
    "0 #4a1508, .16 #a8481c, .3 #ffcf96, .38 #d9763a, .56 #5e1c0b, .74 #c4632b, .82 #f3ac6b, .92 #8c3816, 1 #3a1006",
    "0 #5e1c0b, .2 #c4632b, .33 #ffe0b5, .42 #c05a26, .6 #4a1508, .78 #d9763a, .86 #ffc68a, 1 #4a1508",
    "0 #3d1309, .2 #8c3816, .32 #ef9f5c, .43 #8c3816, .6 #3f140a, .8 #b04e20, .88 #c9733a, 1 #35100a",
  ];
  return (
    <>
      <Linear id="wall" x2="1" stops="0 #4b1a33, .5 #2d0d20, 1 #16050f" />
      {bands.map((stops, index) => (
        <Linear
          key={stops}
          id={`hair${index}`}
          gradientUnits="userSpaceOnUse"
          x1="0"
          y1="0"
          x2={60 - index * 20}
          y2="470"
          stops={stops}
        />
      ))}
      <Blur id="soft" by={7} />
      <path fill={paint("wall")} d="M0 0H222V470H0Z" />
      <g className="font-serif" fill="#f8e6d6">
        <Words x={16} y={45} size={15} letterSpacing="4.5">
          VESPER
        </Words>
      </g>
      <path
        d={`${strand(0, 0)}L300 490V-40Z`}
        fill="#0c0207"
        opacity=".8"
        transform="translate(-10 12)"
        filter={paint("soft")}
      />
      <path d={`${strand(0, 0)}L300 490V-40Z`} fill={paint("hair0")} />
      <g fill="none">
        {times(LOCKS).flatMap((lock) =>
          tones.map((width, tone) => (
            <path
              key={`${lock} ${width}`}
              d={hairs(lock, tone)}
              stroke={paint(`hair${tone}`)}
              strokeWidth={width}
            />
          )),
        )}
        <path
          d={`${strand(-0.008, 1)}${strand(-0.02, -3)}${strand(-0.014, 3)}`}
          stroke={paint("hair0")}
          strokeWidth=".6"
        />
      </g>
      <g className="font-serif" fill="#f8e6d6">
        <Words x={15} y={236} size={40} leading={38} fontStyle="italic" letterSpacing="-1.5">
          {"Hair\nthat\nmoves."}
        </Words>
      </g>
      <g className="font-text">
        <Words x={16} y={342} size={10.5} leading={14} fill="#efd6ca">
          {"Cut, colour and\nnothing stiff."}
        </Words>
        <Words x={16} y={386} size={10.5} weight={600} fill="#ffc68a">
          Book a chair
        </Words>
        <path d="M16 391H78" stroke="#ffc68a" />
        <path d="M0 412H222V480H0Z" fill="#f8e9e0" />
        {days.map((day, index) => (
          <g key={day} transform={`translate(${16 + index * 49} 424)`}>
            <path
              d="M0 0H43V34H0Z"
              fill={index === 1 ? "#4b1a33" : "none"}
              stroke="#4b1a33"
              strokeWidth=".7"
            />
            <Words
              x={21.5}
              y={14}
              size={9}
              leading={14}
              textAnchor="middle"
              fill={index === 1 ? "#fff" : "#4b1a33"}
            >
              {day.replace(" ", "\n")}
            </Words>
          </g>
        ))}
      </g>
    </>
  );
}
