import { createStore, type StoreApi } from "zustand";
import { createSliceContext } from "#src/lib/create-slice-context.tsx";

export const DEFAULT_VOLUME = 0.5;

export interface MusicState {
  isPlaying: boolean;
  /** The address of the track. */
  currentTrack: string | null;
  /** From 0 to 1. */
  volume: number;
  playerId: string | null;
  /** Plays the track, or switches to it. */
  play: (track: string, playerId: string) => void;
  pause: () => void;
  /** Pauses, rewinds and clears the track. */
  stop: () => void;
  setVolume: (volume: number) => void;
  /** Registers a player and its track, paused and without loading it. */
  register: (playerId: string, track: string) => void;
  /** Unregisters a player and stops its music. */
  unregister: (playerId: string) => void;
}

/** One audio element serves all players. It is created for the first track that is played. */
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
      // Media keys, headphones and the system can pause and resume the element, too.
      for (const event of ["pause", "play"]) audio.addEventListener(event, follow);
      return audio;
    }

    function applyVolume() {
      if (!audio) return;
      const { volume } = get();
      audio.volume = volume;
      // iOS ignores `volume`, but it respects `muted`.
      audio.muted = volume === 0;
    }

    return {
      isPlaying: false,
      currentTrack: null,
      volume: DEFAULT_VOLUME,
      playerId: null,

      play(track, playerId) {
        const audio = sharedAudio();
        // After an error, a track only loads again if its source is set again.
        if (audio.error || audio.getAttribute("src") !== track) audio.src = track;
        applyVolume();
        set({ isPlaying: true, currentTrack: track, playerId });
        audio.play().catch((reason: unknown) => {
          // Pausing or switching tracks aborts a pending `play()`, which is not an error. Errors of the element itself
          // are reported by its event.
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
