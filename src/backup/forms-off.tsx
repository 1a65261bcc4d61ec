/** The note that forms are switched off, because any file may come from somebody else. */
export function FormsOff({ hosts }: { hosts: readonly string[] }) {
  if (hosts.length === 0) return null;
  return (
    <p className="mt-3 border-amber-ink border-l-4 bg-amber-tint px-3 py-2 text-amber-ink text-sm [overflow-wrap:anywhere]">
      Its forms come switched off: the file has them sent to {hosts.join(", ")}. Say where yours are sent
      under Forms in the studio.
    </p>
  );
}
