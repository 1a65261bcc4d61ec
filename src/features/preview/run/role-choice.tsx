import { type AppRole, appRoles } from "#src/entities/running-app.ts";

const roleNames: Record<AppRole, string> = { admin: "Admin", user: "User", guest: "Guest" };

/** Shows an app as somebody with another role sees it. */
export function RoleChoice({ role, onChoose }: { role: AppRole; onChoose: (role: AppRole) => void }) {
  return (
    <label className="flex items-center gap-2 rounded-[10px] border border-edge bg-raised ps-3 font-medium text-sm">
      Role
      <select
        value={role}
        onChange={(event) => onChoose(event.target.value as AppRole)}
        className="h-11 rounded-[9px] bg-raised pe-2"
      >
        {appRoles.map((role) => (
          <option key={role} value={role}>
            {roleNames[role]}
          </option>
        ))}
      </select>
    </label>
  );
}
