import { Linear, paint, Radial, round, times, Words } from "./drawing.tsx";

const MINUTE = 190 / 60;
const jobs = [
  { name: "Fix a drip", minutes: 25 },
  { name: "Mount a TV", minutes: 40 },
  { name: "Hang a door", minutes: 55 },
];

/** A tape measure lies over the page; the bars of the jobs below match its scale. */
export function Handyman() {
  return (
    <>
      <Radial id="wall" cx=".15" cy=".2" r=".9" stops="0 #2450cf, .55 #1b3fac, 1 #0f2170" />
      <Linear id="rubber" x2="1" stops="0 #6b7285, .2 #343945, .7 #16181f, 1 #0a0b10" />
      <Radial id="case" cx=".25" cy=".15" r="1" stops="0 #fff3ad, .3 #ffd23a, .7 #f5b200, 1 #b87500" />
      <Linear id="well" x2="1" stops="0 #8a5600, .5 #d99a00, 1 #fff0a8" />
      <Linear id="disc" x2="1" stops="0 #fff, .28 #b9c0cc, .5 #f4f6f9, .75 #7d8697, 1 #d5dae2" />
      <Linear id="tape" stops="0 #fff0ad, .16 #ffd84d, .7 #fbc10f, 1 #a86f00" />
      <Linear id="hook" x2="1" stops="0 #fff, .4 #9aa3b2, 1 #4b5363" />
      <Linear id="shade" stops="0 #1c1a3a .5, 1 #1c1a3a 0" />
      <Radial id="drop" stops="0 #050b2e .75, .6 #050b2e .4, 1 #050b2e 0" />
      <path fill={paint("wall")} d="M0 0H222V358H0Z" />
      <path d="M0 40L120 0H190L0 150ZM0 190L222 30V70L0 250Z" fill="#fff" opacity=".05" />
      <path fill="#fff8e3" d="M0 357H222V480H0Z" />
      <path fill={paint("shade")} d="M0 357H222V371H0Z" />

      <ellipse cx="190" cy="352" rx="120" ry="22" fill={paint("drop")} />
      <g transform="translate(106 200.5) scale(1.12)">
        <path
          d="M52 0H124a28 28 0 0 1 28 28V112a28 28 0 0 1-28 28H14a14 14 0 0 1-14-14V52a52 52 0 0 1 52-52Z"
          fill={paint("rubber")}
        />
        <path
          d="M8 54a46 46 0 0 1 46-46H122"
          fill="none"
          stroke="#aeb6c8"
          strokeWidth="1.5"
          strokeLinecap="round"
          opacity=".7"
        />
        <path
          d={times(9)
            .map((ridge) => `M${58 + ridge * 7} 1V9`)
            .join("")}
          stroke="#07080c"
          strokeWidth="2.5"
          opacity=".7"
        />
        <path
          d="M55 13H122a17 17 0 0 1 17 17V110a17 17 0 0 1-17 17H24a11 11 0 0 1-11-11V55a42 42 0 0 1 42-42Z"
          fill={paint("case")}
        />
        <path
          d="M17 56a38 38 0 0 1 38-38H120"
          fill="none"
          stroke="#fffbe0"
          strokeWidth="2"
          strokeLinecap="round"
          opacity=".85"
        />
        <circle cx="80" cy="72" r="47" fill={paint("well")} />
        <circle cx="80" cy="72" r="44" fill="#23262f" />
        <circle cx="80" cy="72" r="39" fill={paint("disc")} />
        <circle cx="80" cy="72" r="32" fill="#1b3ca8" />
        <path d="M52 60a32 32 0 0 1 56-3C92 50 70 52 52 60Z" fill="#fff" opacity=".2" />
        <Words
          x={80}
          y={76}
          size={25}
          weight={800}
          textAnchor="middle"
          fill="#ffd23a"
          className="font-display"
          letterSpacing="-1"
        >
          5 m
        </Words>
        <Words
          x={80}
          y={89}
          size={8.5}
          weight={700}
          textAnchor="middle"
          fill="#fff"
          className="font-text"
          letterSpacing="1"
        >
          OTTO
        </Words>
        <g fill="#7a4d00">
          <circle cx="29" cy="112" r="3.5" />
          <circle cx="126" cy="114" r="3.5" />
        </g>
        <path d="M27 110.5l4 3M124 112.5l4 3" stroke="#ffe69a" />
        <path d="M3 29A54 54 0 0 1 29 3" fill="none" stroke="#a11a10" strokeWidth="13" />
        <path d="M3 28A55 55 0 0 1 28 3" fill="none" stroke="#ee4031" strokeWidth="10" />
        <path d="M1 26A57 57 0 0 1 26 1" fill="none" stroke="#ffb3a6" strokeWidth="2" />
        <path d="M-3 111H12V140H-3Z" fill="#07080c" />
      </g>

      <path d="M12 331H116V357H12Z" fill={paint("tape")} />
      <path
        d={times(7)
          .map((tick) => `M${round(16 + tick * 5 * MINUTE)} 331v${tick % 2 === 0 ? 12 : 8}`)
          .join("")}
        stroke="#2a1a00"
      />
      <g className="font-display" fill="#2a1a00">
        {times(2).map((ten) => (
          <Words
            key={ten}
            x={round(14 + (ten + 1) * 10 * MINUTE)}
            y={353.5}
            size={12}
            weight={700}
            textAnchor="end"
          >
            {`${ten + 1}0`}
          </Words>
        ))}
      </g>
      <path d="M8 328H16V360H8A3 3 0 0 1 5 357V331A3 3 0 0 1 8 328Z" fill={paint("hook")} />
      <path d="M5 357V367H11V360Z" fill="#4b5363" />
      <g fill="#3c4352">
        <circle cx="11" cy="337" r="1.7" />
        <circle cx="11" cy="351" r="1.7" />
      </g>

      <g className="font-display">
        <Words x={16} y={45} size={18} weight={800} fill="#ffe066" letterSpacing="-.6">
          Otto Fixes
        </Words>
        <Words x={15} y={95} size={35} weight={800} leading={34} fill="#fff" letterSpacing="-1.4">
          {"Your list,\ncrossed off\nby Sunday."}
        </Words>
      </g>
      <path d="M186 37H206M192 43H206" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" />
      <g className="font-text">
        <Words x={16} y={186} size={10.5} leading={14} fill="#e4ebff">
          {"Shelves, hinges, drips\nand flat-packs."}
        </Words>
        <path d="M16 221H92a5 5 0 0 1 5 5V243a5 5 0 0 1-5 5H21a5 5 0 0 1-5-5Z" fill="#0a1750" />
        <path
          d="M21 216H92a5 5 0 0 1 5 5V239a5 5 0 0 1-5 5H21a5 5 0 0 1-5-5V221a5 5 0 0 1 5-5Z"
          fill="#ffd23a"
        />
        <Words x={56.5} y={234} size={10.5} weight={700} textAnchor="middle" fill="#2a1a00">
          Send the list
        </Words>
        <g fill="#151c3f">
          {jobs.map(({ name, minutes }, row) => (
            <g key={name} transform={`translate(16 ${389 + row * 29})`}>
              <Words x={0} y={0} size={10.5} weight={700}>
                {name}
              </Words>
              <Words x={190} y={0} size={10} weight={500} textAnchor="end">
                {`${minutes} min`}
              </Words>
              <path d="M0 6H190V11H0Z" fill="#ece0bd" />
              <path d={`M0 6H${round(minutes * MINUTE)}V11H0Z`} fill="#1d43b4" />
            </g>
          ))}
        </g>
      </g>
    </>
  );
}
