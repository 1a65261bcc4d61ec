import type { ReactNode } from "react";

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="blueprint blueprint-fine rounded-card border border-line border-dashed px-6 py-14 text-center">
      <p className="font-bold font-display text-xl">{title}</p>
      {children && <p className="mx-auto mt-2 max-w-[48ch] text-muted">{children}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
