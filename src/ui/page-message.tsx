import type { ReactNode } from "react";
import { PageHeading } from "./page-heading.tsx";

interface PageMessageProps {
  title: string;
  children?: ReactNode;
  /** Links and buttons that lead on. */
  action?: ReactNode;
}

/** A page that has one thing to say. */
export function PageMessage({ title, children, action }: PageMessageProps) {
  return (
    <div className="blueprint grid min-h-[60vh] place-items-center px-4 py-16">
      <div className="max-w-xl text-center">
        <PageHeading title={title} className="text-[clamp(1.75rem,5vw,2.75rem)]">
          {title}
        </PageHeading>
        {children && <p className="mt-4 text-lg text-muted">{children}</p>}
        {action && <div className="mt-8 flex flex-wrap justify-center gap-3">{action}</div>}
      </div>
    </div>
  );
}
