import type { DemoUser } from "#src/contract/demo-users.ts";
import { UserTypeDot, userTypeLabel } from "./user-type-badge.tsx";

interface UserTypeChoiceProps {
  demoUsers: readonly DemoUser[];
  selected: DemoUser;
  onSelect: (demoUser: DemoUser) => void;
}

/** One button per user type of a module. */
export function UserTypeChoice({ demoUsers, selected, onSelect }: UserTypeChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium">User type</legend>
      <div className="flex flex-wrap gap-2">
        {demoUsers.map((demoUser) => (
          <button
            key={demoUser.id}
            type="button"
            aria-pressed={demoUser.id === selected.id}
            onClick={() => onSelect(demoUser)}
            className="inline-flex min-h-11 items-center gap-2 rounded-[10px] border border-edge px-3 font-medium hover:border-ink aria-pressed:border-signal aria-pressed:bg-sunken aria-pressed:ring-1 aria-pressed:ring-signal"
          >
            <UserTypeDot userType={demoUser.userType} />
            {userTypeLabel(demoUser.userType)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
