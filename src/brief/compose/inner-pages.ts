import type { Block } from "#src/sites/document.ts";
import { block } from "#src/sites/styles/kit/context.ts";
import { moreContacts } from "../own-facts.ts";
import type { Says } from "../site-says.ts";
import { inManner, type SiteContext } from "./context.ts";
import { heading } from "./frame-blocks.ts";
import { mapData } from "./map-data.ts";
import { menuData } from "./offer-data.ts";
import { galleryData } from "./picture-data.ts";
import { bookingData, contactData, contactText, eventsData, hoursData } from "./visit-data.ts";

export interface InnerPage {
  id: string;
  title: string;
  label: string;
  /** The blocks between navigation and footer. */
  blocks: (site: SiteContext) => Block[];
}

/** A list of fewer lines stands on the home page only. */
const LONG_LIST = 4;

/** Returns the inner pages that the brief fills, or by which customers reach the business. */
export function innerPages({
  has,
  isOut,
  lines,
  events,
  isTypical,
  isAsked,
  isReachable,
  email,
  hourRows,
  address,
  understood,
}: Says): InnerPage[] {
  const hasList = lines.length >= LONG_LIST;
  const [offer, title] = has("menu") ? ["menu", "Menu"] : ["prices", "Prices"];
  // A form needs an address to which it is sent.
  const hasForms = email !== "";
  // A telephone number alone stands on the home page, and fills no page of its own.
  const hasMore = moreContacts(understood).length > 0 || (isReachable && hourRows.length > 0);
  const hasMap = address.street !== "" && !isOut("map");
  const all: [isThere: boolean, id: string, blocks: InnerPage["blocks"], title: string, label?: string][] = [
    [(has("menu") || has("pricing")) && hasList, offer, menuPage, title],
    [has("online-ordering") && hasForms, "order", orderPage, "Order"],
    [has("shop") && hasForms && lines.length > 1, "shop", shopPage, "Shop"],
    [has("gallery") && isAsked("gallery") && isTypical, "gallery", galleryPage, "Gallery"],
    [has("events") && events.length > 2, "events", eventsPage, "Events"],
    [has("careers") && hasForms, "careers", careersPage, "Work with us", "Careers"],
    [has("donations") && hasForms, "donate", donatePage, "Donate"],
    [has("booking") && hasForms, "booking", bookingPage, "Book"],
    [hasForms || hasMap || hasMore, "contact", contactPage, "Contact"],
  ];
  return all.flatMap(([isThere, id, blocks, title, label = title]) =>
    isThere ? { id, title, label, blocks } : [],
  );
}

const menuPage = (site: SiteContext) => [heading(site.says.has("menu") ? "Menu" : "Prices"), menu(site)];

const orderPage = (site: SiteContext) => [
  heading("Order"),
  ...(site.says.isOut("menu") || site.says.lines.length === 0 ? [] : [menu(site)]),
  form(site, { title: "Your order", action: "Send the order", question: "What would you like?" }),
];

const shopPage = (site: SiteContext) => [
  heading("Shop"),
  menu(site),
  form(site, { title: "Order from the shop", action: "Send the order", question: "What would you like?" }),
];

const galleryPage = (site: SiteContext) => [
  heading("Gallery"),
  block("gallery", "grid", "plain", galleryData(site, 8, "")),
];

const eventsPage = (site: SiteContext) => [
  heading("Events"),
  inManner(site, "events", { ...eventsData(site, 24), title: "" }),
];

const careersPage = (site: SiteContext) => [heading("Work with us"), plainForm(site, "Apply", "Send it")];

const donatePage = (site: SiteContext) => [
  heading("Donate"),
  plainForm(site, "I would like to give", "Send"),
];

const bookingPage = (site: SiteContext) => [inManner(site, "booking", bookingData(site)), ...hours(site)];

function contactPage(site: SiteContext) {
  const { isOut, email, shownOnMap } = { ...site.says, shownOnMap: site.shown.map };
  const data = contactData(site, {
    title: "Contact",
    text: contactText(site.says),
    action: "Send",
    question: "What is it about?",
  });
  return [
    isOut("contact-form") || !email
      ? block("contact", "lines", "plain", data)
      : inManner(site, "contact", data),
    ...hours(site),
    ...(shownOnMap ? [inManner(site, "map", mapData())] : []),
  ];
}

/** The price list without a title, because the heading above has one. */
const menu = (site: SiteContext) => block("menu", "columns", "plain", { ...menuData(site), title: "" });

const form = (site: SiteContext, words: { title: string; action: string; question: string }) =>
  inManner(site, "contact", contactData(site, { ...words, text: contactText(site.says) }));

/** A form without questions of the industry. */
const plainForm = (site: SiteContext, title: string, action: string) =>
  inManner(site, "contact", {
    ...contactData(site, { title, text: contactText(site.says), action, question: "" }),
    fields: [],
  });

const hours = (site: SiteContext) => (site.shown.hours ? [inManner(site, "hours", hoursData(site))] : []);
