import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { createMusicStore, useMusic } from "./music-slice.ts";

test("playing starts a track, and another track replaces it", () => {
  const { music, audio } = setUp();

  music().play("/a.m4a", "one");
  music().play("/b.m4a", "two");

  expect(music()).toMatchObject({ isPlaying: true, currentTrack: "/b.m4a", playerId: "two" });
  expect(audio.getAttribute("src")).toBe("/b.m4a");
  expect(audio.loop).toBe(true);
});

test("pausing keeps the track; stopping rewinds and clears it", () => {
  const { music, audio } = setUp();
  music().play("/a.m4a", "one");
  audio.currentTime = 12;

  music().pause();
  expect(music()).toMatchObject({ isPlaying: false, currentTrack: "/a.m4a" });

  music().stop();
  expect(music()).toMatchObject({ isPlaying: false, currentTrack: null, playerId: null });
  expect(audio.currentTime).toBe(0);
});

test.each([
  [-1, 0],
  [0.3, 0.3],
  [2, 1],
  [Number.NaN, 0.5],
])("the volume %d is stored as %d", (asked, expected) => {
  const { music } = setUp();

  music().setVolume(asked);

  expect(music().volume).toBe(expected);
});

test.each(["ended", "error"])("the event %j ends playback", (event) => {
  const { music, audio } = setUp();
  music().play("/a.m4a", "one");

  audio.dispatchEvent(new Event(event));

  expect(music().isPlaying).toBe(false);
});

test("a refused start is logged only, and leaves the music paused", async () => {
  const { music } = setUp({ play: () => Promise.reject(new DOMException("Not allowed", "NotAllowedError")) });

  music().play("/a.m4a", "one");

  await vi.waitFor(() => expect(music().isPlaying).toBe(false));
  expect(music().currentTrack).toBe("/a.m4a");
  expect(console.info).toHaveBeenCalledOnce();
});

test("a failed track is reported once, and loads again when it is played again", async () => {
  const { music, audio } = setUp({ play: () => Promise.reject(new DOMException("", "NotSupportedError")) });
  const sources = watchSources(audio);

  music().play("/a.m4a", "one");
  failWith(audio);
  await Promise.resolve();
  expect(music().isPlaying).toBe(false);
  expect(console.info).toHaveBeenCalledOnce();

  music().play("/a.m4a", "one");
  expect(sources).toEqual(["/a.m4a", "/a.m4a"]);
});

test("a start interrupted by a pause is not an error", async () => {
  const { music } = setUp({ play: () => Promise.reject(new DOMException("Interrupted", "AbortError")) });

  music().play("/a.m4a", "one");
  music().pause();
  await Promise.resolve();

  expect(console.info).not.toHaveBeenCalled();
});

test("no audio element is created, and nothing loads, before the first play", () => {
  const { music, createAudio } = setUp();

  music().register("one", "/a.m4a");
  music().setVolume(0.2);
  music().pause();
  music().stop();
  expect(createAudio).not.toHaveBeenCalled();

  music().play("/a.m4a", "one");
  music().play("/b.m4a", "two");
  expect(createAudio).toHaveBeenCalledOnce();
});

test("the volume applies to the audio, and zero mutes it", () => {
  const { music, audio } = setUp();
  music().setVolume(0.2);
  music().play("/a.m4a", "one");
  expect(audio).toMatchObject({ volume: 0.2, muted: false });

  music().setVolume(0);
  expect(audio).toMatchObject({ volume: 0, muted: true });

  music().setVolume(1.5);
  expect(audio).toMatchObject({ volume: 1, muted: false });
});

test("pausing and resuming the audio from outside updates the state", () => {
  const { music, audio } = setUp();
  music().play("/a.m4a", "one");

  setPaused(audio, true);
  expect(music().isPlaying).toBe(false);

  setPaused(audio, false);
  expect(music().isPlaying).toBe(true);
});

test("after a stop, media keys do not start it again", () => {
  const { music, audio } = setUp();
  const pause = vi.spyOn(audio, "pause");
  music().play("/a.m4a", "one");
  music().stop();
  pause.mockClear();

  setPaused(audio, false);

  expect(pause).toHaveBeenCalledOnce();
  expect(music().isPlaying).toBe(false);
});

test("its hook throws outside its provider", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});

  expect(() => renderHook(() => useMusic((music) => music.volume))).toThrow(
    "useMusic must be used inside MusicProvider",
  );
});

test("a registered track waits; unregistering its player stops it, but another player's does not", () => {
  const { music } = setUp();
  music().register("one", "/a.m4a");
  expect(music()).toMatchObject({ isPlaying: false, currentTrack: "/a.m4a", playerId: "one" });
  music().play("/a.m4a", "one");

  music().unregister("two");
  expect(music().isPlaying).toBe(true);

  music().unregister("one");
  expect(music()).toMatchObject({ isPlaying: false, currentTrack: null });
});

function setUp({ play = () => Promise.resolve() } = {}) {
  vi.spyOn(console, "info").mockImplementation(() => {});
  const audio = document.createElement("audio");
  audio.play = play;
  audio.pause = () => {};
  const createAudio = vi.fn(() => audio);
  const store = createMusicStore(createAudio);
  return { audio, createAudio, music: store.getState };
}

function failWith(audio: HTMLAudioElement) {
  Object.defineProperty(audio, "error", { value: { code: 4, message: "" } });
  audio.dispatchEvent(new Event("error"));
}

function setPaused(audio: HTMLAudioElement, paused: boolean) {
  Object.defineProperty(audio, "paused", { value: paused, configurable: true });
  audio.dispatchEvent(new Event(paused ? "pause" : "play"));
}

function watchSources(audio: HTMLAudioElement) {
  const sources: string[] = [];
  Object.defineProperty(audio, "src", { set: (source: string) => sources.push(source) });
  return sources;
}
