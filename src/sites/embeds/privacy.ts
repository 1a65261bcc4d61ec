import type { Page, SiteDocument } from "../document.ts";
import { type Destination, destinationOf } from "../form-settings.ts";
import { hasForm } from "../forms.ts";
import { payeeOf } from "./addresses.ts";
import { type Counter, counterName } from "./counter.ts";
import { videosOn } from "./embed-sources.ts";
import { profilesIn } from "./social.ts";

/** A heading with its paragraphs. */
export interface PrivacyPart {
  question: string;
  answer: string;
}

/** Whether these pages send any data, on their own or when a visitor presses a button. */
const sendsAnything = (document: SiteDocument) =>
  document.meta.counter !== undefined || isSent(document) || videosOn(document.pages).length > 0;

const isSent = ({ meta, pages }: SiteDocument) =>
  destinationOf(meta).kind !== "none" &&
  pages.some(({ blocks }) => blocks.some((block) => !block.isHidden && hasForm(block)));

/** Whether the owner has written a privacy page: then none is generated. */
export const hasOwnPrivacyPage = ({ pages }: SiteDocument) => pages.some(({ path }) => /privacy/.test(path));

/**
 * Whether the export gets a generated privacy page: yes if the site sends data, unless the owner decides otherwise.
 */
export const hasPrivacyPage = (document: SiteDocument) =>
  !hasOwnPrivacyPage(document) && (document.meta.hasPrivacyPage ?? sendsAnything(document));

/** Describes the site's use of data: only the services it really uses. */
export function privacyParts(document: SiteDocument): PrivacyPart[] {
  const { meta, pages } = document;
  const videos = videosOn(pages);
  return [
    ...owner(document),
    {
      question: "What this website stores",
      answer: `The pages themselves set no cookies and store nothing on your device. Their fonts and pictures come from where the pages are. The company that hosts them can see which device asked for which page, as with every website.`,
    },
    ...(isSent(document) ? [forms(destinationOf(meta), meta.business.email)] : []),
    ...(meta.counter ? [visits(meta.counter)] : []),
    ...services(videos.flatMap((video) => (video.kind === "player" ? [video.service] : []))),
    ...files(
      videos.flatMap((video) =>
        video.kind === "file" && video.file.startsWith("https:") ? [new URL(video.file).host] : [],
      ),
    ),
    ...links(pages, profilesIn(meta.social).length > 0),
  ];
}

function owner({ meta: { business } }: SiteDocument): PrivacyPart[] {
  const { name, street, town, area, phone, email } = business;
  const lines = [name, street, [town, area].filter(Boolean).join(", "), phone, email].filter(Boolean);
  return lines.length > 0 ? [{ question: "Who is responsible", answer: lines.join("\n") }] : [];
}

const SENT = "It is sent so that we can answer you.";

function forms(destination: Destination, email: string): PrivacyPart {
  const later = email ? ` Write to ${email} to have it deleted.` : "";
  const answer = {
    none: "",
    email: "A form opens your own mail program. Nothing is sent before you send the message there.",
    netlify: `What you write in a form goes to Netlify, which hosts these pages, and from there to us. ${SENT}${later}`,
    formspree: `What you write in a form goes to Formspree (formspree.io), which passes it on to us. ${SENT}${later}`,
    web3forms: `What you write in a form goes to Web3Forms (web3forms.com), which passes it on to us. ${SENT}${later}`,
    address: `What you write in a form goes to ${destination.kind === "address" ? new URL(destination.address).host : ""}. ${SENT}${later}`,
  }[destination.kind];
  return { question: "Forms", answer };
}

function visits(counter: Counter): PrivacyPart {
  const name = counterName(counter);
  const answer = {
    plausible:
      "Visits are counted by Plausible (plausible.io), without cookies. It learns which page was opened, from which website you came, and what kind of device you use in which country.",
    goatcounter:
      "Visits are counted by GoatCounter (goatcounter.com), without cookies. It learns which page was opened, from which website you came, and what kind of device you use in which country.",
    address: `Visits are counted by a program at ${name}. It learns which page was opened; ask us what else it keeps.`,
  }[counter.kind];
  return { question: "Counting visits", answer };
}

const services = (used: readonly string[]): PrivacyPart[] =>
  [...new Set(used)].map((service) => ({
    question: `Videos of ${service}`,
    answer: `Nothing is loaded from ${service} before you press play on a video. Once you do, ${service} learns the address of your device, and its own rules on privacy hold for what it stores.`,
  }));

const files = (hosts: readonly string[]): PrivacyPart[] =>
  hosts.length > 0
    ? [
        {
          question: "Videos",
          answer: `A video is loaded from ${[...new Set(hosts)].join(" and ")} when you play it.`,
        },
      ]
    : [];

/** People follow links by choice, but icons and maps look like parts of the page. */
function links(pages: readonly Page[], hasProfiles: boolean): PrivacyPart[] {
  const hasMap = pages.some(({ blocks }) =>
    blocks.some((block) => block.kind === "map" && block.variant === "sheet" && !block.isHidden),
  );
  const payees = new Set(
    pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.kind === "shop" && !block.isHidden
          ? block.data.items.flatMap(({ to }) => payeeOf(to) || [])
          : [],
      ),
    ),
  );
  const names = [
    ...(hasMap ? ["OpenStreetMap"] : []),
    ...payees,
    ...(hasProfiles ? ["social networks"] : []),
  ];
  if (names.length === 0) return [];
  return [
    {
      question: "Links to other websites",
      answer: `Only when you follow a link to ${names.join(" or ")} does that website learn of your visit.`,
    },
  ];
}
