import type { UserType } from "#src/contract/user-types.ts";
import { Badge, type Tone } from "#src/ui/badge.tsx";

const tones: Record<UserType, Tone> = {
  admin: "red",
  manager: "blue",
  user: "green",
  guest: "grey",
  developer: "violet",
  client: "amber",
};

export const userTypeLabel = (userType: UserType) => userType.charAt(0).toUpperCase() + userType.slice(1);

export function UserTypeBadge({ userType }: { userType: UserType }) {
  return <Badge tone={tones[userType]}>{userTypeLabel(userType)}</Badge>;
}

const dots: Record<Tone, string> = {
  red: "bg-red-ink",
  blue: "bg-blue-ink",
  green: "bg-green-ink",
  grey: "bg-grey-ink",
  violet: "bg-violet-ink",
  amber: "bg-amber-ink",
  cyan: "bg-cyan-ink",
};

/** A dot in the colour of a user type, shown beside its name. */
export function UserTypeDot({ userType }: { userType: UserType }) {
  return <span className={`size-2.5 rounded-full ${dots[tones[userType]]}`} />;
}
