import { css, type ViewProps } from "../define-block.ts";
import type { NavigationData } from "./navigation-fields.ts";
import { Brand, Menu } from "./navigation-parts.tsx";

function NavigationMasthead({ data, id, scope }: ViewProps<NavigationData>) {
  const { town } = scope.meta.business;
  return (
    <div className="sw-inner">
      {town && <p className="sw-masthead-note">{town}</p>}
      <Brand scope={scope} />
      {data.note && <p className="sw-masthead-note">{data.note}</p>}
      <Menu id={id} scope={scope} action={data.action} />
    </div>
  );
}

export const navigationMasthead = {
  label: "Name in the middle, pages below",
  View: NavigationMasthead,
  css: css`.sw-masthead-note{display:none}
@container sw-site (min-width:56rem){
.sw-navigation-masthead .sw-inner{display:grid;grid-template-columns:1fr auto 1fr;padding-top:1.1rem;gap:.7rem 2rem}
.sw-navigation-masthead .sw-brand{grid-column:2;grid-row:1;font-size:2.1rem;text-align:center;justify-content:center}
.sw-masthead-note{display:block;font-size:.92rem;color:var(--sw-muted);grid-row:1;grid-column:1}
.sw-brand ~ .sw-masthead-note{grid-column:3;text-align:end}
.sw-navigation-masthead .sw-pages{grid-column:1/-1;justify-content:center;border-block:1px solid var(--sw-line);padding-block:.1rem;flex-wrap:wrap}
.sw-navigation-masthead .sw-pages-action{min-height:2.75rem;background:none;border-color:transparent;color:var(--sw-strong);box-shadow:none;padding-inline:0;text-decoration:underline;text-underline-offset:.4em}
}`,
};
