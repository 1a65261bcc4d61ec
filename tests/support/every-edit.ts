import type { Block, SiteDocument } from "#src/sites/document.ts";
import { paste } from "#src/sites/edit/clipping.ts";
import { clippingOf } from "#src/sites/edit/clipping-format.ts";
import {
  addBlock,
  blockAt,
  duplicateBlock,
  moveBlock,
  removeBlock,
  setLocked,
  setLook,
  writeField,
} from "#src/sites/edit/edit-blocks.ts";
import { changeForms, sendForms } from "#src/sites/edit/edit-forms.ts";
import {
  addCopiedPage,
  addPage,
  describePage,
  duplicatePage,
  labelPage,
  makeHome,
  movePage,
  renamePage,
} from "#src/sites/edit/edit-pages.ts";
import { changeMeta, changeTheme } from "#src/sites/edit/edit-theme.ts";
import { fillList, unlinkList } from "#src/sites/edit/fill-list.ts";
import { placePhotos } from "#src/sites/edit/place-photos.ts";
import { removePage } from "#src/sites/edit/remove-page.ts";
import { changeHead, changePageHead } from "#src/sites/head/change-head.ts";
import type { Edit } from "./edit-laws.ts";
import { fc } from "./fuzz.ts";

const number = fc.nat(60);
const words = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.constantFrom("", "index", "Menu", "\ud800"),
);
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const flag = fc.constantFrom(undefined, true, false);

/** An edit of a page or block of any site, chosen by numbers. */
const onPage = <Given>(
  given: fc.Arbitrary<Given>,
  edit: (site: SiteDocument, page: string, given: Given) => SiteDocument,
) =>
  fc.tuple(number, given).map(
    ([page, given]): Edit =>
      (site) =>
        edit(site, pick(site.pages, page).id, given),
  );
const onBlock = <Given>(
  given: fc.Arbitrary<Given>,
  edit: (site: SiteDocument, place: { page: string; block: string }, given: Given) => SiteDocument,
) =>
  fc.tuple(number, number, given).map(
    ([page, block, given]): Edit =>
      (site) =>
        edit(site, placeIn(site, page, block), given),
  );
const onSite = <Given>(
  given: fc.Arbitrary<Given>,
  edit: (site: SiteDocument, given: Given) => SiteDocument,
) =>
  given.map(
    (given): Edit =>
      (site) =>
        edit(site, given),
  );
const pick = <T>(entries: readonly T[], at: number) => entries[at % entries.length] as T;

function placeIn(document: SiteDocument, page: number, block: number) {
  const shown = pick(document.pages, page);
  return { page: shown.id, block: shown.blocks.length > 0 ? pick(shown.blocks, block).id : "none" };
}

const photo = fc.constantFrom("", "Our oven").map((label) => ({
  ...{ kind: "photo" as const, asset: `asset:${"ab".repeat(32)}`, width: 800, height: 600, label },
  ...{ art: null, focus: { x: 50, y: 50 }, zoom: 100, tone: "none" as const },
}));

/** Every exported edit of a site by its name, with any arguments. */
export const everyEdit: Record<string, fc.Arbitrary<Edit>> = {
  moveBlock: onBlock(number, moveBlock),
  removeBlock: onBlock(fc.constant(0), removeBlock),
  duplicateBlock: onBlock(fc.constant(0), duplicateBlock),
  addBlock: onBlock(fc.tuple(number, number), (site, place, [onto, at]) =>
    addBlock(
      site,
      pick(site.pages, onto).id,
      blockAt(site, place) ?? (site.pages[0]?.blocks[0] as Block),
      at,
    ),
  ),
  setLook: onBlock(
    fc.tuple(fc.constantFrom("", "", "", "backdrop", "none"), flag),
    (site, place, [variant, isHidden]) =>
      setLook(site, place, { ...(variant && { variant: variant as never }), isHidden, tone: "dark" }),
  ),
  setLocked: onBlock(fc.boolean(), setLocked),
  writeField: onBlock(
    fc.tuple(
      fc.constantFrom("title", "text", "action", "__proto__", "picture", "facts"),
      fc.oneof(words, fc.anything()),
    ),
    (site, place, [name, value]) => writeField(site, place, [name], value),
  ),
  fillList: onBlock(
    fc.array(fc.record({ name: words, title: words, price: words, date: fc.anything() }), { maxLength: 30 }),
    (site, place, entries) =>
      fillList(site, place, entries, {
        ...{ app: "local-8", view: "list", fields: { name: "name" }, at: "2026-11-30T12:00:00.000Z" },
      }),
  ),
  unlinkList: onBlock(fc.constant(null), (site, place) => unlinkList(site, place)),
  addPage: onSite(words, addPage),
  renamePage: onPage(words, renamePage),
  labelPage: onPage(words, labelPage),
  describePage: onPage(words, describePage),
  movePage: onPage(number, movePage),
  makeHome: onPage(fc.constant(0), makeHome),
  duplicatePage: onPage(fc.constant(0), duplicatePage),
  addCopiedPage: onPage(number, (site, page, from) => addCopiedPage(site, pick(site.pages, from), page)),
  removePage: onPage(fc.constant(0), removePage),
  paste: onBlock(fc.boolean(), (site, { page, block }, isPage) => {
    const found = blockAt(site, { page, block });
    const part = isPage || !found ? { page: pick(site.pages, 0) } : { block: found };
    const pasted = paste(site, { page, after: block }, clippingOf(site, part));
    return "document" in pasted ? pasted.document : site;
  }),
  changeTheme: onSite(
    fc.constantFrom({ palette: "ember" }, { palette: "none" }, { form: "pill" as const }, { scale: 9 }),
    changeTheme,
  ),
  changeMeta: onSite(
    fc.oneof(
      words.map((name) => ({ business: { name } })),
      words.map((notice) => ({ notice })),
      fc.constantFrom({ language: "pt" }, { logo: undefined }, { hasPrivacyPage: false }),
    ),
    changeMeta,
  ),
  changeForms: onSite(
    fc.record({ consent: maybe(words), names: fc.dictionary(fc.constantFrom("hero", "contact"), words) }),
    changeForms,
  ),
  sendForms: onSite(
    fc.constantFrom({ kind: "none" as const }, { kind: "email" as const, email: "ann@crumb.example" }),
    sendForms,
  ),
  changeHead: onSite(
    fc.record({
      origin: fc.constantFrom(undefined, "", "https://crumb.example", "no address"),
      isUnlisted: flag,
      businessType: fc.constantFrom(undefined, "Bakery", "<b>"),
      geo: maybe(fc.record({ latitude: fc.integer({ min: -99, max: 99 }), longitude: fc.nat(180) })),
    }),
    changeHead,
  ),
  changePageHead: onPage(
    fc.record({ isUnlisted: flag, socialTitle: maybe(words), formerPaths: fc.subarray(["old", "older"]) }),
    changePageHead,
  ),
  placePhotos: onSite(
    fc.array(photo, { maxLength: 3 }),
    (site, photos) => placePhotos(site, photos).document,
  ),
};

export const anyEdit = fc.oneof(...Object.values(everyEdit));
