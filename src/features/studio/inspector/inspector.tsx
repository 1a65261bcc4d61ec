import { type ReactNode, Suspense, useEffect } from "react";
import { later } from "#src/lib/later.ts";
import { LABEL_LENGTH } from "#src/sites/document.ts";
import { blockAt, pageById } from "#src/sites/edit/edit-blocks.ts";
import { describePage, labelPage, renamePage } from "#src/sites/edit/edit-pages.ts";
import { changeMeta } from "#src/sites/edit/edit-theme.ts";
import { profilesProblem } from "#src/sites/embeds/social.ts";
import { BUSINESS_LENGTHS } from "#src/sites/meta.ts";
import { defaultTitle } from "#src/sites/page-title.ts";
import { useCanEdit, useSite, useStudio } from "../studio-slice.ts";
import { LineField, LinesField } from "./text-fields.tsx";

// Loads after the page, so that the page does not wait for it.
const loadBlockInspector = () => import("./block-inspector.tsx");
const BlockInspector = later(() => loadBlockInspector().then(({ BlockInspector }) => BlockInspector));

/** The settings of the selected block, or of the page and the site when none is selected. */
export function Inspector() {
  const document = useSite();
  const page = useStudio((studio) => studio.page);
  const chosen = useStudio((studio) => studio.block);
  useEffect(() => void loadBlockInspector().catch(() => {}), []); // selecting a block reports the error
  const block = chosen === null ? undefined : blockAt(document, { page, block: chosen });
  if (!block) return <SiteInspector />;
  return (
    <Suspense>
      <BlockInspector key={`${page} ${block.id}`} block={block} />
    </Suspense>
  );
}

const businessFields = [
  ["name", "Name"],
  ["phone", "Telephone"],
  ["email", "E-mail"],
  ["street", "Street"],
  ["town", "Town"],
  ["area", "Postcode or area"],
] as const;

function SiteInspector() {
  const document = useSite();
  const canEdit = useCanEdit();
  const pageId = useStudio((studio) => studio.page);
  const change = useStudio((studio) => studio.change);
  const endStep = useStudio((studio) => studio.endStep);
  const page = pageById(document, pageId);
  const common = { isDisabled: !canEdit, onLeave: endStep };
  const { meta } = document;
  const isHome = page === document.pages[0];
  return (
    <div className="grid gap-6">
      <p className="text-muted text-sm">Click a part of the page to change it.</p>
      {page && (
        <Group title="This page">
          <LineField
            field={{ label: "Title", maximum: 120 }}
            text={page.title}
            placeholder={isHome ? defaultTitle(document) : undefined}
            hint={isHome ? "For browser tabs and search engines" : undefined}
            {...common}
            set={(title) =>
              change("Renamed the page", (site) => renamePage(site, page.id, title), `page title ${page.id}`)
            }
          />
          <LineField
            field={{ label: "Name in the navigation", maximum: LABEL_LENGTH }}
            text={page.label}
            {...common}
            set={(label) =>
              change("Named the page", (site) => labelPage(site, page.id, label), `page label ${page.id}`)
            }
          />
          <LinesField
            field={{ label: "Description, for search engines", maximum: 300 }}
            stored={page.description}
            rows={3}
            {...common}
            set={(text) =>
              change(
                "Described the page",
                (site) => describePage(site, page.id, text),
                `page text ${page.id}`,
              )
            }
          />
        </Group>
      )}
      <Group title="The business">
        {businessFields.map(([name, label]) => (
          <LineField
            key={name}
            field={{ label, maximum: BUSINESS_LENGTHS[name] }}
            text={meta.business[name]}
            {...common}
            set={(text) =>
              change(
                "Changed the facts about the business",
                (site) => changeMeta(site, { business: { [name]: text } }),
                `business ${name}`,
              )
            }
          />
        ))}
        <LinesField
          field={{ label: "Social profiles" }}
          stored={(meta.social ?? []).join("\n")}
          rows={2}
          hint="One address to a line. They become icons in the footer."
          {...common}
          problemOf={(text) => profilesProblem(linesOf(text))}
          set={(text) =>
            change(
              "Changed the social profiles",
              (site) => changeMeta(site, { social: linesOf(text).length > 0 ? linesOf(text) : undefined }),
              "social",
            )
          }
        />
        <LineField
          field={{ label: "What it is, in a few words", maximum: 120 }}
          text={meta.tagline}
          hint="Follows the name in the title of the home page"
          {...common}
          set={(tagline) =>
            change(
              "Changed the description of the business",
              (site) => changeMeta(site, { tagline }),
              "tagline",
            )
          }
        />
        <LineField
          field={{ label: "Notice on every page", maximum: 300 }}
          text={meta.notice}
          {...common}
          set={(notice) => change("Changed the notice", (site) => changeMeta(site, { notice }), "notice")}
        />
      </Group>
    </div>
  );
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-base">{title}</h3>
      {children}
    </section>
  );
}
