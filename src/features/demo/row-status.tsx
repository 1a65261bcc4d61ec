import { Badge, type Tone } from "#src/ui/badge.tsx";

const tones: Record<string, Tone> = {
  Active: "green",
  Completed: "green",
  Secure: "green",
  Inactive: "amber",
  Pending: "amber",
  Testing: "amber",
  Beta: "amber",
  Warning: "blue",
  "In Progress": "blue",
  Training: "blue",
  Maintenance: "blue",
  Critical: "red",
};

/** Returns the tone of a status; grey for unknown ones. */
export const rowStatusTone = (status: string): Tone =>
  (Object.hasOwn(tones, status) && tones[status]) || "grey";

export function RowStatusBadge({ status }: { status: string }) {
  return <Badge tone={rowStatusTone(status)}>{status}</Badge>;
}
