import { useEffect, useRef, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { CodeCard } from "./code-card.tsx";
import { joinLink, wordsOf } from "./connect-device.tsx";
import { canPairDevices, type DeviceLine } from "./device-line.ts";

interface JoinDialogProps {
  device: DeviceLine;
  invitation: string;
  isLost: boolean;
  onClose: () => void;
}

/** The guest's side of pairing: asks for consent, then shows the answer code. */
export function JoinDialog({ device, invitation, isLost, onClose }: JoinDialogProps) {
  const [answer, setAnswer] = useState("");
  const [problem, setProblem] = useState("");
  const isBusy = useRef(false);

  useEffect(() => {
    if (isLost && answer) setProblem("The two devices do not see each other. Are both in the same Wi-Fi?");
  }, [isLost, answer]);

  const join = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      if (canPairDevices()) setAnswer(await device.answer(invitation));
      else setProblem("This browser cannot connect to another device. Ask the presenter for a link.");
    } catch (error) {
      setProblem(wordsOf(error));
    } finally {
      isBusy.current = false;
    }
  };

  return (
    <Dialog
      title="Join the presentation"
      subtitle="This screen then shows what the presenter shows. The two devices speak to each other only: nothing leaves the room."
      onClose={onClose}
    >
      {answer ? (
        <CodeCard
          text={joinLink(answer)}
          label="Second code as text"
          hint="Hold this code in front of the camera of the other device, or send the text to it. Keep this page open."
        />
      ) : (
        <Button look="primary" onClick={join}>
          Join
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
    </Dialog>
  );
}
