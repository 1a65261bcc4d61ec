import { createStore, type StoreApi } from "zustand";
import { createSliceContext } from "#src/lib/create-slice-context.tsx";

export const DEFAULT_VOLUME = 0.5;

export interface MusicState {
  isPlaying: boolean;
  /** A source address. */
  currentTrack: string | null;
  /** 0 to 1. */
  volume: number;
  playerId: string | null;
  /** Starts the track, or switches to it. */
  play: (track: string, playerId: string) => void;
  pause: () => void;
  /** Pauses, rewinds, and forgets the track. */
  stop: () => void;
  setVolume: (volume: number) => void;
  /** Makes a player and its track known, paused, without fetching anything. */
  register: (playerId: string, track: string) => void;
  /** Music that this player plays is stopped. */
  unregister: (playerId: string) => void;
}

/** One audio element serves all players; it comes into being with the first track that is played. */
export function createMusicStore(createAudio: () => HTMLAudioElement = () => new Audio()) {
  let audio: HTMLAudioElement | undefined;

  return createStore<MusicState>()((set, get) => {
    const fail = (reason: unknown) => {
      console.info("The music could not be played.", reason);
      set({ isPlaying: false });
    };

    function follow() {
      if (audio && !audio.paused && !get().currentTrack) audio.pause();
      else set({ isPlaying: audio?.paused === false });
    }

    function sharedAudio() {
      if (audio) return audio;
      audio = createAudio();
      audio.loop = true;
      audio.preload = "none";
      audio.addEventListener("ended", () => set({ isPlaying: false }));
      audio.addEventListener("error", () => fail(audio?.error));
      // Keys of the keyboard, headphones and other programs pause and resume it as well.
      for (const event of ["pause", "play"]) audio.addEventListener(event, follow);
      return audio;
    }

    function applyVolume() {
      if (!audio) return;
      const { volume } = get();
      audio.volume = volume;
      // Phones that leave the volume to their own keys know silence at least.
      audio.muted = volume === 0;
    }

    return {
      isPlaying: false,
      currentTrack: null,
      volume: DEFAULT_VOLUME,
      playerId: null,

      play(track, playerId) {
        const audio = sharedAudio();
        // A failed track only loads again if its source is set again.
        if (audio.error || audio.getAttribute("src") !== track) audio.src = track;
        applyVolume();
        set({ isPlaying: true, currentTrack: track, playerId });
        audio.play().catch((reason: unknown) => {
          // Pausing or switching interrupts a start that is under way; that is no failure. An error that
          // the element has of its own was its event's to tell.
          const isInterruption = reason instanceof DOMException && reason.name === "AbortError";
          if (!isInterruption && !audio.error) fail(reason);
        });
      },

      pause() {
        audio?.pause();
        set({ isPlaying: false });
      },

      stop() {
        if (audio) {
          audio.pause();
          audio.currentTime = 0;
        }
        set({ isPlaying: false, currentTrack: null, playerId: null });
      },

      setVolume(volume) {
        const clamped = Number.isFinite(volume) ? Math.min(1, Math.max(0, volume)) : DEFAULT_VOLUME;
        set({ volume: clamped });
        applyVolume();
      },

      register(playerId, track) {
        if (!get().currentTrack) set({ currentTrack: track, playerId });
      },

      unregister(playerId) {
        if (get().playerId === playerId) get().stop();
      },
    };
  });
}

export const [MusicProvider, useMusic] = createSliceContext<MusicState>({
  name: "Music",
  create: createMusicStore,
  start: (store: StoreApi<MusicState>) => () => store.getState().stop(),
});
