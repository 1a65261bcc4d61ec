import type { Block } from "#src/sites/document.ts";
import { block } from "#src/sites/styles/kit/context.ts";
import { CONTACT_TITLE } from "../samples.ts";
import type { Says } from "../site-says.ts";
import { inManner, type SiteContext } from "./context.ts";
import { heading } from "./frame-blocks.ts";
import { menuData, openingsData, productsData } from "./offer-data.ts";
import { galleryData, journalData } from "./picture-data.ts";
import { bookingData, contactData, eventsData, hoursData, mapData } from "./visit-data.ts";

export interface InnerPage {
  id: string;
  title: string;
  label: string;
  /** The blocks between navigation and footer. */
  blocks: (site: SiteContext) => Block[];
}

/** Returns the inner pages that a brief asks for, and always a contact page. */
export function innerPages({ has }: Says): InnerPage[] {
  const [offer, title] = has("menu") ? ["menu", "Menu"] : ["prices", "Prices"];
  const all: [isWanted: boolean, id: string, blocks: InnerPage["blocks"], title: string, label?: string][] = [
    [has("menu") || has("pricing"), offer, menuPage, title],
    [has("online-ordering"), "order", orderPage, "Order online", "Order"],
    [has("shop"), "shop", shopPage, "Shop"],
    [has("gallery"), "gallery", galleryPage, "Gallery"],
    [has("case-studies"), "projects", projectsPage, "Work"],
    [has("events"), "events", eventsPage, "Events"],
    [has("blog"), "journal", journalPage, "Journal"],
    [has("careers"), "careers", careersPage, "Work with us", "Careers"],
    [has("donations"), "donate", donatePage, "Donate"],
    [has("booking"), "booking", bookingPage, "Book"],
    [true, "contact", contactPage, "Contact"],
  ];
  return all.flatMap(([isWanted, id, blocks, title, label = title]) =>
    isWanted ? { id, title, label, blocks } : [],
  );
}

const menuPage = (site: SiteContext) => [
  heading(site, site.says.has("menu") ? "The menu" : "Prices"),
  menu(site, 12),
];

const orderPage = (site: SiteContext) => [
  heading(site, "Order online", "Choose, and tell us when you would like it."),
  ...(site.says.isOut("menu") ? [] : [menu(site, 8)]),
  form(site, "Your order", "Write what you would like, and when.", "Send the order"),
];

const shopPage = (site: SiteContext) => [
  heading(site, "Shop"),
  block("services", "cards", "plain", productsData(site)),
  form(site, "Order from the shop", "Say what you would like, and where it should go.", "Send the order"),
];

const galleryPage = (site: SiteContext) => [
  heading(site, "Gallery"),
  block("gallery", "grid", "plain", galleryData(site, 8, "")),
];

const projectsPage = (site: SiteContext) => [
  heading(site, "Work"),
  block("journal", "magazine", "plain", journalData(site, "project")),
];

const eventsPage = (site: SiteContext) => [
  heading(site, "Events"),
  inManner(site, "events", { ...eventsData(site, 5), title: "" }),
];

const journalPage = (site: SiteContext) => [
  heading(site, "Journal"),
  inManner(site, "journal", journalData(site, "article")),
];

const careersPage = (site: SiteContext) => [
  heading(site, "Work with us", "Tell us who you are and what you would like to do."),
  block("services", "rows", "plain", openingsData()),
  ...(site.says.isOut("contact-form")
    ? []
    : [plainForm(site, "Apply", "A few lines are enough to begin with.", "Send it")]),
];

const donatePage = (site: SiteContext) => [
  heading(site, "Donate", `Help ${site.says.name} go on.`.slice(0, 300)),
  plainForm(
    site,
    "I would like to give",
    "Tell us how we can reach you, and we will send you the details.",
    "Send",
  ),
];

const bookingPage = (site: SiteContext) => [
  inManner(site, "booking", bookingData(site)),
  ...(site.says.facts.hours.length > 0 ? hours(site) : []),
];

function contactPage(site: SiteContext) {
  const { isOut, hourRows, understood, contacts } = site.says;
  const data = contactData(site, CONTACT_TITLE, contacts, "Send");
  return [
    isOut("contact-form") ? block("contact", "lines", "plain", data) : inManner(site, "contact", data),
    ...(hourRows.length > 0 ? hours(site) : []),
    ...(!isOut("map") && understood.place ? [inManner(site, "map", mapData(site))] : []),
  ];
}

/** The price list without a title, because the heading above has one. */
const menu = (site: SiteContext, count: number) =>
  block("menu", "columns", "plain", { ...menuData(site, count), title: "" });

const form = (site: SiteContext, title: string, words: string, action: string) =>
  inManner(site, "contact", contactData(site, title, words, action, "What would you like?"));

/** A form without industry-specific questions. */
const plainForm = (site: SiteContext, title: string, words: string, action: string) =>
  inManner(site, "contact", { ...contactData(site, title, words, action), fields: [] });

const hours = (site: SiteContext) =>
  site.says.isOut("opening-hours") ? [] : [inManner(site, "hours", hoursData(site))];
