import type { ReactNode } from "react";
import { pageById } from "#src/sites/edit/edit-blocks.ts";
import { describePage, renamePage } from "#src/sites/edit/edit-pages.ts";
import { changeHead, changePageHead } from "#src/sites/head/change-head.ts";
import { defaultTitle, pageName, pageTitle, SHOWN_LENGTHS } from "#src/sites/page-title.ts";
import { Button } from "#src/ui/button.tsx";
import { Switch } from "#src/ui/switch.tsx";
import { LineField, LinesField } from "../../inspector/text-fields.tsx";
import { useCanEdit, useSite, useStudio } from "../../studio-slice.ts";
import { LinkPreview } from "./link-preview.tsx";
import { ResultPreview } from "./result-preview.tsx";
import { SiteSettings } from "./site-settings.tsx";
import { VisitSettings } from "./visit-settings.tsx";

/** The appearance of the page and the site in search engines and shared links. */
export function SearchPanel() {
  const document = useSite();
  const canEdit = useCanEdit();
  const shown = useStudio((studio) => studio.page);
  const change = useStudio((studio) => studio.change);
  const endStep = useStudio((studio) => studio.endStep);
  const page = pageById(document, shown) ?? document.pages[0];
  if (!page) return null;
  const { id, head } = page;
  const entries = document.head?.formerEntries?.filter((entry) => entry.page === id) ?? [];
  const isHome = page === document.pages[0];
  const common = { isDisabled: !canEdit, onLeave: endStep };
  const title = pageTitle(document, page);
  const description = page.description || document.meta.description;
  return (
    <div className="grid gap-6">
      <Group title={`The page ${pageName(document, page)}`}>
        <ResultPreview document={document} page={page} />
        <LineField
          field={{ label: "Title", maximum: 120 }}
          text={page.title}
          placeholder={isHome ? defaultTitle(document) : undefined}
          hint={lengthHint(title, SHOWN_LENGTHS.title)}
          {...common}
          set={(text) => change("Renamed the page", (site) => renamePage(site, id, text), `page title ${id}`)}
        />
        <LinesField
          field={{ label: "Description", maximum: 300 }}
          stored={page.description}
          rows={3}
          hint={lengthHint(description, SHOWN_LENGTHS.description)}
          {...common}
          set={(text) =>
            change("Described the page", (site) => describePage(site, id, text), `page text ${id}`)
          }
        />
        <LinkPreview document={document} page={page} />
        <LineField
          field={{ label: "Words on the picture", maximum: 120 }}
          text={head?.socialTitle ?? ""}
          placeholder={isHome ? "The headline of the page" : page.title}
          {...common}
          set={(socialTitle) =>
            change(
              "Changed the picture for links",
              (site) => changePageHead(site, id, { socialTitle }),
              `social title ${id}`,
            )
          }
        />
        <Switch
          label="Keep this page out of search results"
          explanation="Visitors with the address can still open it."
          isOn={head?.isUnlisted === true}
          onToggle={() =>
            change(
              head?.isUnlisted ? "Let search engines list the page" : "Kept the page out of search results",
              (site) => changePageHead(site, id, { isUnlisted: !head?.isUnlisted }),
            )
          }
        />
        {head?.formerPaths && (
          <FormerPaths
            title="Old addresses that lead here"
            paths={head.formerPaths}
            isDisabled={!canEdit}
            onRemove={(path) =>
              change(`Removed the old address /${path}`, (site) =>
                changePageHead(site, id, {
                  formerPaths: head.formerPaths?.filter((other) => other !== path),
                }),
              )
            }
          />
        )}
        {entries.length > 0 && (
          <FormerPaths
            title="Old addresses of articles and people"
            paths={entries.map(({ from }) => from)}
            isDisabled={!canEdit}
            onRemove={(path) =>
              change(`Removed the old address /${path}`, (site) =>
                changeHead(site, {
                  formerEntries: site.head?.formerEntries?.filter(({ from }) => from !== path),
                }),
              )
            }
          />
        )}
      </Group>
      <Group title="The whole site">
        <SiteSettings />
      </Group>
      <Group title="Visits and privacy">
        <VisitSettings />
      </Group>
    </div>
  );
}

const lengthHint = (text: string, shown: number) =>
  text.length > shown
    ? `${text.length} characters. Search results show about ${shown}.`
    : `${text.length} of about ${shown} characters`;

interface FormerPathsProps {
  title: string;
  paths: readonly string[];
  isDisabled: boolean;
  onRemove: (path: string) => void;
}

function FormerPaths({ title, paths, isDisabled, onRemove }: FormerPathsProps) {
  return (
    <div>
      <h4 className="font-medium font-text text-sm tracking-normal">{title}</h4>
      <ul>
        {paths.map((path) => (
          <li key={path} className="flex items-center justify-between gap-2 text-sm">
            <span className="min-w-0 [overflow-wrap:anywhere]">/{path}</span>
            <Button
              size="inline"
              look="quiet"
              className="text-sm"
              aria-disabled={isDisabled}
              onClick={() => !isDisabled && onRemove(path)}
            >
              Remove<span className="sr-only"> /{path}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-base">{title}</h3>
      {children}
    </section>
  );
}
