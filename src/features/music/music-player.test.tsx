import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Announcer } from "#src/ui/announcer.tsx";
import { defaultTrack } from "./default-track.ts";
import { MusicPlayer } from "./music-player.tsx";
import { createMusicStore, MusicProvider } from "./music-slice.ts";

let isNarrow = false;

beforeEach(() => {
  isNarrow = false;
  vi.stubGlobal("matchMedia", () => ({ matches: isNarrow }));
});

afterEach(() => vi.unstubAllGlobals());

/** On the player itself; what is said of it to a screen reader stands there for a moment as well. */
const shown = (text: string) => screen.getByText(text, { ignore: "[data-announcer]" });

test("is there at once, paused, at half volume, with nothing fetched", () => {
  const { music, createAudio } = setUp();

  expect(screen.getByRole("region", { name: "Music player" })).toHaveTextContent("Paused");
  expect(slider()).toHaveValue("50");
  expect(music()).toMatchObject({ currentTrack: defaultTrack, isPlaying: false, volume: 0.5 });
  expect(createAudio).not.toHaveBeenCalled();
});

test("plays and pauses", async () => {
  const { visitor, music } = setUp();

  await visitor.click(button("Play music"));
  expect(shown("Playing")).toBeVisible();
  expect(music()).toMatchObject({ isPlaying: true, currentTrack: defaultTrack });

  await visitor.click(button("Pause music"));
  expect(shown("Paused")).toBeVisible();
  expect(music()).toMatchObject({ isPlaying: false, currentTrack: defaultTrack });
});

test("plays the track that another player has registered", async () => {
  const { visitor, music } = setUp({ registered: "/other.m4a" });

  await visitor.click(button("Play music"));

  expect(music()).toMatchObject({ currentTrack: "/other.m4a", playerId: "other", isPlaying: true });
});

test("after a stop there is no track and no player, until the controls are shown again", async () => {
  const { visitor, music } = setUp();
  await visitor.click(button("Play music"));

  await visitor.click(button("Stop music"));
  expect(music()).toMatchObject({ isPlaying: false, currentTrack: null, playerId: null });
  expect(screen.queryByText("Paused")).not.toBeInTheDocument();
  expect(button("Show Music Controls")).toHaveFocus();

  await visitor.click(button("Show Music Controls"));
  expect(shown("Paused")).toBeVisible();
  expect(music().currentTrack).toBe(defaultTrack);
});

test("mutes, and unmutes to 30 %", async () => {
  const { visitor, music } = setUp();

  await visitor.click(button("Mute music"));
  expect(music().volume).toBe(0);
  expect(slider()).toHaveValue("0");

  await visitor.click(button("Unmute music"));
  expect(music().volume).toBe(0.3);
  expect(screen.getByText("30%")).toBeVisible();
});

test("the volume goes from 0 to 100 in steps of 1", () => {
  const { music } = setUp();
  expect(slider()).toHaveAttribute("min", "0");
  expect(slider()).toHaveAttribute("max", "100");
  expect(slider()).toHaveAttribute("step", "1");

  fireEvent.change(slider(), { target: { value: "71" } });

  expect(music().volume).toBe(0.71);
  expect(slider()).toHaveAttribute("aria-valuetext", "71%");
});

test("can be minimised and hidden; the music goes on, and the focus does too", async () => {
  const { visitor, music } = setUp();
  await visitor.click(button("Play music"));

  await visitor.click(button("Minimise music controls"));
  expect(screen.queryByRole("slider")).not.toBeInTheDocument();
  expect(shown("Playing")).toBeVisible();
  expect(button("Expand music controls")).toHaveFocus();

  await visitor.click(button("Expand music controls"));
  expect(button("Minimise music controls")).toHaveFocus();

  await visitor.click(button("Hide music controls"));
  expect(screen.getAllByRole("button")).toEqual([button("Show Music Controls")]);
  expect(button("Show Music Controls")).toHaveFocus();
  expect(music().isPlaying).toBe(true);

  await visitor.click(button("Show Music Controls"));
  expect(shown("Playing")).toBeVisible();
});

test("starts minimised where there is little room, unless it was expanded before", async () => {
  isNarrow = true;
  const { visitor, unmount } = setUp();
  await visitor.click(button("Expand music controls"));
  unmount();

  setUp();

  expect(slider()).toBeVisible();
});

test("starts minimised in the studio, where tools need the room", () => {
  history.replaceState(null, "", "/studio/local-1");

  setUp();

  expect(button("Expand music controls")).toBeVisible();
  history.replaceState(null, "", "/");
});

test("remembers volume and view for the visit", async () => {
  const { visitor, unmount } = setUp();
  fireEvent.change(slider(), { target: { value: "12" } });
  await visitor.click(button("Minimise music controls"));
  unmount();

  const { music } = setUp();

  expect(button("Expand music controls")).toBeVisible();
  expect(music().volume).toBe(0.12);
});

test.each(["{", "null", "7", "[]", '{"volume":2,"isMinimised":"yes","isHidden":1}', '{"volume":"loud"}'])(
  "starts as on a first visit when it finds %s in its memory",
  (text) => {
    sessionStorage.setItem("music_player", text);

    const { music } = setUp();

    expect(slider()).toHaveValue("50");
    expect(music().volume).toBe(0.5);
  },
);

test("says once that it plays, and once that it does not; not how it starts", async () => {
  const { visitor } = setUp();
  const heard = listen();

  await visitor.click(button("Play music"));
  await vi.waitFor(() => expect(heard).toEqual(["Playing"]));
  await visitor.click(button("Minimise music controls"));
  await visitor.click(button("Pause music"));
  await vi.waitFor(() => expect(heard).toEqual(["Playing", "Paused"]));
});

const button = (name: string) => screen.getByRole("button", { name });
const slider = () => screen.getByRole("slider", { name: "Music volume" });

function setUp({ registered }: { registered?: string } = {}) {
  const audio = document.createElement("audio");
  audio.play = () => Promise.resolve();
  audio.pause = () => {};
  const createAudio = vi.fn(() => audio);
  const store = createMusicStore(createAudio);
  if (registered) store.getState().register("other", registered);
  const { unmount } = render(
    <MusicProvider store={store}>
      <MusicPlayer />
      <Announcer />
    </MusicProvider>,
  );
  return { visitor: userEvent.setup(), music: store.getState, createAudio, unmount };
}

/** All that a screen reader is given to say. */
function listen() {
  const heard: string[] = [];
  const announcer = screen.getByRole("status");
  new MutationObserver(() => announcer.textContent && heard.push(announcer.textContent)).observe(announcer, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return heard;
}
