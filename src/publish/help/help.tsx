import type { ReactNode } from "react";
import { isHosted } from "#src/api/hosted.ts";
import { brand } from "#src/lib/brand.ts";
import type { HelpSection } from "#src/lib/paths.ts";
import { PageHeading } from "#src/ui/page-heading.tsx";
import { HostSteps, HostTable } from "./host-guide.tsx";
import { shortcutGroups } from "./shortcuts.ts";

const sections: Record<HelpSection, { title: string; text: string }> = {
  "exported-site": { title: "Publish an exported site", text: "Six kinds of hosts, a few steps each" },
  product: {
    title: `Host ${brand.name} itself`,
    text: "A folder of files, and what each host makes of it",
  },
  keyboard: { title: "Keyboard", text: "All keyboard shortcuts" },
  data: { title: "Data and privacy", text: "What is stored, where, and who sees it" },
  offline: { title: "Offline", text: "Everything on this device, for a fair or a flight" },
  work: { title: "Your work", text: "Export, import or delete it" },
};
const ids = Object.keys(sections) as HelpSection[];

/** The help page. `offline` and `myWork` are the contents of these sections. */
export function Help({ offline, myWork }: { offline: ReactNode; myWork: ReactNode }) {
  return (
    <>
      <div className="blueprint border-line border-b">
        <div className="page py-12 sm:py-16">
          <PageHeading title="Help">Help</PageHeading>
          <p className="mt-3 max-w-[60ch] text-lg text-muted">
            How to give a finished site an address, and how to keep your work safe.
          </p>
          <nav aria-label="Sections of this page" className="mt-8">
            <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
              {ids.map((id) => (
                <li key={id} className="bg-raised">
                  <a href={`#${id}`} className="block h-full p-4 -outline-offset-3 hover:bg-sunken">
                    <span className="block font-semibold">{sections[id].title}</span>
                    <span className="mt-1 block text-muted text-sm">{sections[id].text}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <div className="page space-y-16 py-12 sm:py-16">
        <Section id="exported-site">
          <p>
            Share and export, on every project, saves a ZIP. Its files are the whole site: plain HTML and one
            style sheet, no script, every link relative. Open index.html to see it without any host; upload
            the folder to one of these to give it an address.
          </p>
          <HostSteps what="site" />
          <p className="text-muted text-sm">
            To go on with the site, keep its project file, which Share and export saves on its own: it holds
            hidden blocks as well, which are not in the ZIP, so do not put it up. A ZIP of the first release
            has it inside, as sitewright-project.json: leave that file out. On every host 404.html is found by
            its name, or named once.
          </p>
        </Section>
        <Section id="product">
          <p>
            The build is a folder of files too. Its API is answered by a service worker, so there is no server
            to run; all a host has to do is to answer the few addresses that have no file. What it needs for
            that lies in the build, written from the table below.
          </p>
          <HostTable />
          <p>The steps on each host, and its limits:</p>
          <HostSteps what="product" />
        </Section>
        <Section id="keyboard">
          <Keyboard />
        </Section>
        <Section id="data">
          <Privacy />
        </Section>
        <Section id="offline">
          <p>
            Pages that you open are stored in this browser and open again without a connection. For a fair or
            a flight, store everything: all pages, the pictures and fonts of every template, and the music.
          </p>
          {offline}
        </Section>
        <Section id="work">{myWork}</Section>
      </div>
    </>
  );
}

function Section({ id, children }: { id: HelpSection; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-6 gap-x-12 gap-y-5 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div className="border-ink border-t-2 pt-3">
        <h2 id={`${id}-title`} className="text-2xl">
          {sections[id].title}
        </h2>
      </div>
      <div className="min-w-0 max-w-[52rem] space-y-6 [&>p]:max-w-[72ch]">{children}</div>
    </section>
  );
}

function Keyboard() {
  return (
    <div className="grid gap-x-10 gap-y-8 grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))]">
      {shortcutGroups.map(({ where, shortcuts }) => (
        <div key={where}>
          <h3 className="text-lg">{where}</h3>
          <dl className="mt-2 divide-y divide-line border-line border-y">
            {shortcuts.map(({ keys, does }) => (
              <div key={does} className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-baseline gap-3 py-2">
                <dt className="flex flex-wrap gap-1">
                  {keys.map((key) => (
                    <kbd
                      key={key}
                      className="rounded-md border border-edge bg-sunken px-1.5 font-text text-sm"
                    >
                      {key}
                    </kbd>
                  ))}
                </dt>
                <dd className="text-muted">{does}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

const hasReports = Boolean(import.meta.env.VITE_REPORT_URL);
const reports = {
  what: "What is reported",
  text: "This installation receives reports of errors and of page speed: the error, the kind of page and the version. Addresses, e-mail addresses, long numbers and quoted texts are removed first. At most 20 reports are sent in a visit.",
};

const facts = () => [
  {
    what: "What you make",
    text: "Projects, their sites and versions, drafts, favourites and the cart are in a database of this browser. No server has them.",
  },
  {
    what: "Websites that move in",
    text: "My work, Import opens an exported website again, or takes the texts and pictures of another one. It is read in this browser: nothing is sent, no script in it runs, and pictures come from the files you drop.",
  },
  {
    what: "The demo data",
    text: isHosted()
      ? "Modules, accounts, sample projects and briefs are stored on the server of this installation. Reset demo data puts them back as delivered, for everybody, and leaves your work alone."
      : "Modules, accounts, sample projects and briefs are stored in this browser, where a worker answers for them. Nobody else sees them. Reset demo data puts them back as delivered, and leaves your work alone.",
  },
  {
    what: "Shared links",
    text: "A link carries the whole site in itself, behind the #, which never leaves the browser. Whoever has the link can open it until its last day.",
  },
  {
    what: "Names and logos in links",
    text: "A prospect’s name and note are shown as text and nothing else. A logo is a small picture inside the link: opening a link fetches nothing from anywhere else.",
  },
  {
    what: "What is fetched",
    text: `Pages, fonts and pictures come from the host of the product. There are no cookies, no ${hasReports ? "profiles" : "counters"} and nothing from third parties, unless whoever built it named an outside host for pictures or for a language model.`,
  },
  ...(hasReports ? [reports] : []),
  {
    what: "Payments",
    text: "Every payment here is a simulation: there is no field for a card, and no money moves.",
  },
];

function Privacy() {
  return (
    <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {facts().map(({ what, text }) => (
        <div key={what} className="border-line border-t pt-3">
          <dt className="font-semibold">{what}</dt>
          <dd className="mt-1 text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
