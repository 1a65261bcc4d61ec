import type { DemoUser } from "#src/contract/demo-users.ts";
import { UserTypeDot, userTypeLabel } from "#src/entities/demo-users/user-type-badge.tsx";
import { RadioButton, RadioGroup } from "#src/ui/radio-group.tsx";

interface UserTypeChoiceProps {
  demoUsers: readonly DemoUser[];
  selected: DemoUser;
  onSelect: (demoUser: DemoUser) => void;
}

/** A choice of the module's user types. */
export function UserTypeChoice({ demoUsers, selected, onSelect }: UserTypeChoiceProps) {
  return (
    <RadioGroup
      label="User type"
      labelClassName="mb-2 block font-medium"
      value={selected}
      onChoose={onSelect}
      className="flex flex-wrap gap-2"
    >
      {demoUsers.map((demoUser) => (
        <RadioButton
          key={demoUser.id}
          value={demoUser}
          className="inline-flex min-h-11 items-center gap-2 rounded-[10px] border border-edge px-3 font-medium hover:border-ink aria-checked:border-signal aria-checked:bg-sunken aria-checked:ring-1 aria-checked:ring-signal"
        >
          <UserTypeDot userType={demoUser.userType} />
          {userTypeLabel(demoUser.userType)}
        </RadioButton>
      ))}
    </RadioGroup>
  );
}
