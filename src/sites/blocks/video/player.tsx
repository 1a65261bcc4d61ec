import { type Video, videoAt } from "../../embeds/video.ts";
import { escapeHtml } from "../../escape-html.ts";
import type { Scope, ViewProps } from "../define-block.ts";
import { Paragraphs } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { VideoData } from "./video-fields.ts";

type PlayerProps = Pick<ViewProps<VideoData>, "data" | "id" | "tone" | "scope">;

/** The picture with a play button, and the video in its place once that is pressed. */
export function Player({ data, id, tone, scope }: PlayerProps) {
  const video = videoAt(data.to);
  const name = data.title || scope.meta.business.name || "Video";
  const isPlayer = video?.kind === "player";
  return (
    <figure className={`sw-player sw-player-${data.shape}`}>
      <div className="sw-frame sw-screen" data-picture="picture">
        <Picture picture={data.picture} scope={scope} tone={tone} id={`${id}-poster`} crop="banner" />
        {video && (isPlayer || scope.frameHead === undefined) && <span className="sw-play" />}
        {video && scope.frameHead !== undefined && (
          <Screen video={video} name={name} captions={data.captions} scope={scope} head={scope.frameHead} />
        )}
      </div>
      {(isPlayer || data.transcript.length > 0) && (
        <figcaption>
          {isPlayer && (
            <p className="sw-quiet">
              Loads from {video.service} when you press play.{" "}
              <a href={video.page}>{`Watch it on ${video.service}`}</a>
            </p>
          )}
          {data.transcript.length > 0 && (
            <details className="sw-transcript">
              <summary>Read what is said</summary>
              <Paragraphs field="transcript" texts={data.transcript} />
            </details>
          )}
        </figcaption>
      )}
    </figure>
  );
}

interface ScreenProps {
  video: Video;
  name: string;
  captions: string;
  scope: Scope;
  head: string;
}

function Screen({ video, name, captions, scope, head }: ScreenProps) {
  if (video.kind === "file") {
    return (
      // biome-ignore lint/a11y/useMediaCaption: only the owner has captions, and what is said can be read below
      <video className="sw-screen-video" controls preload="none" playsInline aria-label={name}>
        <source src={video.file} type={video.type} />
        {captions && (
          <track kind="captions" src={captions} srcLang={scope.meta.language} label="Captions" default />
        )}
      </video>
    );
  }
  return (
    <iframe
      className="sw-screen-video"
      title={`Video: ${name}`}
      srcDoc={coverPage(video, name, head, scope.meta.language)}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    />
  );
}

/**
 * The page in the frame is one transparent link over the picture behind the frame. The link opens the player in the
 * frame, so nothing loads before the click, and no script is needed.
 */
function coverPage(video: Video & { kind: "player" }, name: string, head: string, language: string) {
  const words = `Play the video “${name}” from ${video.service}`;
  return `<!DOCTYPE html><html lang="${escapeHtml(language)}"><head><title>${escapeHtml(name)}</title>${head}</head><body><a class="sw-cover" href="${escapeHtml(video.player)}" referrerpolicy="strict-origin-when-cross-origin">${escapeHtml(words)}</a></body></html>`;
}
