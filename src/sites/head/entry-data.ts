import { isDate } from "../dates.ts";
import type { Page, SiteDocument } from "../document.ts";
import { isEntryPage } from "../entry.ts";
import { mailLink, phoneLink } from "../meta.ts";
import { isOwn } from "./samples.ts";
import { pageUrl } from "./sitemap.ts";
import { type DataOptions, defined, type Thing } from "./thing.ts";

/** Describes an article or a person for schema.org. Search engines require the date and the author of an article. */
export function entryData(
  { meta: { business } }: SiteDocument,
  page: Page,
  { samples, origin, picture }: DataOptions,
): Thing[] {
  if (!isEntryPage(page)) return [];
  const { kind, title, date, author, role, phone, email, picture: own } = page.entry;
  if (!isOwn(title, samples)) return [];
  const organization = isOwn(business.name, samples)
    ? defined({ "@type": "Organization", name: business.name, url: origin && `${origin}/` })
    : undefined;
  const common = {
    description: page.description,
    image: own ? picture : undefined,
    url: origin && pageUrl(origin, page),
  };
  if (kind === "person") {
    return [
      defined({
        "@type": "Person",
        name: title,
        jobTitle: role,
        ...common,
        telephone: phoneLink(phone).replace("tel:", ""),
        email: mailLink(email).replace("mailto:", ""),
        worksFor: organization,
      }),
    ];
  }
  const writer = author.trim() ? { "@type": "Person", name: author.trim() } : organization;
  if (!isDate(date) || !writer) return [];
  return [
    defined({
      "@type": "BlogPosting",
      headline: title,
      datePublished: date,
      author: writer,
      ...common,
      mainEntityOfPage: common.url,
      publisher: organization,
    }),
  ];
}
