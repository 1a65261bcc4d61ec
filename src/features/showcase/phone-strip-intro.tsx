/** What stands above the strip, also while it is on its way. */
export function PhoneStripIntro({ id }: { id: string }) {
  return (
    <div>
      <h2 id={id} className="text-[clamp(1.75rem,4vw,2.75rem)]">
        Eight trades, eight faces
      </h2>
      <p className="mt-2 max-w-[52ch] text-muted">
        A groomer should not look like a lawyer. Each of these samples was drawn for its own line of work.
      </p>
    </div>
  );
}
