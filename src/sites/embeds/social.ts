import { isWebAddress } from "../links.ts";

/** Line drawings of one stroke width on a grid of 24, like those of `icons.tsx`. */
const PATHS = {
  instagram:
    "M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17 7v.01",
  facebook: "M17 3.5h-2c-2.2 0-3.5 1.4-3.5 3.7V21M8 12.5h8",
  x: "M4 4h4l12 16h-4ZM19.5 4 4.5 20",
  tiktok: "M13 3.5v11.7A3.7 3.7 0 1 1 9.3 11.5M13 3.5c.3 2.8 2.2 4.7 5.2 4.9",
  youtube: "M5.5 5.5h13A3 3 0 0 1 21.5 8.5v7a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3ZM10 9v6l5-3Z",
  vimeo:
    "M3 9c2-2.5 4-4 5-2.5 1.2 2 1.2 9.5 3.5 9.5 2 0 4.5-4 5-6.5.3-1.7-1-2.2-2.3-1.3.6-3 3-4.7 5-4.2 3.5 1-1 15.5-8.2 15.5C7 19.5 7.5 9 5.5 8.5",
  linkedin: "M4 4h16v16H4ZM8 11v5.5M8 7.5v.01M11.5 16.5V11M11.5 13.2c0-1.5 1-2.4 2.3-2.4s2.2.9 2.2 2.4v3.3",
  pinterest:
    "M9.3 19.9A8.5 8.5 0 1 1 12 20.5M10 20.5l2.4-10M9.4 12.8c-1.5-2.5.2-5.3 3-5.3 2.7 0 4.1 2 3.5 4.4-.5 2.4-2.7 3.5-4.5 2.1",
  threads: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Zm0 0v1.2a2.3 2.3 0 0 0 4.5 0V12a8.5 8.5 0 1 0-3.4 6.8",
  bluesky:
    "M12 11.5C10.5 8.5 7 5 4.5 4.5c-1.5 5 .5 8 4 8.5-3 .5-4 3-1.5 5.5 2.5 1 4-1.5 5-4 1 2.5 2.5 5 5 4 2.5-2.5 1.5-5-1.5-5.5 3.5-.5 5.5-3.5 4-8.5-2.5.5-6 4-7.5 7Z",
  mastodon:
    "M17.8 17.5c-3 .5-7.8.6-8.4-1.7M17 20c-4 1-9.5.7-11.3-3.5C4.6 14 4.5 10.5 4.5 8c0-2.5 2-4.5 4.5-4.5h6c2.5 0 4.5 2 4.5 4.5v3c0 2.7-1.5 4.5-4.3 4.7H10M8.5 12V9c0-2.2 3.5-2.2 3.5 0v2M12 9c0-2.2 3.5-2.2 3.5 0v3",
  whatsapp:
    "M4 20l1.3-4.4A8.3 8.3 0 1 1 8.5 18.8ZM9 9c.3 3 3 5.6 6 5.9l1-1.7-2.2-1.2-1 .9a6.3 6.3 0 0 1-1.8-1.8l.9-1L10.7 8Z",
  telegram: "M21 4 3 11l5.5 2.2L19 6l-8.5 8.5V20l3-3.7 4.5 3.2Z",
  link: "M10 14a4.5 4.5 0 0 0 6.5.4l2.7-2.7a4.6 4.6 0 0 0-6.5-6.5L11.5 6.5M14 10a4.5 4.5 0 0 0-6.5-.4l-2.7 2.7a4.6 4.6 0 0 0 6.5 6.5l1.2-1.2",
};

const NETWORKS: readonly [host: RegExp, icon: keyof typeof PATHS, name: string][] = [
  [/^instagram\.com$/, "instagram", "Instagram"],
  [/^(?:[a-z-]{2,5}\.)?facebook\.com$|^fb\.com$/, "facebook", "Facebook"],
  [/^(?:x|twitter)\.com$/, "x", "X"],
  [/^tiktok\.com$/, "tiktok", "TikTok"],
  [/^youtube\.com$/, "youtube", "YouTube"],
  [/^vimeo\.com$/, "vimeo", "Vimeo"],
  [/^(?:[a-z]{2}\.)?linkedin\.com$/, "linkedin", "LinkedIn"],
  [/^(?:[a-z]{2}\.)?pinterest\.[a-z.]{2,6}$/, "pinterest", "Pinterest"],
  [/^threads\.(?:net|com)$/, "threads", "Threads"],
  [/^bsky\.app$/, "bluesky", "Bluesky"],
  [/^(?:wa\.me|whatsapp\.com)$/, "whatsapp", "WhatsApp"],
  [/^(?:t\.me|telegram\.me)$/, "telegram", "Telegram"],
];

export const MOST_PROFILES = 8;

export interface Profile {
  to: string;
  /** The name of the network, or its host if the network is unknown. */
  name: string;
  path: string;
  isKnown: boolean;
}

type Read = { profile: Profile } | { error: string };

/** Reads the typed address of a profile, or returns an error message. */
export function readProfile(typed: string): Read {
  const to = typed.trim();
  if (!isWebAddress(to)) return { error: "Use addresses such as https://www.instagram.com/your-name." };
  const url = new URL(to);
  const host = url.hostname.replace(/^(?:www|m)\./, "");
  const [, icon, name] = NETWORKS.find(([hosts]) => hosts.test(host)) ?? [];
  if (icon && name) {
    if (url.pathname === "/") return { error: `This address of ${name} names no profile.` };
    return { profile: { to, name, path: PATHS[icon], isKnown: true } };
  }
  // Mastodon servers have many hosts, but their profile addresses have one shape.
  const isMastodon = /^\/@\w{1,60}(?:@[\w.-]{1,100})?\/?$/.test(url.pathname);
  return {
    profile: isMastodon
      ? { to, name: "Mastodon", path: PATHS.mastodon, isKnown: true }
      : { to, name: host, path: PATHS.link, isKnown: false },
  };
}

export const profilesIn = (addresses: readonly string[] = []): Profile[] =>
  addresses.flatMap((address) => {
    const read = readProfile(address);
    return "profile" in read ? [read.profile] : [];
  });

/** The error message for addresses that are not profiles. */
export function profilesProblem(addresses: readonly string[]) {
  if (addresses.length > MOST_PROFILES) return `There is room for ${MOST_PROFILES} profiles.`;
  for (const address of addresses) {
    const read = readProfile(address);
    if ("error" in read) return read.error;
  }
  return undefined;
}
