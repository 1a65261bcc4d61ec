import { Dialog } from "#src/ui/dialog.tsx";
import { AnswerDevice } from "./answer-device.tsx";
import { type DeviceLine, secondScreen } from "./device-line.ts";

interface JoinDialogProps {
  device: DeviceLine;
  invitation: string;
  isLost: boolean;
  onClose: () => void;
}

/** Asks the person at the second screen whether to join. */
export const JoinDialog = ({ onClose, ...props }: JoinDialogProps) => (
  <Dialog
    title="Join the presentation"
    subtitle="This screen then shows what the presenter shows. The two devices speak to each other only: nothing leaves the room."
    onClose={onClose}
  >
    <AnswerDevice reason={secondScreen} label="Join" otherWay="Ask the presenter for a link." {...props} />
  </Dialog>
);
