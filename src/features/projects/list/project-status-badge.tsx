import type { Project } from "#src/contract/projects.ts";
import { Badge, type Tone } from "#src/ui/badge.tsx";

const tones: Record<Project["status"], Tone> = { deployed: "green", active: "cyan", draft: "amber" };

export function ProjectStatusBadge({ status }: { status: Project["status"] }) {
  return (
    <Badge tone={tones[status]} className="capitalize">
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {status}
    </Badge>
  );
}
