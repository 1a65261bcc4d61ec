import type { ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import { Player } from "./player.tsx";
import type { VideoData } from "./video-fields.ts";
import css from "./video-wide.css?site";

function VideoWide(props: ViewProps<VideoData>) {
  const { data, id, level } = props;
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="Video" />
      <div className="sw-cinema">
        <Player {...props} />
      </div>
    </div>
  );
}

export const videoWide = {
  label: "Across the page",
  View: VideoWide,
  css,
};
