import type { ViewProps } from "../define-block.ts";
import { Text } from "../parts.tsx";
import type { NavigationData } from "./navigation-fields.ts";
import css from "./navigation-masthead.css?site";
import { Brand, Menu } from "./navigation-parts.tsx";

function NavigationMasthead({ data, id, tone, scope }: ViewProps<NavigationData>) {
  const { town } = scope.meta.business;
  return (
    <div className="sw-inner">
      {town && (
        <p className="sw-masthead-note" data-field="business:town">
          {town}
        </p>
      )}
      <Brand scope={scope} tone={tone} />
      <Text of={data} field="note" className="sw-masthead-note" />
      <Menu id={id} scope={scope} action={data.action} />
    </div>
  );
}

export const navigationMasthead = {
  label: "Name in the middle, pages below",
  View: NavigationMasthead,
  css,
};
