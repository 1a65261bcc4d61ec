import { useState } from "react";
import { withSiteKey } from "#src/entities/projects/project-notes.ts";
import { brand } from "#src/lib/brand.ts";
import { local } from "#src/lib/storage.ts";

/** Whether the project's exports include the editable site. The choice is stored; the default is no. */
export function useWithSiteFile(projectKey: string) {
  const [isOn, setIsOn] = useState(() => local.read(withSiteKey(projectKey)) === "1");
  const choose = (next: boolean) => {
    setIsOn(next);
    if (next) local.write(withSiteKey(projectKey), "1");
    else local.remove(withSiteKey(projectKey));
  };
  return [isOn, choose] as const;
}

interface SiteFileChoiceProps {
  isOn: boolean;
  onChoose: (isOn: boolean) => void;
}

export function SiteFileChoice({ isOn, onChoose }: SiteFileChoiceProps) {
  return (
    <label className="flex min-h-9 items-start gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChoose(target.checked)}
        className="mt-0.5 size-5 shrink-0"
      />
      <span>
        Add the editable site (site.json)
        <span className="block text-muted text-sm">
          Then {brand.name} opens the site again from its files, with everything editable: for you on any
          device, and for anyone else who has them. Hidden blocks are not in it.
        </span>
      </span>
    </label>
  );
}
