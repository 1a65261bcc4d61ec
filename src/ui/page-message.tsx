import type { ReactNode } from "react";
import { PageHeading } from "./page-heading.tsx";

interface PageMessageProps {
  title: string;
  children?: ReactNode;
  /** Links and buttons to continue with. */
  action?: ReactNode;
  /**
   * A placeholder for a page that is loading: it fills the window, so that the footer does not jump, and sets no title.
   */
  isLoading?: boolean;
}

/** A page with a single message. */
export function PageMessage({ title, children, action, isLoading = false }: PageMessageProps) {
  return (
    <div
      // The grid reaches the footer, whose margin it takes back.
      className={`blueprint grid place-items-center px-4 py-16 ${isLoading ? "min-h-svh" : "-mb-16 min-h-[60vh]"}`}
    >
      <div className="max-w-xl text-center">
        <PageHeading
          title={title}
          isLoading={isLoading}
          className="text-[clamp(1.75rem,5vw*var(--type-scale),2.75rem)]"
        >
          {title}
        </PageHeading>
        {children && <p className="mt-4 text-lg text-muted">{children}</p>}
        {action && <div className="mt-8 flex flex-wrap justify-center gap-3">{action}</div>}
      </div>
    </div>
  );
}
