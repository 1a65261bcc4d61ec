import type { Scope } from "./blocks/define-block.ts";
import { dateOf, Each, Paragraphs } from "./blocks/parts.tsx";
import { Picture } from "./blocks/picture.tsx";
import { cut } from "./cut.ts";
import { isDate } from "./dates.ts";
import type { Page, SiteDocument } from "./document.ts";
import { isShared } from "./edit/shared-parts.ts";
import { entriesOf } from "./entries.ts";
import { type Entry, type EntryPage, isEntryPage } from "./entry.ts";
import css from "./entry-pages.css?site";
import { partsOfText, plainText } from "./marked-text.ts";
import { mailLink, phoneLink } from "./meta.ts";
import { SHOWN_LENGTHS } from "./page-title.ts";

const made = new WeakMap<SiteDocument, SiteDocument>();

/**
 * Appends the pages of the document's entries. Returns the same document if it has none. The result is for rendering,
 * not for storing.
 */
export function withEntryPages(document: SiteDocument): SiteDocument {
  const known = made.get(document);
  if (known) return known;
  const own = document.pages.filter((page) => !isEntryPage(page));
  const added = entriesOf(document).map((entry) => pageOf(document, entry));
  const whole = added.length > 0 ? { ...document, pages: [...own, ...added] } : document;
  made.set(document, whole);
  made.set(whole, whole);
  return whole;
}

function pageOf({ meta }: SiteDocument, entry: Entry): EntryPage {
  const { id, path, list, title, lead, texts } = entry;
  const frame = list.blocks.filter(isShared);
  const full = [title.trim(), meta.business.name].filter(Boolean).join(" · ");
  const parts = partsOfText(texts).filter(({ text }) => text.trim());
  const first = (parts.find(({ isSubheading }) => !isSubheading) ?? parts[0])?.text ?? "";
  return {
    id,
    path,
    title: full.length > SHOWN_LENGTHS.title ? cut(title, SHOWN_LENGTHS.title) : full,
    label: "",
    description: cut(lead.trim() || plainText(first), SHOWN_LENGTHS.description),
    ...(list.head?.isUnlisted && { head: { isUnlisted: true } }),
    blocks: frame,
    entry,
  };
}

const WORDS = {
  article: { more: "More articles", all: "All articles", before: "Previous", after: "Next" },
  person: { more: "More people", all: "Everyone", before: "Previous", after: "Next" },
};

interface EntryContentProps {
  document: SiteDocument;
  page: EntryPage;
  scope: Scope;
}

/** The main part of an entry's page. */
export function EntryContent({ document, page, scope }: EntryContentProps) {
  const { entry } = page;
  const { kind, title, lead, texts, picture, list, block } = entry;
  const words = WORDS[kind];
  const all = document.pages.filter(isEntryPage).map(({ entry }) => entry);
  const beside = all.filter((other) => other.list === list && other.block === block);
  const at = beside.findIndex(({ id }) => id === page.id);
  return (
    <article
      className={`sw-block sw-section sw-tone sw-tone-plain sw-entry sw-entry-${kind}`}
      aria-labelledby={`${page.id}-title`}
    >
      <div className="sw-inner">
        <p className="sw-entry-back">
          <a href={scope.href(`page:${list.id}#${block.id}`)}>
            <span aria-hidden="true">← </span>
            {words.all}
          </a>
        </p>
        <div className="sw-entry-head">
          <h1 id={`${page.id}-title`} className="sw-title sw-title-page">
            {title}
          </h1>
          <Signed entry={entry} />
          {lead && <p className="sw-lead">{lead}</p>}
        </div>
        {picture && (
          <div className="sw-entry-art">
            <Picture
              picture={picture}
              scope={scope}
              tone="plain"
              id={`${page.id}-art`}
              crop={kind === "article" ? "banner" : "tile"}
            />
          </div>
        )}
        <Paragraphs texts={texts} className="sw-prose sw-entry-text" subheading="h2" />
        <Contact entry={entry} />
        <Beside
          label={words.more}
          links={[
            [words.before, beside[at - 1]],
            [words.after, beside[at + 1]],
          ]}
          scope={scope}
        />
      </div>
    </article>
  );
}

/** The author and date of an article, or the role of a person. */
function Signed({ entry: { kind, date, author, role } }: { entry: Entry }) {
  if (kind === "person") return role ? <p className="sw-entry-signed">{role}</p> : null;
  if (!date && !author) return null;
  return (
    <p className="sw-entry-signed">
      {isDate(date) ? <time dateTime={date}>{dateOf(date)}</time> : date}
      {date && author && " · "}
      {author && `By ${author}`}
    </p>
  );
}

function Contact({ entry: { phone, email } }: { entry: Entry }) {
  const ways = [
    { text: phone, to: phoneLink(phone) },
    { text: email, to: mailLink(email) },
  ].filter(({ text }) => text);
  if (ways.length === 0) return null;
  return (
    <ul className="sw-entry-ways">
      <Each of={ways}>{({ text, to }) => <li>{to ? <a href={to}>{text}</a> : text}</li>}</Each>
    </ul>
  );
}

interface BesideProps {
  label: string;
  links: [string, Entry | undefined][];
  scope: Scope;
}

function Beside({ label, links, scope }: BesideProps) {
  const shown = links.flatMap(([words, entry]) => (entry ? [{ words, entry }] : []));
  if (shown.length === 0) return null;
  return (
    <nav className="sw-entry-beside" aria-label={label}>
      <Each of={shown}>
        {({ words, entry }) => (
          <a href={scope.href(`page:${entry.id}`)} className={`sw-entry-${words.toLowerCase()}`}>
            <small>{words}</small> {entry.title}
          </a>
        )}
      </Each>
    </nav>
  );
}

/** The style of entry pages, if a document has any. */
export const entryCss = ({ pages }: { pages: readonly Page[] }) => (pages.some(isEntryPage) ? css : "");
