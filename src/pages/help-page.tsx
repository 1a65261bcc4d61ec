import { MyWork } from "#src/backup/my-work.tsx";
import { OfflinePanel } from "#src/features/offline/offline-panel.tsx";
import { Help } from "#src/publish/help/help.tsx";

export default function HelpPage() {
  return <Help offline={<OfflinePanel />} myWork={<MyWork />} />;
}
