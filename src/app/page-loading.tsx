/** Keeps the footer below the fold while the code of a page loads. */
export function PageLoading() {
  return (
    <div className="grid min-h-[80vh] place-items-center">
      <p role="status" className="text-muted">
        Loading…
      </p>
    </div>
  );
}
