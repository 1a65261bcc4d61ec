import clsx from "clsx";
import { type ReactNode, Suspense, useEffect } from "react";
import { later } from "#src/lib/later.ts";
import { blocks } from "#src/sites/blocks/blocks.ts";
import { type Block, LABEL_LENGTH } from "#src/sites/document.ts";
import { blockAt, fieldsOf, pageById, setLook, writeField } from "#src/sites/edit/edit-blocks.ts";
import { describePage, labelPage, renamePage } from "#src/sites/edit/edit-pages.ts";
import { changeMeta } from "#src/sites/edit/edit-theme.ts";
import { isShared } from "#src/sites/edit/shared-parts.ts";
import { profilesProblem } from "#src/sites/embeds/social.ts";
import { BUSINESS_LENGTHS } from "#src/sites/meta.ts";
import { defaultTitle } from "#src/sites/page-title.ts";
import { type Tone, tones } from "#src/sites/themes/compose.ts";
import { rolesOf } from "#src/sites/themes/theme.ts";
import { Button } from "#src/ui/button.tsx";
import { RadioButton, RadioGroup } from "#src/ui/radio-group.tsx";
import { useIsWide } from "#src/ui/use-is-wide.ts";
import { labelOfBlock } from "../block-commands.ts";
import { BlockActions } from "../blocks/block-actions.tsx";
import { useCanEdit, useSite, useStudio } from "../studio-slice.ts";
import { useBlockCommands } from "../use-block-commands.ts";
import { FieldList, LineField, LinesField, loadLists } from "./field-control.tsx";
import { control, Labelled } from "./labelled.tsx";

const OpenNowNote = later(() => loadLists().then(({ OpenNowNote }) => OpenNowNote));

/** The settings of the selected block, or of the page and the site when none is selected. */
export function Inspector() {
  const document = useSite();
  const page = useStudio((studio) => studio.page);
  const chosen = useStudio((studio) => studio.block);
  useEffect(() => void loadLists().catch(() => {}), []);
  const block = chosen === null ? undefined : blockAt(document, { page, block: chosen });
  return block ? <BlockInspector key={`${page} ${block.id}`} block={block} /> : <SiteInspector />;
}

function BlockInspector({ block }: { block: Block }) {
  const canEdit = useCanEdit();
  const isWide = useIsWide();
  const page = useStudio((studio) => studio.page);
  const pages = useSite().pages.length;
  const field = useStudio((studio) => studio.field);
  const change = useStudio((studio) => studio.change);
  const endStep = useStudio((studio) => studio.endStep);
  const commands = useBlockCommands();
  const isDisabled = !canEdit || Boolean(block.isLocked);
  const place = { page, block: block.id };
  const variants = Object.entries(blocks[block.kind].variants as Record<string, { label: string }>);
  return (
    <div className="grid gap-5">
      {!isWide && (
        <div className="flex flex-wrap">
          <BlockActions block={block} />
        </div>
      )}
      {isShared(block) && pages > 1 && (
        <p className="text-muted text-sm">The same on all pages: a change here changes them all.</p>
      )}
      {block.isLocked && (
        <p className="border-amber-ink border-s-3 bg-amber-tint px-3 py-2 text-amber-ink text-sm">
          Locked: neither you nor an edit by text changes it.{" "}
          {canEdit && (
            <Button size="inline" look="quiet" onClick={() => commands.lock(block.id)}>
              Unlock
            </Button>
          )}
        </p>
      )}
      {block.kind === "hours" && (
        <Suspense>
          <OpenNowNote hours={block.data} />
        </Suspense>
      )}
      <Labelled label="Shown as">
        {(id) => (
          <select
            id={id}
            className={control}
            disabled={isDisabled}
            value={block.variant}
            onChange={(event) => commands.show(block.id, event.target.value as Block["variant"])}
          >
            {variants.map(([name, { label }]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <ToneChoice
        tone={block.tone}
        isDisabled={isDisabled}
        onChoose={(tone) =>
          change(`Another ground for ${labelOfBlock(block)}`, (site) => setLook(site, place, { tone }))
        }
      />
      <FieldList
        fields={fieldsOf(block.kind)}
        data={block.data}
        path={[]}
        isDisabled={isDisabled}
        wanted={field}
        onChange={(path, value) =>
          change(
            `Changed ${labelOfBlock(block)}`,
            (site) => writeField(site, place, path, value),
            `field ${page} ${block.id} ${path.join(".")}`,
          )
        }
        onLeave={endStep}
      />
    </div>
  );
}

const toneNames: Record<Tone, string> = { plain: "Plain", tinted: "Tinted", dark: "Dark", accent: "Loud" };

interface ToneChoiceProps {
  tone: Tone;
  isDisabled: boolean;
  onChoose: (tone: Tone) => void;
}

function ToneChoice({ tone, isDisabled, onChoose }: ToneChoiceProps) {
  const { theme } = useSite();
  const roles = rolesOf(theme);
  return (
    <RadioGroup
      label="Ground"
      labelClassName="mb-1 block font-medium text-sm"
      value={tone}
      onChoose={onChoose}
      isDisabled={isDisabled}
      className="grid grid-cols-4 gap-1.5"
    >
      {tones.map((name) => (
        <RadioButton key={name} value={name} className="grid gap-1 text-xs">
          <span
            className={clsx(
              "grid h-10 place-items-center rounded-lg font-semibold text-base",
              tone === name ? "ring-3 ring-signal" : "ring-1 ring-edge",
            )}
            style={{ background: roles[name].ground, color: roles[name].ink }}
            aria-hidden="true"
          >
            Aa
          </span>
          {toneNames[name]}
        </RadioButton>
      ))}
    </RadioGroup>
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
            kept={page.description}
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
          kept={(meta.social ?? []).join("\n")}
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
