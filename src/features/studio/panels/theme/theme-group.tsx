import type { ReactNode } from "react";

/** A titled setting of the theme panel. */
export function ThemeGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-2">
      <h3 className="text-base">{title}</h3>
      {children}
    </section>
  );
}
