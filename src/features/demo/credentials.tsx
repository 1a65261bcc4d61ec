import { CopyValue } from "#src/ui/copy-value.tsx";
import type { DemoCredentials } from "./demo-session.ts";

/** A username (or e-mail address) and password, each with a copy button. */
export function Credentials({
  username,
  password,
  usernameLabel = "Username",
}: DemoCredentials & { usernameLabel?: string }) {
  return (
    <dl className="grid gap-3">
      {[
        { label: usernameLabel, value: username },
        { label: "Password", value: password },
      ].map(({ label, value }) => (
        <div key={label}>
          <dt className="mb-1 text-muted text-sm">{label}</dt>
          <dd>
            <CopyValue label={label.toLowerCase()} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
