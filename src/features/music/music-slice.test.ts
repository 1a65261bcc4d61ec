import { expect, test, vi } from "vitest";
import { createMusicStore } from "./music-slice.ts";

test("playing starts a track, and another track takes its place", () => {
  const { music, audio } = setUp();

  music().play("/a.m4a", "one");
  music().play("/b.m4a", "two");

  expect(music()).toMatchObject({ isPlaying: true, currentTrack: "/b.m4a", playerId: "two" });
  expect(audio.getAttribute("src")).toBe("/b.m4a");
  expect(audio.loop).toBe(true);
});

test("pausing keeps the track; stopping rewinds and forgets it", () => {
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
])("volume %d becomes %d", (asked, expected) => {
  const { music } = setUp();

  music().setVolume(asked);

  expect(music().volume).toBe(expected);
});

test.each(["ended", "error"])("the event %j ends the playing", (event) => {
  const { music, audio } = setUp();
  music().play("/a.m4a", "one");

  audio.dispatchEvent(new Event(event));

  expect(music().isPlaying).toBe(false);
});

test("a refused start is logged only, and leaves the music paused", async () => {
  const { music } = setUp(() => Promise.reject(new DOMException("Not allowed", "NotAllowedError")));

  music().play("/a.m4a", "one");

  await vi.waitFor(() => expect(music().isPlaying).toBe(false));
});

test("a registered track waits; unregistering its player stops it, another player's does not", () => {
  const { music } = setUp();
  music().register("one", "/a.m4a");
  expect(music()).toMatchObject({ isPlaying: false, currentTrack: "/a.m4a", playerId: "one" });
  music().play("/a.m4a", "one");

  music().unregister("two");
  expect(music().isPlaying).toBe(true);

  music().unregister("one");
  expect(music()).toMatchObject({ isPlaying: false, currentTrack: null });
});

function setUp(play = () => Promise.resolve()) {
  vi.spyOn(console, "info").mockImplementation(() => {});
  const audio = document.createElement("audio");
  audio.play = play;
  audio.pause = () => {};
  const store = createMusicStore(() => audio);
  return { audio, music: store.getState };
}
