import { LARGEST_IMPORT_BYTES } from "#src/contract/share-target.ts";
import { formatFileSize } from "#src/lib/file-size.ts";
import { useAsyncValue } from "#src/lib/use-async-value.ts";
import { ConnectDevice } from "#src/sales/second-screen/connect-device.tsx";
import { Button } from "#src/ui/button.tsx";
import { makeWorkCopy } from "../work-copy.ts";
import { LARGEST_MOVE_BYTES } from "./move-messages.ts";
import { MoveSteps } from "./move-steps.tsx";
import { sendWork } from "./send-work.ts";
import { movingWork, useMove } from "./use-move.ts";

interface SendPartProps {
  onBegin: () => void;
  onAgain: () => void;
  onClose: () => void;
}

/** The side that has the work: it shows the first code. */
export function SendPart(props: SendPartProps) {
  const { value: copy, error, retry } = useAsyncValue(() => makeWorkCopy(), []);
  if (error) {
    return (
      <>
        <p role="alert">Your work could not be read. Please try again.</p>
        <Button className="mt-3" onClick={retry}>
          Try again
        </Button>
      </>
    );
  }
  if (!copy) return <p role="status">Collecting your work…</p>;
  const { size, type } = copy.content;
  const largest = type === "application/json" ? LARGEST_IMPORT_BYTES : LARGEST_MOVE_BYTES;
  if (size > largest) {
    return (
      <p role="alert">
        Your work is {formatFileSize(size)}. Up to {formatFileSize(largest)} can be moved. Export your
        projects one by one instead.
      </p>
    );
  }
  return <Send copy={copy} {...props} />;
}

type Copy = Awaited<ReturnType<typeof makeWorkCopy>>;

function Send({ copy, ...steps }: SendPartProps & { copy: Copy }) {
  const { move, device } = useMove((channel) => sendWork(channel, copy.content, copy.projects));
  if (!device) return null;
  return (
    <MoveSteps isSender move={move} {...steps}>
      <ConnectDevice
        reason={movingWork}
        device={device}
        isConnected={false}
        otherWay="Export your work here, and import the file there."
      />
    </MoveSteps>
  );
}
