import arrowIcon from "icon:arrow-right";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { ModuleImage } from "#src/entities/modules/module-image.tsx";
import { basePath } from "#src/lib/base-path.ts";
import { assetAddress, paths } from "#src/lib/paths.ts";
import { DEMO_HASH } from "#src/sales/read-visit.ts";
import { useWithVisit } from "#src/sales/visit-slice.ts";
import { Icon } from "#src/ui/icon.tsx";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { industryOf, modulesNamed, styleOf } from "./landing-content.ts";
import { landingTexts } from "./landing-texts.ts";
import { techContent as content } from "./tech-content.ts";
import { TechVignette } from "./tech-vignettes.tsx";

const figures = [
  ["270", "templates"],
  ["45", "industries"],
  ["35", "live modules"],
  ["0", "accounts needed"],
];

/** The landing page for technical people, designed as a blueprint. */
export function TechLanding({ brief }: { brief: ReactNode }) {
  return (
    <div className="scheme-dark -mb-16 bg-paper text-ink">
      <Hero brief={brief} />
      <Templates />
      <Reasons />
      <Modules />
      <Apps />
      <Closing />
    </div>
  );
}

function Hero({ brief }: { brief: ReactNode }) {
  return (
    <section className="blueprint relative isolate overflow-hidden border-line border-b">
      <div className="page grid lg:min-h-[42rem] lg:grid-cols-[minmax(0,11fr)_minmax(0,10fr)]">
        <div className="flex flex-col justify-center py-12 lg:py-20">
          <PageHeading
            title={landingTexts.tech.title}
            className="text-[clamp(2.6rem,6.2vw*var(--type-scale),5.5rem)]! leading-[0.98]"
          >
            {content.headline}
          </PageHeading>
          <p className="mt-6 max-w-[32rem] text-lg text-muted">{content.sub}</p>
          <div className="mt-8 max-w-2xl">{brief}</div>
          <p className="mt-4">
            <Link
              href={paths.liveDemos}
              className="inline-flex min-h-11 items-center gap-2 font-mono text-signal text-sm underline-offset-4 hover:underline"
            >
              See live demos <Icon path={arrowIcon} className="size-[1.25em] rtl:-scale-x-100" />
            </Link>
          </p>
        </div>
        <div data-decorative className="relative -mx-4 lg:mx-0">
          <img
            src={assetAddress("/images/landing/tech.svg")}
            fetchPriority="high"
            alt=""
            width={1000}
            height={900}
            className="w-full lg:absolute lg:start-0 lg:top-1/2 lg:w-[105%] lg:max-w-none lg:-translate-y-1/2"
          />
        </div>
      </div>
      <div className="border-line border-t bg-paper/80">
        <dl className="page grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))]">
          {figures.map(([figure, what]) => (
            <div key={what} className="flex items-baseline gap-3 py-4">
              <dt className="order-2 text-muted">{what}</dt>
              <dd className="font-mono text-2xl text-signal">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** One sheet divided by hairlines instead of eight cards. */
function Templates() {
  const withVisit = useWithVisit();
  const { heading, intro, list } = content.templates;
  return (
    <section aria-labelledby="templates" className="page py-16 lg:py-20">
      <SectionHeading id="templates" heading={heading} intro={intro} />
      <ul className="mt-8 grid border-line border-s border-t sm:grid-cols-2 lg:grid-cols-4">
        {list.map((template) => (
          <li key={template.id} className="border-line border-e border-b">
            <Link
              href={withVisit(paths.templatesOf(industryOf(template)))}
              className="group grid h-full grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 p-4 hover:bg-raised sm:flex sm:flex-col"
            >
              <span className="blueprint grid place-items-center bg-sunken p-3 text-on-night-signal transition-colors group-hover:text-ink">
                <TechVignette id={template.id} />
              </span>
              <span className="flex grow flex-col">
                <span className="font-bold font-display text-xl group-hover:text-signal">
                  {template.name}
                </span>
                <span className="mt-1 grow text-muted text-sm">{template.note}</span>
                <span className="mt-3 font-mono text-muted text-xs">{styleOf(template)} layout</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reasons() {
  return (
    <section aria-labelledby="reasons" className="border-line border-y bg-sunken">
      <div className="page grid gap-10 py-16 lg:grid-cols-[1fr_2fr] lg:py-20">
        <h2 id="reasons" className="text-[clamp(1.75rem,4vw*var(--type-scale),3rem)]">
          Nothing behind the curtain
        </h2>
        <dl>
          {content.reasons.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-8 gap-y-2 border-line border-t py-6 first:border-t-0 first:pt-0 md:grid-cols-[14rem_1fr]"
            >
              <dt className="font-mono text-on-night-signal text-lg">{title}</dt>
              <dd className="text-lg">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Modules() {
  const { heading, intro, names } = content.modules;
  return (
    <section aria-labelledby="modules" className="page py-16 lg:py-20">
      <SectionHeading id="modules" heading={heading} intro={intro} />
      <ul className="mt-8 grid gap-x-10 lg:grid-cols-2">
        {modulesNamed(names).map((module) => (
          <li
            key={module.name}
            className="group relative grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] items-start gap-5 border-line border-t py-5"
          >
            <div data-decorative className="overflow-hidden border border-line">
              <ModuleImage module={module} />
            </div>
            <div>
              <h3 className="text-xl">
                <Link
                  href={paths.modulePreview(module.name)}
                  className="after:absolute after:inset-0 group-hover:text-signal"
                >
                  {module.name}
                </Link>
              </h3>
              <p className="mt-1 text-muted">{module.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Each sentence is a link to the app that it becomes. */
function Apps() {
  const withVisit = useWithVisit();
  if (!content.apps) return null;
  const { heading, intro, sentences, demo } = content.apps;
  return (
    <section aria-labelledby="apps" className="border-line border-t bg-sunken">
      <div className="page grid gap-x-16 gap-y-8 py-16 lg:grid-cols-[1fr_2fr] lg:py-20">
        <div>
          <h2 id="apps" className="text-[clamp(1.75rem,4vw*var(--type-scale),3rem)]">
            {heading}
          </h2>
          <p className="mt-4 max-w-[44ch] text-muted">{intro}</p>
          {/* A new page, because a demo begins when its page loads. */}
          <a
            href={`${basePath}${withVisit(paths.home)}${DEMO_HASH}app`}
            className="mt-6 inline-flex min-h-11 items-center gap-2 font-mono text-on-night-signal text-sm underline-offset-4 hover:underline"
          >
            {demo} <Icon path={arrowIcon} className="size-[1.25em] rtl:-scale-x-100" />
          </a>
        </div>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence} className="border-line border-t last:border-b">
              <Link
                href={withVisit(paths.brief(sentence))}
                className="group grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-6 py-5 font-mono hover:text-on-night-signal"
              >
                {sentence}
                <Icon path={arrowIcon} className="size-[1.25em] self-center rtl:-scale-x-100" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Closing() {
  const withVisit = useWithVisit();
  const { heading, text, button } = content.closing;
  return (
    <section aria-labelledby="closing" className="blueprint border-line border-t">
      <div className="page flex flex-wrap items-end justify-between gap-8 py-16 lg:py-20">
        <div>
          <h2 id="closing" className="text-[clamp(2.25rem,5.5vw*var(--type-scale),4.5rem)]">
            {heading}
          </h2>
          <p className="mt-3 text-lg text-muted">{text}</p>
        </div>
        <Link
          href={withVisit(paths.webAppBuilder)}
          className="inline-flex min-h-14 items-center gap-3 bg-signal px-7 py-2 font-semibold text-lg text-on-signal hover:bg-signal-strong"
        >
          {button} <Icon path={arrowIcon} className="size-[1.25em] rtl:-scale-x-100" />
        </Link>
      </div>
    </section>
  );
}

function SectionHeading({ id, heading, intro }: { id: string; heading: string; intro: string }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
      <h2 id={id} className="text-[clamp(1.75rem,4vw*var(--type-scale),3rem)]">
        {heading}
      </h2>
      <p className="max-w-[44ch] text-muted">{intro}</p>
    </div>
  );
}
