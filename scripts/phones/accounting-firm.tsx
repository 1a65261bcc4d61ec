import { Blur, Linear, paint, times, Words } from "./drawing.tsx";

const NIB = "M0 0C17-2 35-13 52-14L76-12V12L52 14C35 13 17 2 0 0Z";
const GRIP = "M74-12C88-14 104-15 116-15.5V15.5C104 15 88 14 74 12Z";
const entries = ["Invoice 0417", "Rent, Mill Street", "Paper and ink", "Payroll, March"];

/** A fountain pen draws the final line in a cash book. */
export function AccountingFirm() {
  return (
    <>
      <Linear id="page" x2=".6" stops="0 #fffbf0, 1 #efe6cf" />
      <Linear id="sheet" x2=".7" stops="0 #f6f8e9, .5 #e2ecd8, 1 #b9ccb4" />
      <Linear id="gold" stops="0 #fff8d6, .3 #f0cd6d, .62 #b98a2c, 1 #6a430d" />
      <Linear id="steel" stops="0 #fff, .5 #d8d3c2, 1 #8b8571" />
      <Linear id="black" stops="0 #7b8a85, .16 #2b3633, .55 #0a0f0e, .9 #1d2725, 1 #46524e" />
      <Linear id="lacquer" stops="0 #bfe0cc, .13 #3f8466, .42 #14503b, .8 #06231a, 1 #2a6a52" />
      <Blur id="soft" by={5} />
      <path fill={paint("page")} d="M0 0H222V470H0Z" />

      <g transform="translate(-26 254) rotate(-6)">
        <path d="M6 10H300V270H6Z" fill="#4d5a43" opacity=".5" filter={paint("soft")} />
        <path d="M0 0H300V270H0Z" fill={paint("sheet")} />
        <path
          d={`M0 27H300${times(9)
            .map((row) => `M0 ${46 + row * 17}H300`)
            .join("")}`}
          stroke="#7fa596"
          strokeWidth=".7"
          opacity=".75"
        />
        <path d="M34 0V270M37 0V270M176 0V270M232 0V270" stroke="#c0503a" strokeWidth=".8" opacity=".7" />
        <g className="font-serif" fill="#24463a" fontStyle="italic">
          <Words x={44} y={20} size={10.5}>
            Cash book, March
          </Words>
          <Words x={44} y={41} size={9} leading={17}>
            {entries.join("\n")}
          </Words>
          <Words x={226} y={109} size={10} leading={17} textAnchor="end">
            {"1,240.00\n386.50\n48,210.00"}
          </Words>
        </g>
        <path d="M182 147.5H228M182 150.5H228" stroke="#24463a" strokeWidth="1" />
      </g>

      <path
        d="M20 389C30 366 40 366 36 381C33 392 27 395 32 384C40 368 50 374 47 384C53 374 58 376 58 383C62 376 66 380 72 374C78 369 79 371 84 364"
        fill="none"
        stroke="#16204d"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
      <g transform="translate(94 380) rotate(-36)" opacity=".42" filter={paint("soft")}>
        <path d="M0 0C17-2 35-13 52-14L120-16H300V16H120L52 14C35 13 17 2 0 0Z" fill="#1c2a1c" />
      </g>
      <g transform="translate(84 364) rotate(-37)">
        <path d={NIB} fill={paint("gold")} />
        <path d="M15 0C28-3 40-9 54-9L68-8V8L54 9C40 9 28 3 15 0Z" fill={paint("steel")} />
        <path d="M0 0H47" stroke="#4a300a" strokeWidth=".9" />
        <circle cx="48" r="2.8" fill="#2a1a05" />
        <path d="M60-6C64-3 64 3 60 6" fill="none" stroke="#8b8571" strokeWidth=".8" />
        <path d={GRIP} fill={paint("black")} />
        <path d="M116-16.5H123V16.5H116ZM125.5-16.5H128V16.5H125.5Z" fill={paint("gold")} />
        <path d="M123-16H125.5V16H123Z" fill="#0a0f0e" />
        <path d="M128-17C170-19 230-20 300-19V19C230 20 170 19 128 17Z" fill={paint("lacquer")} />
        <path d="M134-10.5H300V-8H134C131-8 131-10.5 134-10.5Z" fill="#fff" opacity=".55" />
        <path d="M80-7.5H112" stroke="#fff" strokeWidth="1.5" strokeLinecap="round" opacity=".5" />
      </g>

      <g className="font-serif" fill="#12352b" textAnchor="middle">
        <Words x={111} y={43} size={15} weight={700}>
          Tally &amp; Birch
        </Words>
        <Words x={111} y={95} size={35} leading={33} letterSpacing="-1.1">
          {"Books that\nbalance by\nFriday."}
        </Words>
      </g>
      <path d="M16 54H206M16 56.5H206" stroke="#12352b" strokeWidth=".6" />
      <g className="font-text" textAnchor="middle">
        <Words x={16} y={42} size={9} weight={500} fill="#12352b" textAnchor="start">
          Menu
        </Words>
        <Words x={206} y={42} size={9} weight={500} fill="#12352b" textAnchor="end">
          Log in
        </Words>
        <Words x={111} y={181} size={10.5} leading={13.5} fill="#3f5a4e">
          {"Year-end, tax and payroll for\nfirms of one to fifty."}
        </Words>
        <path d="M48 205H174V231H48Z" fill="#12352b" />
        <Words x={111} y={221.5} size={10.5} weight={600} fill="#fbf4dd">
          Send us the shoebox
        </Words>
      </g>

      <path d="M0 404H222V480H0Z" fill="#12352b" />
      <path d="M0 398H222V404H0Z" fill="#06231a" opacity=".18" />
      <g className="font-text" fill="#f4ecd2">
        <Words x={16} y={422} size={9} weight={600} fill="#e6c56e">
          Fixed fees, every month
        </Words>
        <Words x={16} y={440} size={10.5} leading={19}>
          {"Sole trader\nLimited company"}
        </Words>
        <Words x={206} y={440} size={11.5} leading={19} textAnchor="end" className="font-serif">
          {"$95\n$240"}
        </Words>
      </g>
      <path d="M16 446.5H206" stroke="#f4ecd2" strokeWidth=".5" opacity=".4" />
    </>
  );
}
