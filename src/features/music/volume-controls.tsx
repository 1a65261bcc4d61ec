import volumeIcon from "icon:speaker-high";
import mutedIcon from "icon:speaker-x";
import { useMusic } from "./music-slice.ts";
import { PlayerButton } from "./player-button.tsx";
import { rememberPlayer } from "./player-memory.ts";

const UNMUTED_VOLUME = 0.3;
const TICKS = Array.from({ length: 11 }, (_, index) => index);

/** A mute button, and a volume slider from 0 to 100. */
export function VolumeControls() {
  const volume = useMusic((music) => music.volume);
  const setVolume = useMusic((music) => music.setVolume);
  const percent = Math.round(volume * 100);
  const isMuted = percent === 0;

  const change = (volume: number) => {
    setVolume(volume);
    rememberPlayer({ volume });
  };

  return (
    <div className="flex min-w-0 grow basis-44 items-center gap-1">
      <PlayerButton
        icon={isMuted ? mutedIcon : volumeIcon}
        name={isMuted ? "Unmute music" : "Mute music"}
        onClick={() => change(isMuted ? UNMUTED_VOLUME : 0)}
      />
      <div className="relative min-w-0 grow">
        <svg
          viewBox="0 0 100 10"
          preserveAspectRatio="none"
          aria-hidden="true"
          data-decorative=""
          className="pointer-events-none absolute inset-x-2 top-[60%] h-2.5 w-[calc(100%-1rem)] overflow-visible stroke-edge"
        >
          {TICKS.map((tick) => (
            <path
              key={tick}
              d={`M${tick * 10} 4v${tick % 5 === 0 ? 6 : 3}`}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <input
          type="range"
          min={0}
          max={100}
          step={1}
          value={percent}
          onChange={(event) => change(event.target.valueAsNumber / 100)}
          aria-label="Music volume"
          aria-valuetext={`${percent}%`}
          className="relative block h-11 w-full cursor-pointer"
        />
      </div>
      <span aria-hidden="true" className="w-[4.5ch] shrink-0 text-right text-sm tabular-nums">
        {percent}%
      </span>
    </div>
  );
}
