import type { ReactNode } from "react";
import { Button } from "./button.tsx";

interface FailureNoticeProps {
  children: ReactNode;
  onRetry: () => void;
}

/** Says above a part of a page that it could not be loaded, with a retry button. The caller announces it. */
export function FailureNotice({ children, onRetry }: FailureNoticeProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card border border-danger px-4 py-3">
      <p>{children}</p>
      <Button size="small" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
