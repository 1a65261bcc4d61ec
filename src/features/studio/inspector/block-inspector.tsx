import clsx from "clsx";
import { Suspense } from "react";
import { laterIfThere } from "#src/lib/later.ts";
import { blocks } from "#src/sites/blocks/blocks.ts";
import type { Block } from "#src/sites/document.ts";
import { fieldsOf, setLook, writeField } from "#src/sites/edit/edit-blocks.ts";
import { isShared } from "#src/sites/edit/shared-parts.ts";
import { type Tone, tones } from "#src/sites/themes/compose.ts";
import { rolesOf } from "#src/sites/themes/theme.ts";
import { Button } from "#src/ui/button.tsx";
import { RadioButton, RadioGroup } from "#src/ui/radio-group.tsx";
import { useIsWide } from "#src/ui/use-is-wide.ts";
import { labelOfBlock, useBlockCommands } from "../block-commands.ts";
import { BlockActions } from "../blocks/block-actions.tsx";
import { useCanEdit, useSite, useStudio } from "../studio-slice.ts";
import { OpenNowNote } from "./block-notes.tsx";
import { FieldList } from "./field-control.tsx";
import { control, Labelled } from "./labelled.tsx";

const RecordsInList = laterIfThere(() =>
  import("../records/records-in-list.tsx").then(({ RecordsInList }) => RecordsInList),
);
/** Kinds whose list `fill-list.ts` can fill. */
const showsRecords = new Set<Block["kind"]>(["services", "pricing", "events", "team", "shop", "menu"]);

/** The settings of the selected block. */
export function BlockInspector({ block }: { block: Block }) {
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
      {block.kind === "hours" && <OpenNowNote hours={block.data} />}
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
          change(`Changed the background of ${labelOfBlock(block)}`, (site) => setLook(site, place, { tone }))
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
      <Suspense>
        {showsRecords.has(block.kind) && (
          <RecordsInList key={block.id} block={block} isDisabled={isDisabled} />
        )}
      </Suspense>
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
      label="Background"
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
