import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { work } from "#src/api/work-database.ts";
import { MOVE_HASH, MOVE_PATH } from "#src/sales/read-visit.ts";
import { encodeSignal, signalOf } from "#src/sales/second-screen/signal.ts";
import { open } from "../../../tests/render-page.tsx";
import { aProject, put } from "../testing.ts";
import { makeWorkCopy } from "../work-copy.ts";
import type { Move } from "./move-side.ts";
import { receiveWork } from "./receive-work.ts";
import { sendWork } from "./send-work.ts";
import { ChannelDouble } from "./testing.ts";

const sdp = (setup: string) =>
  [
    ...["v=0", "m=application 9 UDP/DTLS/SCTP webrtc-datachannel"],
    "a=candidate:1 1 udp 2113942271 192.168.1.7 44820 typ host generation 0",
    ...["a=ice-ufrag:4sB9", "a=ice-pwd:MHmSsH2E1KzPGhE/dqlGoaL3"],
    `a=fingerprint:sha-256 ${Array(32).fill("AB").join(":")}`,
    ...[`a=setup:${setup}`, ""],
  ].join("\r\n");

/** The ends of the latest channel: the page's own, and that of the other device. */
let here: ChannelDouble;
let there: ChannelDouble;

/** Stands in for the browser's connection to the other device. Only its channel is used. */
class ConnectionDouble {
  connectionState = "new";
  iceGatheringState = "complete";
  signalingState = "have-local-offer";
  localDescription: RTCSessionDescriptionInit | null = null;
  ondatachannel: ((event: { channel: ChannelDouble }) => void) | null = null;
  createDataChannel() {
    [here, there] = ChannelDouble.pair();
    return here;
  }
  createOffer = async () => ({ type: "offer", sdp: sdp("actpass") });
  createAnswer = async () => ({ type: "answer", sdp: sdp("active") });
  setLocalDescription = async (description: RTCSessionDescriptionInit) => {
    this.localDescription = description;
  };
  setRemoteDescription = async () => {
    if (!this.ondatachannel) return;
    [here, there] = ChannelDouble.pair();
    this.ondatachannel({ channel: here });
  };
  close() {}
}

beforeEach(async () => {
  await work.clear();
  vi.stubGlobal("RTCPeerConnection", ConnectionDouble);
});
afterEach(() => vi.unstubAllGlobals());

test("the sender sees what would be sent, sends it when both sides agree, and keeps its work", async () => {
  await put("projects", aProject(1, "Crumb"));
  const visitor = open("/view-projects?tab=mine");
  await visitor.click(await screen.findByRole("button", { name: "Move my work to another device" }));
  const code = await screen.findByLabelText<HTMLTextAreaElement>("First code as text");
  await waitFor(() => expect(code.value).toContain(`${MOVE_PATH}${MOVE_HASH}`));
  const receiver = receiveWork(there.real);
  here.open();

  const heading = await screen.findByRole("heading", { name: "Send your work?" });
  expect(heading).toHaveFocus();
  expect(facts()).toEqual(["1", expect.stringMatching(/^\d+\.\d (B|KB)$/)]);
  expect(screen.queryByRole("button", { name: /instead$/ })).not.toBeInTheDocument();
  await visitor.dblClick(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Waiting until “Take it” is pressed on the other device.")).toBeVisible();
  receiver.agree();

  expect(await screen.findByRole("heading", { name: "Everything arrived" })).toHaveFocus();
  expect(await receiver.store.getState().file?.text()).toMatch(/^{"format":"sitewright-work".*"Crumb"/);
  await visitor.click(within(dialog()).getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement);
  expect(await screen.findByRole("heading", { level: 3, name: "Crumb" })).toBeVisible();
});

test("the receiver agrees, and nothing is stored before the review", async () => {
  const visitor = open(`${MOVE_PATH}${MOVE_HASH}${invitation()}`);
  expect(await screen.findByRole("dialog", { name: "Move my work to this device" })).toBeVisible();
  expect(location.search + location.hash).toBe("?tab=mine");
  await visitor.click(screen.getByRole("button", { name: "Connect" }));
  expect(await screen.findByLabelText("Second code as text")).toBeVisible();
  const sender = await offered();

  await screen.findByRole("heading", { name: "Take this work?" });
  expect(facts()[0]).toBe("1");
  sender.agree();
  expect(await screen.findByText("The other device is ready.")).toBeVisible();
  await visitor.dblClick(screen.getByRole("button", { name: "Take it" }));

  expect(await screen.findByRole("dialog", { name: "Import" })).toBeVisible();
  expect(await screen.findByText(/^Work saved on/)).toBeVisible();
  expect(await stored()).toEqual([]);
  await visitor.click(within(dialog()).getByRole("button", { name: "Import" }));
  expect(await screen.findByText("1 project is imported.")).toBeVisible();
});

test("a broken connection is said, nothing is stored, and the move can start again", async () => {
  const visitor = open(`${MOVE_PATH}${MOVE_HASH}${invitation()}`);
  await visitor.click(await screen.findByRole("button", { name: "Connect" }));
  await screen.findByLabelText("Second code as text");
  await offered();
  await screen.findByRole("heading", { name: "Take this work?" });
  here.cut();

  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The connection between the two devices broke. Nothing was stored.",
  );
  expect(screen.getByRole("heading", { name: "Nothing was moved" })).toHaveFocus();
  await visitor.click(screen.getByRole("button", { name: "Start again" }));
  expect(await screen.findByLabelText("First code as text")).toHaveValue("");
  expect(await stored()).toEqual([]);
});

test("closing the dialog cancels the move on the other device", async () => {
  const visitor = open(`${MOVE_PATH}${MOVE_HASH}${invitation()}`);
  await visitor.click(await screen.findByRole("button", { name: "Connect" }));
  await screen.findByLabelText("Second code as text");
  const sender = await offered();
  await screen.findByRole("heading", { name: "Take this work?" });
  await visitor.keyboard("{Escape}");

  await waitFor(() => expect(sender.store.getState().problem).toBe("cancelled-there"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("a phone takes work first, a wrong code is explained, and the direction can be turned", async () => {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) =>
      ({ matches: query.includes("coarse"), addEventListener() {}, removeEventListener() {} }) as never,
  );
  const visitor = open("/view-projects?tab=mine");
  await visitor.click(await screen.findByRole("button", { name: "Move my work to this phone" }));
  await visitor.type(await screen.findByLabelText("First code as text"), "hello");
  await visitor.click(screen.getByRole("button", { name: "Go on" }));
  expect(screen.getByText(/^This is not the code to begin with/)).toBeVisible();

  await visitor.click(screen.getByRole("button", { name: "Send the work of this phone instead" }));
  expect(await screen.findByRole("dialog", { name: "Move my work to another device" })).toBeVisible();
});

const dialog = () => screen.getByRole("dialog");
const facts = () =>
  within(dialog())
    .getAllByRole("definition")
    .map(({ textContent }) => textContent);
const stored = () => work.all({ store: "projects" } as never);

function invitation() {
  const signal = signalOf({ type: "offer", sdp: sdp("actpass") });
  if (!signal) throw new Error("The offer of this test is not readable.");
  return encodeSignal(signal);
}

/** Another device, with one project, that has connected. */
async function offered(): Promise<Move> {
  await put("projects", aProject(1, "Crumb"));
  const { content, projects } = await makeWorkCopy();
  await work.clear();
  const sender = sendWork(there.real, content, projects);
  here.open();
  return sender;
}
