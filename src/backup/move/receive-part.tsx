import { useState } from "react";
import { AnswerDevice } from "#src/sales/second-screen/answer-device.tsx";
import { CameraReader, canReadCodes } from "#src/sales/second-screen/camera-reader.tsx";
import { decodeSignal } from "#src/sales/second-screen/signal.ts";
import { Button } from "#src/ui/button.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import { MoveSteps } from "./move-steps.tsx";
import { receiveWork } from "./receive-work.ts";
import { movingWork, useMove } from "./use-move.ts";

interface ReceivePartProps {
  device: "phone" | "device";
  code: string;
  onCode: (code: string) => void;
  onBegin: () => void;
  onArrived: (file: File) => void;
  onAgain: () => void;
  onClose: () => void;
}

/** The side that takes the work: it reads the first code, and shows the second. */
export function ReceivePart({ device, code, onCode, ...rest }: ReceivePartProps) {
  return code ? <Receive code={code} {...rest} /> : <FirstCode device={device} onCode={onCode} />;
}

function Receive({ code, ...steps }: Omit<ReceivePartProps, "device" | "onCode">) {
  const { move, device, isLost } = useMove(receiveWork);
  if (!device) return null;
  return (
    <MoveSteps move={move} {...steps}>
      <p className="mb-4">
        Another device offers its work. Connect if that device is yours. Nothing is taken yet.
      </p>
      <AnswerDevice
        reason={movingWork}
        device={device}
        invitation={code}
        isLost={isLost}
        label="Connect"
        otherWay="Export your work on the other device, and import the file here."
      />
    </MoveSteps>
  );
}

function FirstCode({ device, onCode }: Pick<ReceivePartProps, "device" | "onCode">) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const [hasCamera, setHasCamera] = useState(false);

  const read = (text: string) => {
    setText(text);
    setHasCamera(false);
    if (decodeSignal(text, movingWork.hash)?.kind === "offer") onCode(text);
    else setProblem("This is not the code to begin with. Copy all of the text that the other device shows.");
  };
  return (
    <>
      <ol className="list-decimal space-y-1 ps-5">
        <li>On the device that has your work, open View Projects, and there My Projects.</li>
        <li>Under “My work”, press “Move my work to another device”. A code appears.</li>
        <li>Read the code with the camera app of this {device}, or here.</li>
      </ol>
      {canReadCodes() && (
        <div className="mt-4">
          {hasCamera ? (
            <CameraReader
              hash={movingWork.hash}
              facing="environment"
              onRead={read}
              onClose={() => setHasCamera(false)}
            />
          ) : (
            <Button look="primary" onClick={() => setHasCamera(true)}>
              Read it with the camera
            </Button>
          )}
        </div>
      )}
      <TextArea
        label="First code as text"
        rows={3}
        value={text}
        error={problem}
        maxLength={4_000}
        onChange={({ target }) => setText(target.value)}
        className="mt-4 [&_textarea]:break-all"
      />
      <Button className="mt-3" onClick={() => read(text)}>
        Go on
      </Button>
    </>
  );
}
