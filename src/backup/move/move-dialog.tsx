import { useEffect, useRef, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { ReceivePart } from "./receive-part.tsx";
import { SendPart } from "./send-part.tsx";

interface MoveDialogProps {
  /** Whether this device takes the work, at first. */
  isReceiver: boolean;
  device: "phone" | "device";
  /** The code of the device that offers its work, if a link has brought it. */
  invitation: string;
  /** Called with the work of the other device, complete but not reviewed. */
  onArrived: (file: File) => void;
  onClose: () => void;
}

/** Moves all work between two devices in one room: it is sent, reviewed and imported. */
export function MoveDialog({ isReceiver, device, invitation, onArrived, onClose }: MoveDialogProps) {
  const [isTaking, setIsTaking] = useState(isReceiver);
  const [code, setCode] = useState(invitation);
  /** Counts the attempts, because a code connects once. */
  const [attempt, setAttempt] = useState(0);
  const [hasBegun, setHasBegun] = useState(false);
  const body = useRef<HTMLDivElement>(null);

  // The control that led to this step may be gone, with the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks after each step
  useEffect(() => {
    if (document.activeElement === document.body) body.current?.focus();
  }, [attempt, code]);

  const again = () => {
    setCode("");
    setHasBegun(false);
    setAttempt(attempt + 1);
  };
  const turn = () => {
    setIsTaking(!isTaking);
    again();
  };

  const part = { onAgain: again, onBegin: () => setHasBegun(true), onClose };
  return (
    <Dialog
      title={isTaking ? `Move my work to this ${device}` : "Move my work to another device"}
      subtitle="The two devices speak to each other only: nothing leaves the room."
      onClose={onClose}
      className="max-w-2xl!"
    >
      <div ref={body} tabIndex={-1} className="outline-none">
        {isTaking ? (
          <ReceivePart
            key={`take ${attempt}`}
            {...part}
            device={device}
            code={code}
            onCode={setCode}
            onArrived={onArrived}
          />
        ) : (
          <SendPart key={`send ${attempt}`} {...part} />
        )}
      </div>
      {!hasBegun && (
        <p className="mt-6 border-line border-t pt-3">
          <Button size="inline" onClick={turn}>
            {isTaking ? `Send the work of this ${device} instead` : `Take the work of another device instead`}
          </Button>
        </p>
      )}
    </Dialog>
  );
}
