import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { TOGETHER_HASH } from "../read-visit.ts";
import { CameraReader } from "./camera-reader.tsx";

let seen: string[] = [];
let failure: DOMException | undefined;
const track = { readyState: "live", stop: () => (track.readyState = "ended") };

function openCamera(getUserMedia: () => Promise<unknown>) {
  seen = [];
  failure = undefined;
  track.readyState = "live";
  Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia }, configurable: true });
  HTMLMediaElement.prototype.play = async () => {};
  Object.defineProperty(HTMLMediaElement.prototype, "srcObject", { set() {}, configurable: true });
  vi.stubGlobal(
    "BarcodeDetector",
    class {
      async detect() {
        if (failure) throw failure;
        return seen.map((rawValue) => ({ rawValue }));
      }
    },
  );
  const onRead = vi.fn();
  return { onRead, ...render(<CameraReader hash={TOGETHER_HASH} onRead={onRead} onClose={() => {}} />) };
}
const stream = async () => ({ getTracks: () => [track] });

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["NotAllowedError", /^The camera is not allowed/],
  ["NotFoundError", /^This device has no camera/],
  ["NotReadableError", /another program/],
])("a camera that fails with %s is explained", async (name, words) => {
  openCamera(() => Promise.reject(new DOMException("", name)));
  expect(await screen.findByRole("alert")).toHaveTextContent(words);
});

test("another code is said to be another one, ours is read, and the camera goes off with the reader", async () => {
  const { onRead, unmount } = openCamera(stream);
  seen = ["https://menu.example/"];
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/another code/));
  expect(onRead).not.toHaveBeenCalled();
  seen = [`https://example.com/${TOGETHER_HASH}abc`];
  await waitFor(() => expect(onRead).toHaveBeenCalledWith(seen[0]));
  expect(track.readyState).toBe("live");
  unmount();
  expect(track.readyState).toBe("ended");
});

test("a browser that has no reader after all says so, and the camera goes off", async () => {
  openCamera(stream);
  failure = new DOMException("", "NotSupportedError");
  expect(await screen.findByRole("alert")).toHaveTextContent(/cannot read codes/);
  expect(track.readyState).toBe("ended");
});
