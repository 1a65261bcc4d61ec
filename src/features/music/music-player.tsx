import minimiseIcon from "icon:caret-down";
import hideIcon from "icon:eye-slash";
import notesIcon from "icon:music-notes";
import pauseIcon from "icon:pause";
import playIcon from "icon:play";
import stopIcon from "icon:stop";
import playingIcon from "icon:waveform";
import clsx from "clsx";
import { type ComponentProps, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { announce } from "#src/ui/announce.ts";
import { defaultTrack } from "./default-track.ts";
import { useMusic } from "./music-slice.ts";
import { PlayerButton } from "./player-button.tsx";
import { recallPlayer, rememberPlayer } from "./player-memory.ts";
import { VolumeControls } from "./volume-controls.tsx";

const PLAYER_ID = "floating";

/** The music controls on every page. The track loads when the visitor presses Play. */
export function MusicPlayer() {
  const [recalled] = useState(recallPlayer);
  const [isMinimised, setIsMinimised] = useState(recalled.isMinimised);
  const [isHidden, setIsHidden] = useState(recalled.isHidden);
  const hasTrack = useMusic((music) => music.currentTrack !== null);
  const register = useMusic((music) => music.register);
  const unregister = useMusic((music) => music.unregister);
  const setVolume = useMusic((music) => music.setVolume);
  const stop = useMusic((music) => music.stop);

  const view = isHidden || !hasTrack ? "hidden" : isMinimised ? "minimised" : "expanded";
  const { firstControl, keepFocus } = useFocus(view);
  useAnnouncement();

  // A layout effect, because the first paint would otherwise show a player without a track.
  useLayoutEffect(() => {
    setVolume(recalled.volume);
    register(PLAYER_ID, defaultTrack);
    return () => unregister(PLAYER_ID);
  }, [recalled, setVolume, register, unregister]);

  const choose = (choice: { isMinimised: boolean; isHidden: boolean }) => {
    keepFocus();
    setIsMinimised(choice.isMinimised);
    setIsHidden(choice.isHidden);
    rememberPlayer(choice);
  };

  const expand = () => {
    // Registers the default track after a stop. Otherwise the current track stays.
    register(PLAYER_ID, defaultTrack);
    choose({ isMinimised: false, isHidden: false });
  };

  const stopMusic = () => {
    keepFocus();
    stop();
  };

  const minimise = () => choose({ isMinimised: true, isHidden: false });

  const minimiseOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || view !== "expanded") return;
    // Escape must not close anything else.
    event.preventDefault();
    minimise();
  };

  return (
    <section
      aria-label="Music player"
      onKeyDown={minimiseOnEscape}
      // The expanded player takes the full width of the bottom bar.
      data-spread={view === "expanded" ? "" : undefined}
      className={clsx("min-w-0", view === "expanded" && "grow")}
    >
      {view === "hidden" && (
        <PlayerButton ref={firstControl} icon={notesIcon} name="Show Music Controls" onClick={expand} />
      )}
      {view === "minimised" && (
        <>
          <PlayerState className="sr-only" />
          <ExpandButton ref={firstControl} onClick={expand} />
        </>
      )}
      {view === "expanded" && (
        <div className="flex animate-rise flex-wrap items-center gap-x-4 gap-y-1">
          <div className="flex grow items-center gap-2 sm:grow-0">
            <PlayerButton
              ref={firstControl}
              icon={minimiseIcon}
              name="Minimise music controls"
              look="outline"
              onClick={minimise}
            />
            <div className="min-w-[8ch] grow leading-tight">
              <p className="text-muted text-sm">Music</p>
              <PlayerState />
            </div>
            <PlayerButton
              icon={hideIcon}
              name="Hide music controls"
              onClick={() => choose({ isMinimised: false, isHidden: true })}
            />
          </div>
          <div className="flex max-w-96 grow flex-wrap items-center gap-2">
            <PlayButton />
            <PlayerButton icon={stopIcon} name="Stop music" look="outline" onClick={stopMusic} />
            <VolumeControls />
          </div>
        </div>
      )}
    </section>
  );
}

/** The collapsed player. Its icon shows the state that its text gives to screen readers. */
function ExpandButton(props: Pick<ComponentProps<typeof PlayerButton>, "ref" | "onClick">) {
  const isPlaying = useMusic((music) => music.isPlaying);
  return (
    <PlayerButton
      {...props}
      icon={isPlaying ? playingIcon : notesIcon}
      look={isPlaying ? "primary" : "outline"}
      name="Expand music controls"
    />
  );
}

function PlayButton() {
  const isPlaying = useMusic((music) => music.isPlaying);
  const track = useMusic((music) => music.currentTrack);
  const playerId = useMusic((music) => music.playerId);
  const play = useMusic((music) => music.play);
  const pause = useMusic((music) => music.pause);
  return (
    <PlayerButton
      icon={isPlaying ? pauseIcon : playIcon}
      name={isPlaying ? "Pause music" : "Play music"}
      onClick={isPlaying ? pause : () => play(track ?? defaultTrack, playerId ?? PLAYER_ID)}
      look="primary"
    />
  );
}

function PlayerState({ className }: { className?: string }) {
  const isPlaying = useMusic((music) => music.isPlaying);
  return (
    <p className={clsx("font-semibold", isPlaying && "text-signal", className)}>
      {isPlaying ? "Playing" : "Paused"}
    </p>
  );
}

/** A button that changes the view unmounts with the old view, so focus moves into the new one. */
function useFocus(view: string) {
  const firstControl = useRef<HTMLButtonElement>(null);
  const isWanted = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each view has another first control
  useEffect(() => {
    if (isWanted.current) firstControl.current?.focus({ preventScroll: true });
    isWanted.current = false;
  }, [view]);

  const keepFocus = () => {
    isWanted.current = true;
  };
  return { firstControl, keepFocus };
}

/** Announces changes of state, but not the initial state. */
function useAnnouncement() {
  const isPlaying = useMusic((music) => music.isPlaying);
  const said = useRef(isPlaying);

  useEffect(() => {
    if (said.current === isPlaying) return;
    said.current = isPlaying;
    announce(isPlaying ? "Playing" : "Paused", "music");
  }, [isPlaying]);
}
