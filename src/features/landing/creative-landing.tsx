import type { ReactNode } from "react";
import { Link } from "wouter";
import { ModuleImage } from "#src/entities/modules/module-image.tsx";
import { assetAddress, paths } from "#src/lib/paths.ts";
import { useWithVisit } from "#src/sales/visit-slice.ts";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { creativeContent as content } from "./creative-content.ts";
import { COAL, CreativeVignette, MINT, SUN, TOMATO } from "./creative-vignettes.tsx";
import { industryOf, modulesNamed, styleOf } from "./landing-content.ts";
import { landingTexts } from "./landing-texts.ts";

/** Text and focus ring on coloured blocks are black in every theme. */
const onColour =
  "scheme-light [--color-ink:#14110f] [--color-muted:#4a4038] [--color-edge:#14110f] [--color-signal:#14110f] text-ink";

/** The landing page for creative people, designed as a studio wall with posters. */
export function CreativeLanding({ brief }: { brief: ReactNode }) {
  return (
    <div className="-mb-16 overflow-x-clip bg-paper text-ink">
      <Hero brief={brief} />
      <Templates />
      <Reasons />
      <Modules />
      <Closing />
    </div>
  );
}

function Hero({ brief }: { brief: ReactNode }) {
  return (
    <section className={`relative isolate overflow-hidden bg-[#ff5a36] high-contrast:bg-[#fff] ${onColour}`}>
      <img
        src={assetAddress("/images/landing/creative.svg")}
        fetchPriority="high"
        alt=""
        width={1200}
        height={1300}
        data-decorative
        className="absolute end-[-22%] bottom-[-3%] -z-10 w-[128%] max-w-none sm:end-[-8%] sm:w-[92%] lg:end-[-5%] lg:bottom-[-16%] lg:w-[75%] rtl:-scale-x-100"
      />
      <div className="page flex min-h-[44rem] flex-col pt-12 pb-80 sm:pb-[28rem] lg:min-h-[54rem] lg:pt-14 lg:pb-0">
        <PageHeading
          title={landingTexts.creative.title}
          className="max-w-[7ch] font-extrabold! text-[clamp(4rem,15.5vw*var(--type-scale),13rem)]! leading-[0.82] tracking-[-0.055em]!"
        >
          {content.headline}
        </PageHeading>
        <p className="mt-8 max-w-[22rem] font-medium text-lg lg:max-w-[26rem] lg:text-xl">{content.sub}</p>
        <div className="mt-8 w-full max-w-xl border-ink bg-[#ffc531] p-6 high-contrast:border-2 high-contrast:bg-[#fff] lg:mt-auto lg:p-8">
          {brief}
          <p className="mt-3">
            <Link
              href={paths.liveDemos}
              className="inline-flex min-h-11 items-center font-bold text-lg underline decoration-2 underline-offset-4 hover:no-underline"
            >
              See live demos
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}

/** The grid areas of the eight posters: one large, the others tall or wide around it. */
const places = [
  "sm:col-span-2 sm:row-span-2",
  "",
  "lg:row-span-2",
  "",
  "lg:row-span-2",
  "sm:col-span-2",
  "lg:row-span-2",
  "lg:col-span-2",
];

function Templates() {
  const withVisit = useWithVisit();
  const { heading, intro, list } = content.templates;
  return (
    <section aria-labelledby="templates" className="page py-16 lg:py-24">
      <h2
        id="templates"
        className="max-w-[14ch] font-extrabold! text-[clamp(2.5rem,7vw*var(--type-scale),6rem)] leading-[0.92] tracking-[-0.04em]"
      >
        {heading}
      </h2>
      <p className="mt-4 text-lg text-muted">{intro}</p>
      <ul className="mt-10 grid auto-rows-[minmax(15rem,auto)] grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {list.map((template, index) => (
          <li key={template.id} className={places[index]}>
            <Link
              href={withVisit(paths.templatesOf(industryOf(template)))}
              className="group relative isolate flex h-full flex-col justify-end overflow-hidden"
            >
              <span className="absolute inset-0 -z-10 transition-transform duration-200 group-hover:scale-105">
                <CreativeVignette id={template.id} />
              </span>
              <span className={`m-3 w-fit max-w-[calc(100%-1.5rem)] bg-[#fff1d6] px-3 py-2 ${onColour}`}>
                <span className="block font-display font-extrabold text-xl leading-tight">
                  {template.name}
                </span>
                <span className="block text-sm">
                  {template.note} · {styleOf(template)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const blocks = [
  {
    place: "bg-[#1b2bdc] text-[#fff1d6] lg:col-span-7 lg:pb-28",
    shape: (
      <>
        <path d="M0 0h60v60A60 60 0 0 1 0 0Z" fill={SUN} />
        <path d="M120 60A60 60 0 0 1 60 0h60ZM60 60h60a60 60 0 0 1-60 60z" fill={TOMATO} />
        <path d="M0 120a60 60 0 0 1 60-60v60z" fill={MINT} />
      </>
    ),
  },
  {
    place: "bg-[#3ecf9b] text-[#14110f] lg:col-span-5 lg:mt-16 lg:-mb-10 lg:pb-32",
    shape: <path d="M0 44 48 8v22h22a45 45 0 0 1 0 90H18V96h52a21 21 0 0 0 0-42H48v26z" fill={COAL} />,
  },
  {
    place: "bg-[#ff5a36] text-[#14110f] lg:col-span-8 lg:col-start-3 lg:-mt-14",
    shape: (
      <path
        d="M0 0h40v40H0zM10 10v20h20V10zM80 0h40v40H80zM90 10v20h20V10zM0 80h40v40H0zM10 90v20h20V90zM50 0h20v10H60v20H50zM50 50h30V40h20v20h20v20h-20V70H80v20H60V70H50zM0 50h20v20H0zM30 50h10v20H30zM50 90h10v30H50zM70 100h20v20H70zM100 90h20v10h-20zM110 110h10v10h-10z"
        fill={COAL}
        fillRule="evenodd"
      />
    ),
  },
];

function Reasons() {
  return (
    <section aria-label="Why here" className="page grid lg:grid-cols-12">
      {content.reasons.map(({ title, text }, index) => (
        <div
          key={title}
          className={`flex flex-wrap items-start justify-between gap-6 p-6 sm:p-10 ${blocks[index]?.place}`}
        >
          <div className="grow basis-64">
            <h2 className="font-extrabold! text-[clamp(2.25rem,4.5vw*var(--type-scale),4rem)] leading-[0.95] tracking-[-0.04em]">
              {title}
            </h2>
            <p className="mt-4 max-w-[34ch] text-xl">{text}</p>
          </div>
          <svg
            viewBox="0 0 120 120"
            aria-hidden="true"
            data-decorative
            className="size-24 shrink-0 lg:size-32"
          >
            {blocks[index]?.shape}
          </svg>
        </div>
      ))}
    </section>
  );
}

const offsets = ["", "lg:mt-28", "lg:-mt-16", "lg:mt-12"];
const tilts = ["lg:-rotate-2", "lg:rotate-1", "lg:rotate-2", "lg:-rotate-1"];

function Modules() {
  const { heading, intro, names } = content.modules;
  return (
    <section aria-labelledby="modules" className="page py-16 lg:py-24">
      <h2
        id="modules"
        className="font-extrabold! text-[clamp(2.5rem,7vw*var(--type-scale),6rem)] leading-[0.92] tracking-[-0.04em]"
      >
        {heading}
      </h2>
      <p className="mt-4 text-lg text-muted">{intro}</p>
      <ul className="mt-10 grid gap-x-12 gap-y-12 sm:grid-cols-2">
        {modulesNamed(names).map((module, index) => (
          <li key={module.name} className={`group relative ${offsets[index]}`}>
            <div data-decorative className={`overflow-hidden border-4 border-ink ${tilts[index]}`}>
              <ModuleImage module={module} />
            </div>
            <h3 className="mt-4 font-extrabold! text-3xl">
              <Link
                href={paths.modulePreview(module.name)}
                className="after:absolute after:inset-0 group-hover:underline"
              >
                {module.name}
              </Link>
            </h3>
            <p className="mt-1 max-w-[52ch] text-muted">{module.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Closing() {
  const withVisit = useWithVisit();
  const { heading, text, button } = content.closing;
  return (
    <section aria-labelledby="closing" className={`bg-[#ffc531] high-contrast:bg-[#fff] ${onColour}`}>
      <div className="page flex flex-wrap items-end justify-between gap-8 py-14 lg:py-20">
        <div>
          <h2
            id="closing"
            className="font-extrabold! text-[clamp(3.5rem,13vw*var(--type-scale),12rem)] leading-[0.85] tracking-[-0.05em]"
          >
            {heading}
          </h2>
          <p className="mt-5 max-w-[40ch] text-xl">{text}</p>
        </div>
        <Link
          href={withVisit(paths.webAppBuilder)}
          className="inline-flex min-h-16 items-center bg-ink px-8 py-2 font-display font-extrabold text-2xl text-[#fff1d6] hover:bg-[#1b2bdc]"
        >
          {button}
        </Link>
      </div>
    </section>
  );
}
