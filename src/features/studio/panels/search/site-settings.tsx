import { changeMeta } from "#src/sites/edit/edit-theme.ts";
import { positionProblem, readPosition } from "#src/sites/embeds/position.ts";
import businessTypes from "#src/sites/head/business-types.json";
import { changeHead } from "#src/sites/head/change-head.ts";
import type { SiteHead } from "#src/sites/head/head.ts";
import { defaultBusinessType } from "#src/sites/head/structured-data.ts";
import { readOrigin } from "#src/sites/links.ts";
import { SearchableSelect } from "#src/ui/searchable-select.tsx";
import { Switch } from "#src/ui/switch.tsx";
import { DraftField } from "../../inspector/draft-field.tsx";
import { control, Labelled } from "../../inspector/labelled.tsx";
import { useCanEdit, useSite, useStudio } from "../../studio-slice.ts";

const BY_INDUSTRY = "by-industry";

/** The settings for all pages. */
export function SiteSettings() {
  const document = useSite();
  const canEdit = useCanEdit();
  const change = useStudio((studio) => studio.change);
  const endStep = useStudio((studio) => studio.endStep);
  const head = document.head ?? {};
  const set = (what: string, changes: { [K in keyof SiteHead]?: SiteHead[K] | undefined }, merge?: string) =>
    change(what, (site) => changeHead(site, changes), merge);
  const names: Record<string, string> = businessTypes.names;
  return (
    <>
      <DraftField
        label="Address of the site"
        type="url"
        placeholder="https://example.com"
        hint="Where the site will be online. Search engines and shared links need it."
        stored={head.origin ?? ""}
        isDisabled={!canEdit}
        problemOf={(text) =>
          text.trim() === "" || readOrigin(text) ? undefined : "Use an address such as https://example.com"
        }
        set={(text) => set("Changed the address of the site", { origin: text.trim() }, "site origin")}
        onLeave={endStep}
      />
      <Labelled label="Language" hint="Read aloud and translated by it">
        {(id, hint) => (
          <select
            id={id}
            aria-describedby={hint}
            className={control}
            disabled={!canEdit}
            value={document.meta.language}
            onChange={({ target }) =>
              change("Changed the language", (site) => changeMeta(site, { language: target.value }))
            }
          >
            {[...new Set([...LANGUAGES, document.meta.language])].map((language) => (
              <option key={language} value={language}>
                {languageName(language)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <SearchableSelect
        look={control}
        className="text-sm"
        label="Kind of business"
        hint="For search engines"
        disabled={!canEdit}
        value={head.businessType && names[head.businessType] ? head.businessType : BY_INDUSTRY}
        options={[
          { value: BY_INDUSTRY, label: `By its industry: ${names[defaultBusinessType(document)]}` },
          ...Object.entries(names).map(([value, label]) => ({ value, label })),
        ]}
        onChoose={(type) =>
          set("Changed the kind of business", { businessType: type === BY_INDUSTRY ? undefined : type })
        }
      />
      <DraftField
        label="Position on a map"
        placeholder="51.0543, 3.7174"
        hint="Optional. Latitude and longitude, as map services show them"
        stored={head.geo ? `${head.geo.latitude}, ${head.geo.longitude}` : ""}
        isDisabled={!canEdit}
        problemOf={positionProblem}
        set={(text) => set("Changed the position", { geo: readPosition(text) }, "site position")}
        onLeave={endStep}
      />
      <Switch
        label="Keep the site out of search results"
        explanation="For a draft, or a site for guests only."
        isOn={head.isUnlisted === true}
        onToggle={() =>
          set(head.isUnlisted ? "Let search engines list the site" : "Kept the site out of search results", {
            isUnlisted: !head.isUnlisted,
          })
        }
      />
      <Switch
        label="Keep AI crawlers out"
        explanation="Asks companies not to train or answer with your site, in its robots.txt. Otherwise an llms.txt sums it up for them."
        isOn={head.refusesAi === true}
        onToggle={() =>
          set(head.refusesAi ? "Let AI crawlers read the site" : "Kept AI crawlers out", {
            refusesAi: !head.refusesAi,
          })
        }
      />
    </>
  );
}

const LANGUAGES = [
  ...["en", "en-GB", "en-US", "da", "de", "es", "fi", "fr", "it", "nb", "nl"],
  ...["pl", "pt", "pt-BR", "sv", "tr", "cs", "el", "ja", "zh", "ar", "he"],
];

function languageName(language: string) {
  return new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;
}
