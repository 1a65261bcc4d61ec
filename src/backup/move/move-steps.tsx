import { type ReactNode, useEffect, useRef } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import { formatNumber } from "#src/lib/english.ts";
import { formatFileSize } from "#src/lib/file-size.ts";
import { Button } from "#src/ui/button.tsx";
import { LARGEST_MOVE_BYTES } from "./move-messages.ts";
import type { Move, MoveProblem, MoveState } from "./move-side.ts";

interface MoveStepsProps {
  isSender?: boolean;
  move: Move | null;
  /** The pairing, which is shown until the devices are connected. */
  children: ReactNode;
  onBegin: () => void;
  onArrived?: (file: File) => void;
  onAgain: () => void;
  onClose: () => void;
}

const unconnected: Pick<
  StoreApi<Pick<MoveState, "isConnected">>,
  "getState" | "getInitialState" | "subscribe"
> = createStore(() => ({
  isConnected: false,
}));

/** The steps of a move: pairing, consent on both devices, progress, and the outcome. */
export function MoveSteps({ move, children, onBegin, ...rest }: MoveStepsProps) {
  const isConnected = useStore(move?.store ?? unconnected, (state) => state.isConnected);

  // biome-ignore lint/correctness/useExhaustiveDependencies: called once for each connection
  useEffect(() => {
    if (isConnected) onBegin();
  }, [isConnected]);

  return move && isConnected ? <Steps move={move} {...rest} /> : children;
}

function Steps({
  isSender = false,
  move,
  onArrived,
  onAgain,
  onClose,
}: Omit<MoveStepsProps, "children" | "onBegin"> & { move: Move }) {
  const step = useStore(move.store, (state) => state.step);
  const file = useStore(move.store, (state) => state.file);

  // biome-ignore lint/correctness/useExhaustiveDependencies: called once for each file
  useEffect(() => {
    if (file) onArrived?.(file);
  }, [file]);

  switch (step) {
    case "asking":
      return <Consent isSender={isSender} move={move} />;
    case "moving":
    case "checking":
      return <Progress isSender={isSender} move={move} />;
    case "done":
      return (
        <Outcome title="Everything arrived">
          <p>
            {isSender
              ? "The other device has received all of it. Look through it there and press “Import”: until then nothing is stored. Your work stays here, too."
              : "Opening it…"}
          </p>
          <div className="mt-6 flex justify-end">
            <Button look="primary" onClick={onClose}>
              Close
            </Button>
          </div>
        </Outcome>
      );
    case "failed":
      return <Failure move={move} isSender={isSender} onAgain={onAgain} onClose={onClose} />;
  }
}

function Consent({ isSender, move }: { isSender: boolean; move: Move }) {
  const isAgreed = useStore(move.store, (state) => state.isAgreed);
  const isOtherAgreed = useStore(move.store, (state) => state.isOtherAgreed);
  const offer = useStore(move.store, (state) => state.offer);
  const facts = [
    ["Projects", offer ? formatNumber(offer.projects) : ""],
    ["Size", offer ? formatFileSize(offer.size) : ""],
  ] as const;
  return (
    <Outcome title={isSender ? "Send your work?" : "Take this work?"}>
      <p>
        {isSender
          ? "The other device gets a copy of all that “Export my work” saves. Keys and tokens stay here."
          : "The other device offers all of its work. You look through it before anything is stored."}
      </p>
      <dl className="mt-4 divide-y divide-line border-line border-y">
        {facts.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 py-2">
            <dt className="text-muted">{name}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className="mt-3 text-sm">
        {waiting(isSender, isAgreed, isOtherAgreed)}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={move.cancel}>Cancel</Button>
        <Button look="primary" aria-disabled={isAgreed} onClick={move.agree}>
          {isSender ? "Send" : "Take it"}
        </Button>
      </div>
    </Outcome>
  );
}

function waiting(isSender: boolean, isAgreed: boolean, isOtherAgreed: boolean) {
  if (isAgreed) return `Waiting until “${isSender ? "Take it" : "Send"}” is pressed on the other device.`;
  return isOtherAgreed ? "The other device is ready." : "";
}

function Progress({ isSender, move }: { isSender: boolean; move: Move }) {
  const size = useStore(move.store, ({ offer }) => offer?.size ?? 1);
  const isChecking = useStore(move.store, ({ step }) => step === "checking");
  const percent = useStore(move.store, ({ moved }) => Math.floor((moved / size) * 100));
  const quarter = Math.floor(percent / 25) * 25;
  const title = isSender ? "Sending your work" : "Taking the work";
  return (
    <Outcome title={title}>
      <progress aria-label={title} max={100} value={percent} className="w-full accent-signal" />
      <p aria-hidden="true" className="mt-1 text-muted text-sm tabular-nums">
        {percent} % of {formatFileSize(size)}
      </p>
      {/* Only the quarters, because every per cent would be read. */}
      <p role="status" className="sr-only">
        {isChecking ? "Checking what arrived." : `${quarter} per cent of ${formatFileSize(size)}`}
      </p>
      <p className="mt-3">
        {isChecking ? "Checking what arrived…" : "Keep both devices on, with this page open."}
      </p>
      <div className="mt-6 flex justify-end">
        <Button onClick={move.cancel}>Cancel</Button>
      </div>
    </Outcome>
  );
}

interface FailureProps {
  isSender: boolean;
  move: Move;
  onAgain: () => void;
  onClose: () => void;
}

function Failure({ isSender, move, onAgain, onClose }: FailureProps) {
  const { problem, offer } = move.store.getState();
  return (
    <Outcome title="Nothing was moved">
      <p role="alert">
        {problem && problems[problem](offer)}{" "}
        {isSender ? "Your work is here as before." : "Nothing was stored."}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Close</Button>
        <Button look="primary" onClick={onAgain}>
          Start again
        </Button>
      </div>
    </Outcome>
  );
}

const problems: Record<MoveProblem, (offer: MoveState["offer"]) => string> = {
  cut: () => "The connection between the two devices broke.",
  cancelled: () => "You cancelled it.",
  "cancelled-there": () => "It was cancelled on the other device.",
  damaged: () => "What arrived is not what was sent, so it was thrown away.",
  "too-large": (offer) =>
    `This is ${formatFileSize(offer?.size ?? 0)} of work. Up to ${formatFileSize(LARGEST_MOVE_BYTES)} can be moved.`,
  "not-understood": () =>
    "The other device sent something unexpected. Reload the page on both devices, so that they have the same version.",
};

interface OutcomeProps {
  title: string;
  children: ReactNode;
}

/** One step. Its heading takes the focus, because the control that was pressed is gone. */
function Outcome({ title, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section>
      <h3 ref={heading} tabIndex={-1} className="mb-2 text-xl outline-none">
        {title}
      </h3>
      {children}
    </section>
  );
}
