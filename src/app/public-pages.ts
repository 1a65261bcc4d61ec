import { listDemoUsers } from "#src/contract/demo-users.ts";
import type { Endpoint } from "#src/contract/endpoint.ts";
import { moduleCatalogue } from "#src/contract/module-catalogue.ts";
import { listModules } from "#src/contract/modules.ts";
import { readPricing } from "#src/contract/pricing.ts";
import { listPublicProjects } from "#src/contract/projects.ts";
import { listTemplateSettings } from "#src/contract/template-settings.ts";
import { landingTexts } from "#src/features/landing/landing-texts.ts";
import { brand } from "#src/lib/brand.ts";
import { paths } from "#src/lib/paths.ts";

/** A public page, which is prerendered for search engines and for an immediate first paint. */
export interface PublicPage {
  path: string;
  title: string;
  /** One or two sentences for search results and link previews. */
  description: string;
  /** The canonical path, if the page has several. */
  canonical?: string;
  /** The content depends on the visitor, so search engines must not index it. */
  isPersonal?: boolean;
  /** The API calls that a first visitor waits for. The build stores their responses beside the page. */
  asks?: readonly Endpoint<undefined, unknown>[];
}

const audiences = ["tech", "business", "creative"] as const;

export const publicPages: readonly PublicPage[] = [
  {
    path: paths.home,
    title: `${brand.name} · ${brand.tagline}`,
    description:
      "Say what your business does and get a finished website, or start from one of 250+ templates. Runs in your browser, with no account, also offline.",
  },
  ...[paths.templateDemos, paths.startBuilding, paths.webAppBuilder].map((path) => ({
    path,
    title: `Templates · ${brand.name}`,
    description:
      "Finished business websites, each with its own words, prices and pictures. Search and compare them, look through their pages, and start from one.",
    canonical: paths.templateDemos,
  })),
  {
    path: paths.liveDemos,
    asks: [listModules, listDemoUsers],
    title: `Live demos · ${brand.name}`,
    description:
      "Thirty-five working modules for sales, games, security, productivity and AI. Walk in as an admin, a manager or a guest with one click.",
  },
  {
    path: paths.pricing,
    asks: [readPricing],
    title: `Pricing · ${brand.name}`,
    description:
      "Pay in full and save 10%, or start a trial with 20% now and the rest on delivery. Both plans side by side, over a year, with every amount.",
  },
  {
    path: paths.viewProjects,
    asks: [listPublicProjects],
    title: `Projects · ${brand.name}`,
    description:
      "Websites, applications and games that others have built and shown, and the projects you are building in this browser.",
  },
  {
    path: paths.webAppForm,
    title: `Tell us what to build · ${brand.name}`,
    description:
      "Six short steps from your business to a brief, and at once a draft of the site that you can open and change yourself.",
  },
  {
    path: paths.demoAccounts,
    asks: [listModules, listDemoUsers],
    title: `Demo accounts · ${brand.name}`,
    description:
      "User names and passwords of the demo admin, the demo user and every module. Copy each with one click.",
  },
  {
    path: paths.cart,
    asks: [readPricing],
    title: `Cart · ${brand.name}`,
    description: "Your order, the amounts due today and each month, and a simulated checkout.",
    isPersonal: true,
  },
  {
    path: paths.betaPayment(),
    asks: [readPricing],
    title: `Beta payment · ${brand.name}`,
    description: "The requested amount and a simulated payment: there is no field for a real card.",
    isPersonal: true,
  },
  {
    path: paths.demoPreview,
    title: `Demo preview · ${brand.name}`,
    description:
      "For sales staff: links with a prospect’s name, colour and note, their QR codes, a presenter view, and a list of the links you made.",
  },
  {
    path: paths.prospects,
    title: `Prospects · ${brand.name}`,
    description:
      "For sales staff: links from a spreadsheet, cards to print, and each prospect’s link, replies, notes and next step.",
    isPersonal: true,
  },
  {
    path: paths.help(),
    title: `Help · ${brand.name}`,
    description:
      "How to host an exported site, or the product itself, on six kinds of hosts; all keyboard shortcuts; and where your data is stored.",
  },
  {
    path: paths.changelog,
    title: `Changelog · ${brand.name}`,
    description: `What is new in ${brand.name}: the changes of each version in a few sentences, with the newest first.`,
  },
  {
    path: paths.appView,
    title: `App view · ${brand.name}`,
    description:
      "A finished website, run as its visitors see it: walk through its pages on a phone, a tablet, a desktop or the full screen.",
  },
  {
    path: paths.admin.modules,
    asks: [listModules],
    title: `Module Management · ${brand.name}`,
    description: "Add modules to the catalogue, queue files, and see the latest activity.",
  },
  {
    path: paths.admin.marketplace,
    asks: [listTemplateSettings],
    title: `App Marketplace · ${brand.name}`,
    description:
      "Publish, hide, feature, order, price and tag the templates of the marketplace, one by one or many at once.",
  },
  {
    path: paths.admin.pricing,
    asks: [readPricing],
    title: `Admin Pricing · ${brand.name}`,
    description: "Change the amounts of both plans and see at once how the public page will look.",
  },
  {
    path: paths.admin.formSubmissions,
    title: `Form submissions · ${brand.name}`,
    description: "The inbox of briefs: filter, note, answer, and turn a brief into a project.",
  },
  {
    path: paths.admin.uploadPlans,
    asks: [readPricing],
    title: `Upload Plans · ${brand.name}`,
    description: "Import plans and prices from a spreadsheet, review the differences, and apply them.",
  },
  {
    path: paths.admin.smartsheet,
    title: `Spreadsheet integration · ${brand.name}`,
    description: "Merge modules and template prices with a spreadsheet, and export everything as one.",
  },
  {
    path: paths.admin.aiAssistant,
    title: `AI Assistant · ${brand.name}`,
    description:
      "Say what to change in the catalogue and the prices, see the change first, and apply it in one step.",
  },
  {
    path: paths.appConnector,
    asks: [listPublicProjects],
    title: `App connectors · ${brand.name}`,
    description:
      "Connect a project to a spreadsheet, payments, mail, a calendar, a webhook or analytics, and test it at once.",
  },
  ...audiences.map((audience) => ({
    path: paths.landing(audience),
    title: `${landingTexts[audience].title} · ${brand.name}`,
    description: landingTexts[audience].description,
  })),
  ...moduleCatalogue.flatMap(({ name, description }) => [
    {
      path: paths.modulePreview(name),
      asks: [listModules, listDemoUsers],
      title: `${name} · ${brand.name}`,
      description,
    },
    {
      path: paths.moduleDemo(name),
      asks: [listModules, listDemoUsers],
      title: `${name} demo · ${brand.name}`,
      description,
    },
  ]),
];
