import type { ReactNode } from "react";
import { Link } from "wouter";
import { moduleCatalogue } from "#src/contract/module-catalogue.ts";
import type { Module } from "#src/contract/modules.ts";
import { ModuleImage } from "#src/entities/modules/module-image.tsx";
import { assetAddress, paths } from "#src/lib/paths.ts";
import { useWithVisit } from "#src/sales/visit-slice.ts";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { businessContent as content } from "./business-content.ts";
import { BusinessVignette } from "./business-vignettes.tsx";
import { industryOf, modulesNamed, styleOf } from "./landing-content.ts";
import { landingTexts } from "./landing-texts.ts";

/** The paper, ink and oxblood of an account book. High contrast keeps its own colours. */
const colours = [
  "not-contrast-more:[:root:not(.high-contrast)_&]:[--color-paper:light-dark(#f6f0e1,#15150f)]",
  "not-contrast-more:[:root:not(.high-contrast)_&]:[--color-raised:light-dark(#fffaf0,#1d1d15)]",
  "not-contrast-more:[:root:not(.high-contrast)_&]:[--color-ink:light-dark(#1e231d,#f1ead8)]",
  "not-contrast-more:[:root:not(.high-contrast)_&]:[--color-muted:light-dark(#585545,#b9b29c)]",
  "not-contrast-more:[:root:not(.high-contrast)_&]:[--color-line:light-dark(#d5c9a9,#3b3a2c)]",
  "not-contrast-more:[:root:not(.high-contrast)_&]:[--color-signal:light-dark(#7a1f2b,#f0a3a0)]",
  "not-contrast-more:[:root:not(.high-contrast)_&]:[--color-on-signal:light-dark(#fffaf0,#2b0a0d)]",
];
const serif = "[--font-display:'Iowan_Old_Style','Palatino_Linotype',Palatino,'Book_Antiqua',Georgia,serif]";

const account = [
  ["Templates to choose from", "270"],
  ["Industries among them", "45"],
  ["Layouts for each industry", "6"],
  ["Modules you can try", String(moduleCatalogue.length)],
  ["Accounts you must open first", "0"],
  ["Scripts in a site you export", "0"],
];

/** The landing page for business owners, designed as a letter on ledger paper. */
export function BusinessLanding({ brief }: { brief: ReactNode }) {
  return (
    <div className={`-mb-16 bg-paper text-ink ${serif} ${colours.join(" ")}`}>
      <Hero brief={brief} />
      <Account />
      <Templates />
      <Modules />
      <Closing />
    </div>
  );
}

function Hero({ brief }: { brief: ReactNode }) {
  return (
    <>
      <section className="page py-12 lg:py-16">
        <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
          <PageHeading
            title={landingTexts.business.title}
            className="font-medium! text-[clamp(2.5rem,6vw*var(--type-scale),5.25rem)]! leading-[1.02]"
          >
            {content.headline}
          </PageHeading>
          <p className="max-w-[30rem] border-signal border-s-2 ps-5 text-lg">{content.sub}</p>
        </div>
        <div className="mt-10 grid items-end gap-x-16 gap-y-5 border-line border-t-4 border-double pt-6 lg:grid-cols-[7fr_5fr]">
          {brief}
          <p>
            <Link
              href={paths.liveDemos}
              className="inline-flex min-h-12 items-center font-display text-lg text-signal underline underline-offset-4 hover:text-ink"
            >
              See live demos
            </Link>
          </p>
        </div>
      </section>
      <img
        src={assetAddress("/images/landing/business.svg")}
        fetchPriority="high"
        alt=""
        width={1600}
        height={640}
        data-decorative
        className="h-[clamp(15rem,38vw,36rem)] w-full object-cover object-[56%_0%]"
      />
    </>
  );
}

function Account() {
  return (
    <section
      aria-labelledby="account"
      className="page grid gap-x-16 gap-y-12 py-16 lg:grid-cols-[5fr_7fr] lg:py-24"
    >
      <table className="h-fit w-full border-ink border-y-2 text-lg">
        <caption className="pb-3 text-start font-display text-2xl">Statement of the product</caption>
        <tbody>
          {account.map(([what, figure]) => (
            <tr key={what} className="border-line border-b last:border-b-0">
              <th scope="row" className="py-2.5 pe-4 text-start font-normal">
                {what}
              </th>
              <td className="border-line border-s-4 border-double py-2.5 ps-4 text-end font-display text-xl tabular-nums">
                {figure}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <h2 id="account" className="font-medium! text-[clamp(1.9rem,4vw*var(--type-scale),3.25rem)]">
          Terms you can read in a minute
        </h2>
        <dl className="mt-8 grid gap-x-8 gap-y-8 md:grid-cols-3">
          {content.reasons.map(({ title, text }) => (
            <div key={title} className="border-line border-t pt-4">
              <dt className="font-display text-signal text-xl italic">{title}</dt>
              <dd className="mt-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Templates() {
  const withVisit = useWithVisit();
  const { heading, intro, list } = content.templates;
  return (
    <section aria-labelledby="templates" className="border-line border-t-4 border-double">
      <div className="page py-16 lg:py-24">
        <h2
          id="templates"
          className="text-center font-medium! text-[clamp(1.9rem,4vw*var(--type-scale),3.25rem)]"
        >
          {heading}
        </h2>
        <p className="mx-auto mt-3 max-w-[52ch] text-center text-lg text-muted">{intro}</p>
        <ul className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {list.map((template, index) => (
            <li key={template.id}>
              <Link
                href={withVisit(paths.templatesOf(industryOf(template)))}
                className="group grid h-full grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-5 lg:grid-cols-1 lg:justify-items-center lg:text-center"
              >
                <span className="block w-26 transition-transform group-hover:-rotate-2 lg:w-44">
                  <BusinessVignette id={template.id} index={index} />
                </span>
                <span>
                  <span className="block font-display text-2xl group-hover:text-signal">{template.name}</span>
                  <span className="block text-muted">{template.note}</span>
                  <span className="block font-display text-muted italic">{styleOf(template)} layout</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The first module is large, the others are listed beside it. */
function Modules() {
  const { heading, intro, names } = content.modules;
  const [first, ...others] = modulesNamed(names);
  return (
    <section aria-labelledby="modules" className="border-line border-t bg-raised">
      <div className="page py-16 lg:py-24">
        <div className="grid gap-x-16 gap-y-3 lg:grid-cols-[7fr_5fr] lg:items-end">
          <h2 id="modules" className="font-medium! text-[clamp(1.9rem,4vw*var(--type-scale),3.25rem)]">
            {heading}
          </h2>
          <p className="text-lg text-muted">{intro}</p>
        </div>
        <div className="mt-10 grid gap-x-16 gap-y-8 lg:grid-cols-[6fr_6fr]">
          {first && (
            <article className="group relative">
              <div data-decorative className="border border-line p-2">
                <ModuleImage module={first} />
              </div>
              <ModuleName module={first} className="mt-5 text-3xl" />
              <p className="mt-2 text-lg">{first.description}</p>
            </article>
          )}
          <ul className="border-line border-t">
            {others.map((module) => (
              <li
                key={module.name}
                className="group relative grid grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)] gap-5 border-line border-b py-5"
              >
                <div data-decorative className="h-fit border border-line p-1">
                  <ModuleImage module={module} />
                </div>
                <div>
                  <ModuleName module={module} className="text-xl" />
                  <p className="mt-1 text-muted">{module.description}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function ModuleName({ module, className }: { module: Module; className: string }) {
  return (
    <h3 className={`font-medium! ${className}`}>
      <Link
        href={paths.modulePreview(module.name)}
        className="after:absolute after:inset-0 group-hover:text-signal"
      >
        {module.name}
      </Link>
    </h3>
  );
}

/** The closing section, designed as the foot of a letter with a line to sign on. */
function Closing() {
  const withVisit = useWithVisit();
  const { heading, text, button } = content.closing;
  return (
    <section aria-labelledby="closing" className="page py-16 lg:py-24">
      <div className="border-4 border-ink border-double p-[clamp(1.25rem,5vw,4rem)]">
        <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
          <div>
            <h2 id="closing" className="font-medium! text-[clamp(2.1rem,5vw*var(--type-scale),4rem)]">
              {heading}
            </h2>
            <p className="mt-3 max-w-[48ch] text-lg">{text}</p>
          </div>
          <Link
            href={withVisit(paths.webAppBuilder)}
            className="inline-flex min-h-14 items-center justify-center bg-signal px-8 py-2 text-center font-display text-on-signal text-xl hover:bg-ink hover:text-paper"
          >
            {button}
          </Link>
        </div>
      </div>
    </section>
  );
}
