import type { ViewProps } from "../define-block.ts";
import { Each } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { LogosData } from "./logos-fields.ts";

type MarksProps = Pick<ViewProps<LogosData>, "data" | "id" | "tone" | "scope"> & { className: string };

export function Marks({ data, id, tone, scope, className }: MarksProps) {
  return (
    <ul className={className}>
      <Each of={data.logos} field="logos">
        {({ name, picture }, index) => (
          <li data-picture="picture">
            {picture ? (
              <Picture
                picture={picture}
                scope={scope}
                tone={tone}
                id={`${id}-${index}`}
                className="sw-mark"
              />
            ) : (
              <strong data-field="name">{name}</strong>
            )}
          </li>
        )}
      </Each>
    </ul>
  );
}
