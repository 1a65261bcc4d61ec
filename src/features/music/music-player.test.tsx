import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Announcer } from "#src/ui/announcer.tsx";
import { defaultTrack } from "./default-track.ts";
import { MusicPlayer } from "./music-player.tsx";
import { createMusicStore, MusicProvider } from "./music-slice.ts";

/** Matches the visible text; the live region holds a copy for a moment. */
const shown = (text: string) => screen.getByText(text, { ignore: "[data-announcer]" });

test("starts as one button, paused, at half volume, without loading a track", { tags: "short" }, async () => {
  const { visitor, music, createAudio } = setUp();

  expect(screen.getByRole("region", { name: "Music player" })).toHaveTextContent("Paused");
  expect(screen.getAllByRole("button")).toEqual([button("Expand music controls")]);
  await visitor.click(button("Expand music controls"));
  expect(slider()).toHaveValue("50");
  expect(music()).toMatchObject({ currentTrack: defaultTrack, isPlaying: false, volume: 0.5 });
  expect(createAudio).not.toHaveBeenCalled();
});

test("plays and pauses", async () => {
  const { visitor, music } = await setUpOpen();

  await visitor.click(button("Play music"));
  expect(shown("Playing")).toBeVisible();
  expect(music()).toMatchObject({ isPlaying: true, currentTrack: defaultTrack });

  await visitor.click(button("Pause music"));
  expect(shown("Paused")).toBeVisible();
  expect(music()).toMatchObject({ isPlaying: false, currentTrack: defaultTrack });
});

test("plays the track registered by another player", async () => {
  const { visitor, music } = await setUpOpen({ registered: "/other.m4a" });

  await visitor.click(button("Play music"));

  expect(music()).toMatchObject({ currentTrack: "/other.m4a", playerId: "other", isPlaying: true });
});

test("after a stop there is neither track nor player, until the controls are shown again", async () => {
  const { visitor, music } = await setUpOpen();
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
  const { visitor, music } = await setUpOpen();

  await visitor.click(button("Mute music"));
  expect(music().volume).toBe(0);
  expect(slider()).toHaveValue("0");

  await visitor.click(button("Unmute music"));
  expect(music().volume).toBe(0.3);
  expect(screen.getByText("30%")).toBeVisible();
});

test("the volume goes from 0 to 100 in steps of 1", async () => {
  const { music } = await setUpOpen();
  expect(slider()).toHaveAttribute("min", "0");
  expect(slider()).toHaveAttribute("max", "100");
  expect(slider()).toHaveAttribute("step", "1");

  fireEvent.change(slider(), { target: { value: "71" } });

  expect(music().volume).toBe(0.71);
  expect(slider()).toHaveAttribute("aria-valuetext", "71%");
});

test("can be minimized and hidden without stopping the music or losing the focus", async () => {
  const { visitor, music } = await setUpOpen();
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

test("Escape minimizes it and keeps the focus on its button", async () => {
  const { visitor } = await setUpOpen();
  const escapes = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
  document.addEventListener("keydown", escapes);
  slider().focus();

  await visitor.keyboard("{Escape}");

  expect(screen.queryByRole("slider")).not.toBeInTheDocument();
  expect(button("Expand music controls")).toHaveFocus();
  // Another open menu stays open.
  expect(escapes).toHaveLastReturnedWith(true);
  document.removeEventListener("keydown", escapes);

  await visitor.keyboard("{Enter}");
  expect(button("Minimise music controls")).toHaveFocus();
});

test("stays expanded for the visit once it was expanded", async () => {
  const { unmount } = await setUpOpen();
  unmount();

  setUp();

  expect(slider()).toBeVisible();
});

test("stays hidden for the visit once it was hidden", async () => {
  const { visitor, unmount } = await setUpOpen();
  await visitor.click(button("Hide music controls"));
  unmount();

  setUp();

  expect(screen.getAllByRole("button")).toEqual([button("Show Music Controls")]);
  await visitor.click(button("Show Music Controls"));
  expect(slider()).toBeVisible();
});

test("remembers volume and view for this visit only", async () => {
  const { visitor, unmount } = await setUpOpen();
  fireEvent.change(slider(), { target: { value: "12" } });
  await visitor.click(button("Minimise music controls"));
  unmount();

  const { music } = setUp();

  expect(button("Expand music controls")).toBeVisible();
  expect(music().volume).toBe(0.12);
  expect(localStorage).toHaveLength(0);
});

test.each(["{", "null", "7", "[]", '{"volume":2,"isMinimised":"yes","isHidden":1}', '{"volume":"loud"}'])(
  "ignores invalid stored state: %s",
  (text) => {
    sessionStorage.setItem("music_player", text);

    const { music } = setUp();

    expect(button("Expand music controls")).toBeVisible();
    expect(music().volume).toBe(0.5);
  },
);

test("announces playing and pausing once, but not the initial state", async () => {
  const { visitor } = await setUpOpen();
  const heard = listen();

  await visitor.click(button("Play music"));
  await vi.waitFor(() => expect(heard).toEqual(["Playing"]));
  await visitor.click(button("Minimise music controls"));
  await visitor.click(button("Expand music controls"));
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

/** Most controls need the expanded player. */
async function setUpOpen(options?: Parameters<typeof setUp>[0]) {
  const player = setUp(options);
  await player.visitor.click(button("Expand music controls"));
  return player;
}

/** Records all live region announcements. */
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
