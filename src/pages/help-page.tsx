import { OfflinePanel } from "#src/features/offline/offline-panel.tsx";
import { Help } from "#src/features/publish/help/help.tsx";
import { MyWork } from "#src/features/publish/work/my-work.tsx";

export default function HelpPage() {
  return <Help offline={<OfflinePanel />} myWork={<MyWork />} />;
}
