import { OfflinePart } from "#src/features/offline/offline-part.tsx";
import { rememberProjects } from "#src/features/projects/has-projects.ts";
import { Help } from "#src/features/publish/help/help.tsx";
import { MyWorkPart } from "#src/features/publish/work/my-work-part.tsx";

export default function HelpPage() {
  return <Help offline={<OfflinePart />} myWork={<MyWorkPart onChanged={rememberProjects} />} />;
}
