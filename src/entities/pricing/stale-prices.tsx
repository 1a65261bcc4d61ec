import { Button } from "#src/ui/button.tsx";

/** Warns that the stored prices could not be loaded and that the built-in ones are shown. */
export function StalePrices({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="border-line border-y bg-amber-tint text-amber-ink">
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <p role="status">The current prices could not be loaded. What you see are our list prices.</p>
        <Button size="small" onClick={onRetry}>
          Retry
        </Button>
      </div>
    </div>
  );
}
