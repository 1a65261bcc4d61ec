import type { Page } from "../document.ts";
import { type Video, videoAt } from "./video.ts";

/** Returns the playable videos of these pages. */
export const videosOn = (pages: readonly Page[]): Video[] =>
  pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      const video = block.kind === "video" && !block.isHidden ? videoAt(block.data.to) : undefined;
      return video ? [video] : [];
    }),
  );

/** Returns the content security policy's sources for the videos of these pages. */
export function embedSources(pages: readonly Page[]) {
  const videos = videosOn(pages);
  const frames = videos.flatMap((video) => (video.kind === "player" ? [new URL(video.player).origin] : []));
  const files = videos.flatMap((video) => (video.kind === "file" ? [originOf(video.file)] : []));
  // Caption tracks count as media, and are files beside the pages.
  const tracks = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === "video" &&
      !block.isHidden &&
      block.data.captions &&
      videoAt(block.data.to)?.kind === "file"
        ? ["'self'"]
        : [],
    ),
  );
  return `${directive("frame-src", frames)}${directive("media-src", [...files, ...tracks])}`;
}

const originOf = (file: string) => (file.startsWith("https:") ? new URL(file).origin : "'self'");

const directive = (name: string, sources: readonly string[]) =>
  sources.length > 0 ? `; ${name} ${[...new Set(sources)].sort().join(" ")}` : "";
