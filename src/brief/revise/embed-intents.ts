import { pattern } from "#src/lib/pattern.ts";
import type { Page } from "#src/sites/document.ts";
import { freeId } from "#src/sites/edit/free-id.ts";
import { type Counter, counterName, readCounter, typedCounter } from "#src/sites/embeds/counter.ts";
import { MOST_PROFILES, type Profile, readProfile } from "#src/sites/embeds/social.ts";
import { readVideo } from "#src/sites/embeds/video.ts";
import { ADD, toneIn } from "./block-words.ts";
import { type Draft, dataOf, isFull } from "./draft.ts";
import { act, type Intent } from "./intent.ts";
import { newBlock, originOf } from "./new-block.ts";
import { pageNamed, placeOf } from "./page-intents.ts";
import { putAt } from "./place-block.ts";
import type { Said } from "./said.ts";
import { variantIn } from "./variants.ts";

const ADDRESS = /\bhttps?:\/\/\S{3,2000}/i;
const ANOTHER = /\b(?:change|replace|exchange|set|use|instead|new address)\b/;

export const embedIntents: Intent[] = [
  {
    id: "video",
    title: "A video of YouTube, Vimeo, or a file",
    examples: ["add a video https://youtu.be/dQw4w9WgXcQ", "change the video to https://vimeo.com/76979871"],
    read: (said) => {
      const address = addressIn(said.raw);
      const isVideo = said.parts.some(({ kinds }) => kinds.includes("video"));
      if (!address || !(isVideo || "video" in readVideo(address))) return;
      return act((draft) => showVideo(draft, said, address));
    },
  },
  {
    id: "social",
    title: "Profiles at social networks",
    examples: [
      "add our instagram https://www.instagram.com/crumb",
      "we are at https://www.facebook.com/crumb",
    ],
    read: ({ raw, text }) => {
      const address = addressIn(raw);
      const read = address ? readProfile(address) : undefined;
      if (read && "profile" in read && (read.profile.isKnown || SOCIAL.test(text)))
        return act((draft) => addProfile(draft, read.profile));
      if (!SOCIAL.test(text) || !ADD.test(text)) return;
      const why = read && "error" in read ? read.error : "Say the address of the profile.";
      return act((draft) =>
        draft.note(`${why} For example: add our Instagram https://www.instagram.com/your-name`),
      );
    },
  },
  {
    id: "counter",
    title: "Count visits without cookies",
    examples: ["count visits with plausible for crumb.example", "use goatcounter: crumb"],
    read: ({ raw, text }) => {
      if (COUNTING.test(text) && STOP.test(text)) return act((draft) => setCounter(draft, undefined));
      const kind = /\bplausible\b/.test(text)
        ? "plausible"
        : /\bgoatcounter\b/.test(text)
          ? "goatcounter"
          : undefined;
      if (!kind) return;
      const [, name = ""] = NAMED.exec(raw) ?? [];
      const read = readCounter(kind, name.replace(/[.,!?]+$/, ""));
      return act((draft) => ("counter" in read ? setCounter(draft, read.counter) : draft.note(read.error)));
    },
  },
];

/** Captures the account or address after the name of a statistics service. */
const NAMED = /(?:plausible|goatcounter)\b[^\n]{0,60}?(?:\s|:)([\w.:/-]{2,320})\s*$/i;
const COUNTING = /\b(?:count(?:ing|er)?|analytics|tracking)\b/;
const STOP = /\b(?:stop|remove|without|turn off|switch off|dont|do not)\b/;

function setCounter(draft: Draft, counter: Counter | undefined) {
  const { meta } = draft.site;
  const before = meta.counter;
  if (JSON.stringify(before) === JSON.stringify(counter))
    return draft.note(counter ? "Visits are counted there already." : "Visits are not counted.");
  meta.counter = counter;
  const nameOf = (one: Counter | undefined) => (one ? `${counterName(one)}, ${typedCounter(one)}` : "");
  draft.change("Counting visits", nameOf(before), nameOf(counter));
}

const NETWORKS = /instagram|facebook|twitter|tiktok|linkedin|mastodon|bluesky|pinterest/;
const SOCIAL = pattern()`\b(?:social (?:media|icons?|links?|profiles?|networks?)|${NETWORKS})\b`;

function addressIn(raw: string) {
  const [found = ""] = ADDRESS.exec(raw) ?? [];
  return found.replace(/[.,:!?)"”’]+$/, "");
}

function addProfile(draft: Draft, { to, name }: Profile) {
  const { meta } = draft.site;
  const before = meta.social ?? [];
  if (before.includes(to)) return draft.note(`${name} is there already.`);
  if (before.length >= MOST_PROFILES) return draft.note(`There is room for ${MOST_PROFILES} profiles.`);
  meta.social = [...before, to];
  draft.change("Social profile", "", to);
}

async function showVideo(draft: Draft, said: Said, address: string) {
  const read = readVideo(address);
  if ("error" in read) return draft.note(`This video cannot be shown. ${read.error}`);
  const named = pageNamed(said);
  const page = placeOf(draft, said);
  if (named && !page) return draft.note(`There is no page “${named}”.`);
  const there = videoOn(draft, page ?? draft.page, ANOTHER.test(said.text));
  if (there) {
    if (!draft.isOpen(there)) return;
    const data = dataOf(there);
    const before = String(data.to);
    if (before === address) return draft.note("That is the video already.");
    data.to = address;
    delete there.isHidden;
    return draft.change("Video", before, address);
  }
  await addVideo(draft, page ?? draft.page, said, address);
}

/** Returns the video block without an address or, if `isAny`, any video block. */
function videoOn(draft: Draft, page: Page, isAny: boolean) {
  const videos = page.blocks.filter(({ kind }) => kind === "video");
  const waiting = videos.find((block) => block.kind === "video" && block.data.to === "");
  return waiting ?? (isAny ? (videos[0] ?? draft.find(["video"])?.block) : undefined);
}

async function addVideo(draft: Draft, page: Page, said: Said, address: string) {
  if (isFull(draft, page)) return;
  const origin = await originOf(draft.site);
  const block = newBlock(draft.site, origin, "video", toneIn(said.shape), variantIn("video", said));
  dataOf(block).to = address;
  putAt(draft, { ...block, id: freeId("video", page.blocks) }, page, undefined, said);
}
