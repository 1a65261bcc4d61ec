import { isTold } from "../../fields.ts";
import type { ViewProps } from "../define-block.ts";
import { Each, Subtitle, Text } from "../parts.tsx";
import { Picture } from "../picture.tsx";
import type { TeamData } from "./team-fields.ts";

export function People({
  data,
  id,
  tone,
  level,
  scope,
  className,
}: ViewProps<TeamData> & { className: string }) {
  return (
    <ul className={className}>
      <Each of={data.people} field="people">
        {(person, index) => (
          <li>
            {person.picture && (
              <div className="sw-person-art" data-picture="picture">
                <Picture picture={person.picture} scope={scope} tone={tone} id={`${id}-${index}`} />
              </div>
            )}
            <div>
              <Subtitle
                level={level}
                field="name"
                href={isTold(person.name, person.about) ? scope.entryHref(id, index) : undefined}
              >
                {person.name}
              </Subtitle>
              <Text of={person} field="role" className="sw-person-role" />
              <Text of={person} field="text" className="sw-quiet" />
            </div>
          </li>
        )}
      </Each>
    </ul>
  );
}
