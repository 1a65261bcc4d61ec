import { isWebAddress } from "../links.ts";

/** A playable video: in the player of a service, or a file. */
export type Video =
  | { kind: "player"; service: "YouTube" | "Vimeo"; player: string; page: string }
  | { kind: "file"; file: string; type: string };

const YOUTUBE_HOSTS = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_PATH = /^\/(?:video\/)?(\d{6,12})(?:\/([0-9a-f]{6,20}))?\/?$/;
const FILE_TYPES: Record<string, string> = { mp4: "video/mp4", m4v: "video/mp4", webm: "video/webm" };

/** Whether a path is a file beside the site's pages: no parent folder and no other host. */
export const isOwnFile = (path: string) => /^(?:[\w-][\w.-]{0,79}\/){0,3}[\w-][\w.-]{0,79}$/.test(path);

type Read = { video: Video } | { error: string };

/** Reads the typed address of a video, or returns an error message. */
export function readVideo(typed: string): Read {
  const address = typed.trim();
  if (isOwnFile(address) && typeOf(address)) return fileAt(address);
  if (/^http:/i.test(address)) return { error: "Use an address that begins with https://." };
  if (!isWebAddress(address)) {
    return {
      error: "Use the address of a video on YouTube or Vimeo, or of a file that ends in .mp4 or .webm.",
    };
  }
  const url = new URL(address);
  const host = url.hostname;
  if (host === "youtu.be" || YOUTUBE_HOSTS.test(host)) return youtubeAt(url);
  if (host === "vimeo.com" || host === "www.vimeo.com" || host === "player.vimeo.com") return vimeoAt(url);
  if (typeOf(url.pathname)) return fileAt(address);
  return {
    error: `${host} is not known for videos. Use YouTube, Vimeo, or a file that ends in .mp4 or .webm.`,
  };
}

/** Reads a stored address; undefined if it is empty. */
export function videoAt(address: string): Video | undefined {
  const read = readVideo(address);
  return "video" in read ? read.video : undefined;
}

export function videoProblem(typed: string) {
  if (typed.trim() === "") return undefined;
  const read = readVideo(typed);
  return "error" in read ? read.error : undefined;
}

function youtubeAt(url: URL): Read {
  const [, first = "", second = ""] = url.pathname.split("/");
  const isShort = url.hostname === "youtu.be";
  const named = ["embed", "shorts", "live", "v"].includes(first) ? second : "";
  const id = isShort ? first : (url.searchParams.get("v") ?? named);
  if (!YOUTUBE_ID.test(id)) {
    return { error: "This YouTube address names no video. Use one such as https://youtu.be/abcdefghijk." };
  }
  const [, seconds] =
    /^(\d{1,5})s?$/.exec(url.searchParams.get("t") ?? url.searchParams.get("start") ?? "") ?? [];
  const start = seconds ? `&start=${seconds}` : "";
  return {
    video: {
      kind: "player",
      service: "YouTube",
      player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start}`,
      page: `https://www.youtube.com/watch?v=${id}${seconds ? `&t=${seconds}` : ""}`,
    },
  };
}

function vimeoAt(url: URL): Read {
  const [, id, secret] = VIMEO_PATH.exec(url.pathname) ?? [];
  const asked = url.searchParams.get("h") ?? "";
  const hash = secret ?? (/^[0-9a-f]{6,20}$/.test(asked) ? asked : "");
  if (!id)
    return { error: "This Vimeo address names no video. Use one such as https://vimeo.com/123456789." };
  return {
    video: {
      kind: "player",
      service: "Vimeo",
      player: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${hash ? `&h=${hash}` : ""}`,
      page: `https://vimeo.com/${id}${hash ? `/${hash}` : ""}`,
    },
  };
}

const typeOf = (path: string) => FILE_TYPES[/\.([a-z0-9]{3,4})$/i.exec(path)?.[1]?.toLowerCase() ?? ""];

const fileAt = (file: string): Read => ({
  video: { kind: "file", file, type: typeOf(file.replace(/[?#].*$/, "")) ?? "video/mp4" },
});

/** Captions are files beside the pages: browsers refuse those of other hosts. */
export const captionsProblem = (typed: string) =>
  typed.trim() === "" || (isOwnFile(typed.trim()) && /\.vtt$/i.test(typed.trim()))
    ? undefined
    : "Use a file beside the pages that ends in .vtt, such as videos/tour.vtt.";
