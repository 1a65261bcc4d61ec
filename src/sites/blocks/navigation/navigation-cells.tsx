import type { ViewProps } from "../define-block.ts";
import css from "./navigation-cells.css?site";
import type { NavigationData } from "./navigation-fields.ts";
import { Brand, Menu } from "./navigation-parts.tsx";

function NavigationCells({ data, id, tone, scope }: ViewProps<NavigationData>) {
  return (
    <div className="sw-inner">
      <Brand scope={scope} tone={tone} />
      <Menu id={id} scope={scope} action={data.action} />
    </div>
  );
}

export const navigationCells = {
  label: "A row of cells",
  View: NavigationCells,
  css,
};
