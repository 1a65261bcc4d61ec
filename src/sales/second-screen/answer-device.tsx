import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { CodeCard } from "./code-card.tsx";
import { codeLink, NO_WEBRTC, wordsOf } from "./connect-device.tsx";
import { canPairDevices, type DeviceConnection, type PairingReason } from "./device-connection.ts";

interface AnswerDeviceProps {
  reason: PairingReason;
  device: Pick<DeviceConnection, "answer">;
  /** The host's code. */
  invitation: string;
  /** Whether connecting has failed. */
  isLost: boolean;
  /** The button that agrees to connect. */
  label: ReactNode;
  /** The other way to go, in a browser that cannot connect. */
  otherWay: string;
}

/** The guest's side of pairing: asks for consent, then shows the answer code. */
export function AnswerDevice({ reason, device, invitation, isLost, label, otherWay }: AnswerDeviceProps) {
  const [answer, setAnswer] = useState("");
  const [problem, setProblem] = useState("");
  const isBusy = useRef(false);
  const card = useRef<HTMLDivElement>(null);

  // The button that had the focus is gone.
  useEffect(() => {
    if (answer) card.current?.focus();
  }, [answer]);

  useEffect(() => {
    if (isLost && answer) setProblem("The two devices do not see each other. Are both in the same Wi-Fi?");
  }, [isLost, answer]);

  const join = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      if (canPairDevices()) setAnswer(await device.answer(invitation));
      else setProblem(`${NO_WEBRTC} ${otherWay}`);
    } catch (error) {
      setProblem(wordsOf(error));
    } finally {
      isBusy.current = false;
    }
  };

  return (
    <>
      {answer ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div ref={card} role="group" aria-label="Second code" tabIndex={-1} className="outline-none">
          <CodeCard
            text={codeLink(reason, answer)}
            label="Second code as text"
            hint="Hold this code in front of the camera of the other device, or send the text to it. Keep this page open."
          />
        </div>
      ) : (
        <Button look="primary" onClick={join}>
          {label}
        </Button>
      )}
      <p role="alert" className="mt-3 text-danger empty:hidden">
        {problem}
      </p>
      {answer && !problem && (
        <p role="status" className="mt-3">
          Waiting for the other device…
        </p>
      )}
    </>
  );
}
