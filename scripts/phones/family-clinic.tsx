import { Blur, Linear, paint, Radial, Words } from "./drawing.tsx";

const TUBE = "M140 106C178 82 226 130 214 178C206 212 168 206 172 168C176 124 210 60 252 34";
const tube = [
  { width: 19, colour: "#083a3d" },
  { width: 16.5, colour: "#0f6266", move: "translate(-.4 -.6)" },
  { width: 9.5, colour: "#2b8f90", move: "translate(-1.5 -2)" },
  { width: 3, colour: "#9fe0d8", move: "translate(-2.6 -3.4)" },
];

/** A stethoscope lies ready in the morning light. */
export function FamilyClinic() {
  return (
    <>
      <Linear id="table" x2="1" stops="0 #fff6ec, .5 #ffdcc8, 1 #f6b79d" />
      <Linear id="light" x2="1" y2=".6" stops="0 #fff .9, 1 #fff 0" />
      <Linear id="rim" x2="1" stops="0 #fff, .25 #c3ccd0, .45 #f7fafa, .68 #6f7f87, .86 #b9c4c8, 1 #536169" />
      <Linear id="groove" x2="1" stops="0 #52626a, .5 #b4bfc4, 1 #fff" />
      <Radial id="face" cx=".3" cy=".25" r=".95" stops="0 #fff, .4 #e6eeee, .78 #b5c9cb, 1 #84a0a4" />
      <Linear id="stem" stops="0 #fff, .35 #cfd8db, .6 #7b8a92, 1 #42505a" />
      <Radial id="heart" cx=".3" cy=".2" r=".9" stops="0 #ff9a84, .45 #e2513a, 1 #9c2517" />
      <Blur id="soft" by={6} />
      <Blur id="near" by={2} />
      <path fill="#fffaf4" d="M0 0H222V470H0Z" />
      <path fill={paint("table")} d="M0 0H222V232C150 258 70 262 0 244Z" />
      <path d="M-10 40L70 -10H130L-10 96ZM-10 124L160-10H200L-10 156Z" fill={paint("light")} opacity=".55" />

      <g transform="translate(14 18)" opacity=".5" filter={paint("soft")}>
        <circle cx="66" cy="156" r="76" fill="#9c4a33" />
        <path d={TUBE} fill="none" stroke="#9c4a33" strokeWidth="17" />
      </g>
      <g fill="none" strokeLinecap="round">
        {tube.map(({ width, colour, move }) => (
          <path key={colour} d={TUBE} stroke={colour} strokeWidth={width} transform={move} />
        ))}
      </g>
      <g transform="translate(66 156)">
        <g transform="rotate(-34)">
          <path d="M66-9H96V9H66Z" fill={paint("stem")} />
          <path d="M86-11.5H101V11.5H86Z" fill={paint("stem")} />
          <path d="M90-11.5V11.5M93.5-11.5V11.5M97-11.5V11.5" stroke="#2b373e" strokeWidth=".8" />
        </g>
        <circle cx="3" cy="4" r="77" fill="#6b2a1a" opacity=".45" filter={paint("near")} />
        <circle r="76" fill={paint("rim")} />
        <circle r="70" fill="none" stroke="#fff" strokeOpacity=".7" />
        <circle r="67.5" fill="#062f32" />
        <path
          d="M-61-22A65 65 0 0 1 22-61"
          fill="none"
          stroke="#6fd0c3"
          strokeWidth="3"
          strokeLinecap="round"
          opacity=".85"
        />
        <path
          d="M50 40A64 64 0 0 1-10 63"
          fill="none"
          stroke="#1f8185"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <circle r="60" fill={paint("groove")} />
        <circle r="56.5" fill={paint("face")} />
        <circle r="49" fill="none" stroke="#0b5d60" strokeWidth="1.2" />
        <circle r="46" fill="none" stroke="#0b5d60" strokeWidth=".5" />
        <path
          d="M0 18C-22 4-20-14-9-14C-4-14-1-11 0-8C1-11 4-14 9-14C20-14 22 4 0 18Z"
          fill={paint("heart")}
          transform="translate(6 6) scale(1.1)"
        />
        <path
          d="M-48-4C-45-27-27-43-5-46L-17-17ZM0-46C14-46 24-42 31-36L-9-18ZM-48 2L-21-11L-24 14C-36 16-46 10-48 2Z"
          fill="#fff"
          opacity=".62"
        />
      </g>

      <g className="font-display" fill="#0b4548">
        <Words x={16} y={43} size={15} weight={700} letterSpacing="-.4">
          Maple Street
        </Words>
        <Words x={15} y={281} size={25.5} weight={600} leading={26} letterSpacing="-.9">
          {"From first cough\nto hundredth\nbirthday."}
        </Words>
      </g>
      <g className="font-text">
        <Words x={16} y={54} size={8.5} weight={600} fill="#0b4548">
          Family medicine
        </Words>
        <g fill="#0b4548">
          <circle cx="192" cy="40" r="2" />
          <circle cx="199" cy="40" r="2" />
          <circle cx="206" cy="40" r="2" />
        </g>
        <Words x={16} y={352} size={10.5} fill="#47605f">
          Same-day visits, for every age.
        </Words>
        <path d="M31 365H95a15 15 0 0 1 0 30H31a15 15 0 0 1 0-30Z" fill="#0b5d60" />
        <Words x={63} y={383.5} size={10.5} weight={700} textAnchor="middle" fill="#fff">
          Book a visit
        </Words>
        <Words x={124} y={383.5} size={10.5} weight={700} fill="#0b5d60" textDecoration="underline">
          Ask a nurse
        </Words>

        <path
          d="M10 480V424a14 14 0 0 1 14-14H198a14 14 0 0 1 14 14V480Z"
          fill="#b4684d"
          opacity=".35"
          filter={paint("soft")}
        />
        <path d="M10 480V424a14 14 0 0 1 14-14H198a14 14 0 0 1 14 14V480Z" fill="#fff" />
        <Words x={24} y={429} size={10} weight={700} fill="#0b4548">
          Today, Dr. Amara Osei
        </Words>
        {["9:40", "10:20", "2:15"].map((time, index) => (
          <g key={time} transform={`translate(${24 + index * 60} 438)`}>
            <path
              d="M6 0H48a6 6 0 0 1 6 6V18a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6Z"
              fill={index === 1 ? "#0b5d60" : "#ffe7da"}
            />
            <Words
              x={27}
              y={16}
              size={10.5}
              weight={600}
              textAnchor="middle"
              fill={index === 1 ? "#fff" : "#7a2f17"}
            >
              {time}
            </Words>
          </g>
        ))}
      </g>
    </>
  );
}
