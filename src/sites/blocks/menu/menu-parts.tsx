import { Each } from "../parts.tsx";
import type { MenuData } from "./menu-fields.ts";

export function Lines({ lines }: { lines: MenuData["sections"][number]["entries"] }) {
  return (
    <ul className="sw-lines">
      <Each of={lines} field="entries">
        {({ name, text, price, marks, allergens = [] }) => (
          <li>
            <p className="sw-line-head">
              <span className="sw-line-name" data-field="name">
                {name}
                {marks.length > 0 && (
                  <span className="sw-line-mark" data-field="marks.0">
                    {marks.join(" ")}
                  </span>
                )}
              </span>{" "}
              <span className="sw-line-price" data-field="price">
                {price}
              </span>
            </p>
            {text && <p data-field="text">{text}</p>}
            {allergens.length > 0 && <p className="sw-line-allergens">Contains {allergens.join(", ")}</p>}
          </li>
        )}
      </Each>
    </ul>
  );
}
