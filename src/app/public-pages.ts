import { moduleCatalogue } from "#src/contract/module-catalogue.ts";
import { landingTexts } from "#src/features/landing/landing-texts.ts";
import { brand } from "#src/lib/brand.ts";
import { paths } from "#src/lib/paths.ts";

/** A page that everybody may find: it is rendered while building, for search engines and for a first frame at once. */
export interface PublicPage {
  path: string;
  /** The file in `src/pages` whose code it needs. */
  page: string;
  title: string;
  /** One or two sentences, for the results of a search and for who sends the link on. */
  description: string;
}

const audiences = ["tech", "business", "creative"] as const;

export const publicPages: readonly PublicPage[] = [
  {
    path: paths.home,
    page: "home-page",
    title: `${brand.name} · ${brand.tagline}`,
    description:
      "Say what your business does and get a finished website, or start from one of 250+ templates. Runs in your browser, with no account, also offline.",
  },
  {
    path: paths.liveDemos,
    page: "live-demos-page",
    title: `Live demos · ${brand.name}`,
    description:
      "Thirty-five working modules for sales, games, security, productivity and AI. Walk in as an admin, a manager or a guest with one click.",
  },
  {
    path: paths.demoAccounts,
    page: "demo-accounts-page",
    title: `Demo accounts · ${brand.name}`,
    description:
      "User names and passwords for the demo admin, the demo user and every module, each to be copied with one click.",
  },
  ...audiences.map((audience) => ({
    path: paths.landing(audience),
    page: `landing/${audience}-page`,
    title: `${landingTexts[audience].title} · ${brand.name}`,
    description: landingTexts[audience].description,
  })),
  ...moduleCatalogue.flatMap(({ name, description }) => [
    {
      path: paths.modulePreview(name),
      page: "module-preview-page",
      title: `${name} · ${brand.name}`,
      description,
    },
    {
      path: paths.moduleDemo(name),
      page: "module-demo-page",
      title: `${name} demo · ${brand.name}`,
      description,
    },
  ]),
];
