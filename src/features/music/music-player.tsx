import minimiseIcon from "icon:caret-down";
import expandIcon from "icon:caret-up";
import hideIcon from "icon:eye-slash";
import notesIcon from "icon:music-notes";
import pauseIcon from "icon:pause";
import playIcon from "icon:play";
import stopIcon from "icon:stop";
import clsx from "clsx";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { announce } from "#src/ui/announce.ts";
import { Icon } from "#src/ui/icon.tsx";
import { defaultTrack } from "./default-track.ts";
import { useMusic } from "./music-slice.ts";
import { PlayerButton } from "./player-button.tsx";
import { recallPlayer, rememberPlayer } from "./player-memory.ts";
import { VolumeControls } from "./volume-controls.tsx";

const PLAYER_ID = "floating";
const NARROW = "(width < 1024px)";

/** The controls of the music, on every page. Nothing is fetched before somebody presses Play. */
export function MusicPlayer() {
  const [recalled] = useState(recallPlayer);
  const [chosenSize, setIsMinimised] = useState(recalled.isMinimised);
  const hasLittleRoom = useHasLittleRoom();
  const isMinimised = chosenSize ?? hasLittleRoom;
  const [isHidden, setIsHidden] = useState(recalled.isHidden);
  const hasTrack = useMusic((music) => music.currentTrack !== null);
  const register = useMusic((music) => music.register);
  const unregister = useMusic((music) => music.unregister);
  const setVolume = useMusic((music) => music.setVolume);
  const stop = useMusic((music) => music.stop);

  const view = isHidden || !hasTrack ? "hidden" : isMinimised ? "minimised" : "expanded";
  const { firstControl, keepFocus } = useFocus(view);
  useAnnouncement();

  // Before the first paint, which would otherwise show a player without a track.
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
    // After a stop there is none; else it stays the one that is there.
    register(PLAYER_ID, defaultTrack);
    choose({ isMinimised: false, isHidden: false });
  };

  const stopMusic = () => {
    keepFocus();
    stop();
  };

  return (
    <section aria-label="Music player" className="max-w-full">
      {view === "hidden" && (
        <button
          ref={firstControl}
          type="button"
          onClick={expand}
          className="flex min-h-12 max-w-full animate-rise items-center gap-2 rounded-full border border-edge bg-raised py-1 pr-4 pl-3 text-left font-semibold text-sm shadow-float transition-colors hover:bg-sunken"
        >
          <Icon path={notesIcon} className="size-5 text-signal" />
          Show Music Controls
        </button>
      )}
      {view === "minimised" && (
        <div className="flex w-fit max-w-full animate-rise items-center rounded-full border border-edge bg-raised p-px shadow-float">
          <PlayButton />
          <PlayerState className="pr-1 pl-2.5 text-sm" />
          <PlayerButton ref={firstControl} icon={expandIcon} name="Expand music controls" onClick={expand} />
        </div>
      )}
      {view === "expanded" && (
        <div className="w-[21rem] max-w-full animate-rise rounded-card border border-edge bg-raised shadow-float">
          <div className="flex items-center gap-3 border-line border-b p-2 pl-3">
            <Icon path={notesIcon} className="size-6 text-signal" />
            <div className="min-w-0 grow leading-tight">
              <p className="text-muted text-sm">Music</p>
              <PlayerState />
            </div>
            <PlayerButton
              ref={firstControl}
              icon={minimiseIcon}
              name="Minimise music controls"
              onClick={() => choose({ isMinimised: true, isHidden: false })}
            />
            <PlayerButton
              icon={hideIcon}
              name="Hide music controls"
              onClick={() => choose({ isMinimised, isHidden: true })}
              className="-ml-3"
            />
          </div>
          <div className="flex flex-wrap items-center gap-2 p-3">
            <PlayButton />
            <PlayerButton icon={stopIcon} name="Stop music" look="outline" onClick={stopMusic} />
            <VolumeControls />
          </div>
        </div>
      )}
    </section>
  );
}

/** In the studio and below proposals the edges of the window are where the tools are. */
function useHasLittleRoom() {
  const [path] = useLocation();
  const hasBrief = new URLSearchParams(useSearch()).has("brief");
  // The width by itself would have the page laid out anew, each time this is rendered.
  return hasBrief || path.includes("/studio/") || matchMedia(NARROW).matches;
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

/** What is pressed to change the view is gone with the old one: the focus goes on in the new one. */
function useFocus(view: string) {
  const firstControl = useRef<HTMLButtonElement>(null);
  const isWanted = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has another first control
  useEffect(() => {
    if (isWanted.current) firstControl.current?.focus({ preventScroll: true });
    isWanted.current = false;
  }, [view]);

  const keepFocus = () => {
    isWanted.current = true;
  };
  return { firstControl, keepFocus };
}

/** A state that the page opens with goes without saying. */
function useAnnouncement() {
  const isPlaying = useMusic((music) => music.isPlaying);
  const said = useRef(isPlaying);

  useEffect(() => {
    if (said.current === isPlaying) return;
    said.current = isPlaying;
    announce(isPlaying ? "Playing" : "Paused", "music");
  }, [isPlaying]);
}
