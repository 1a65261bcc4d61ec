import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { photosIn } from "#src/sites/photos.ts";
import { announce } from "#src/ui/announce.ts";
import { Button } from "#src/ui/button.tsx";
import { together } from "../together-slice.ts";
import type { Pair } from "./pair.ts";
import { otherName } from "./session.ts";

interface PenControlsProps {
  pair: Pair;
  kind: "window" | "device";
  isApart: boolean;
  isTaken: boolean;
  isAway: boolean;
  onComeBack: () => void;
  /** Undefined if the codes are already on screen. */
  onConnect?: () => void;
  onEnd: () => void;
}

/** Shows which screen has the pen, with buttons to take, request and pass it. */
export function PenControls(props: PenControlsProps) {
  const { pair, kind, isApart, isTaken, isAway, onComeBack, onConnect, onEnd } = props;
  const { isConnected, holder, isTaking, isAsked, ended, content } = useStore(pair.store);
  const hasPhotos = useStore(together, ({ shown }) => shown !== null && photosIn(shown.document).length > 0);
  const hasPen = holder === pair.role;
  const isHost = pair.role === "host";
  const mayTake = isHost || kind === "window";
  const other = otherName(pair.role);
  const wasConnected = useRef(false);
  wasConnected.current ||= isConnected;
  const isOver = ended !== "" || isTaken;

  const message = (() => {
    if (ended) return ended;
    if (isTaken) return "Another window shows the presentation now. This one is on its own.";
    if (!isConnected && isApart) {
      if (isHost) return wasConnected.current ? CUT_BETWEEN_DEVICES : "No other device is connected yet.";
      return wasConnected.current
        ? `The connection to ${other} is cut. Ask for a new code to go on.`
        : "Reloading this page has ended the connection. Ask the presenter for a new code.";
    }
    if (!isConnected) return wasConnected.current ? CUT : `Waiting for ${other}…`;
    if (hasPen && isAsked) return `${capital(other)} asks for the pen.`;
    if (hasPen) return `You have the pen: ${other} shows what you do.`;
    if (isTaking) return "Taking the pen…";
    return `${capital(other)} has the pen: you see what is shown there.`;
  })();

  useEffect(() => announce(message, "together"), [message]);

  return (
    <>
      <p className="min-w-0 grow basis-full sm:basis-60">
        {message}
        {isConnected && !hasPen && content?.title && (
          <span className="block text-muted text-sm">
            On the other screen: <bdi>{content.title}</bdi>
          </span>
        )}
        {isConnected && kind === "device" && hasPhotos && (
          <span className="block text-muted text-sm">
            Photographs stay on this device: drawn pictures stand in for them on the other one.
          </span>
        )}
      </p>
      {isConnected && hasPen && isAsked && (
        <>
          <Button look="primary" size="small" onClick={pair.handOver}>
            Hand over the pen
          </Button>
          <Button size="small" onClick={pair.dismiss}>
            Keep it
          </Button>
        </>
      )}
      {isConnected && !hasPen && (
        <>
          {isAway && (
            <Button look="primary" size="small" onClick={onComeBack}>
              Back to the presentation
            </Button>
          )}
          {mayTake && (
            <Button
              look={isAway ? "outline" : "primary"}
              size="small"
              aria-disabled={isTaking}
              onClick={pair.takePen}
            >
              {isHost ? "Take the pen back" : "Take the pen"}
            </Button>
          )}
          <Button size="small" onClick={pair.askForPen}>
            {mayTake ? "Ask for it" : "Ask for the pen"}
          </Button>
        </>
      )}
      {onConnect && !isConnected && isApart && isHost && !isOver && (
        <Button look="primary" size="small" onClick={onConnect}>
          {wasConnected.current ? "Connect again" : "Connect"}
        </Button>
      )}
      <Button size="small" onClick={onEnd}>
        {isOver ? "Close" : "End"}
      </Button>
    </>
  );
}

const CUT = "The other window is gone for now. Your changes are kept and appear there when it is back.";
const CUT_BETWEEN_DEVICES =
  "The connection is cut. Your changes are kept and appear on the other device when it is back.";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
