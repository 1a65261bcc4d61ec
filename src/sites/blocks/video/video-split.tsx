import type { ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import { Player } from "./player.tsx";
import type { VideoData } from "./video-fields.ts";
import css from "./video-split.css?site";

function VideoSplit(props: ViewProps<VideoData>) {
  const { data, id, level } = props;
  return (
    <div className="sw-inner sw-video-cols">
      <Head id={id} level={level} data={data} fallback="Video" />
      <Player {...props} />
    </div>
  );
}

export const videoSplit = {
  label: "Beside the text",
  View: VideoSplit,
  css,
};
