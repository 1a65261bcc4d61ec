import addIcon from "icon:plus";
import removeIcon from "icon:x";
import { type ReactNode, useId, useRef, useState } from "react";
import { featureLabels, toneLabels } from "#src/brief/feature-labels.ts";
import {
  type Evidence,
  type Feature,
  type Field,
  features,
  type ParsedBrief,
  voices,
} from "#src/brief/parsed-brief.ts";
import type { Unplaced } from "#src/brief/unplaced.ts";
import { sectors } from "#src/contract/industries.ts";
import { compareNames } from "#src/lib/english.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { SearchableSelect } from "#src/ui/searchable-select.tsx";
import { Select } from "#src/ui/select.tsx";
import { RemovableChip, shortened } from "./removable-chip.tsx";
import { TextEditor } from "./text-editor.tsx";

type TextChange = "name" | "place" | "audience" | "palette";

interface UnderstoodPanelProps {
  /** The parsed brief, with evidence. */
  read: ParsedBrief;
  /** The parsed brief with the visitor's corrections. */
  current: ParsedBrief;
  onChange: (field: "industry" | "tone" | TextChange, value: string | null) => void;
  onFeature: (feature: Feature, isWanted: boolean) => void;
  /** What the brief says and the site does not. */
  left: readonly Unplaced[];
  onAdd: (id: string) => void;
}

const industryOptions = sectors
  .flatMap(({ industries }) => industries)
  .map(({ id, name }) => ({ value: id, label: name }))
  .sort((a, b) => compareNames(a.label, b.label));
const tones = [
  { value: "none", label: "Not said" },
  ...voices.map((value) => ({ value, label: toneLabels[value] })),
];

/** Shows the parsed brief. Each part quotes its evidence and can be corrected. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one row of markup for each field of the brief
export function UnderstoodPanel({ read, current, onChange, onFeature, left, onAdd }: UnderstoodPanelProps) {
  const industryLabelOf = (id: string) => industryOptions.find(({ value }) => value === id)?.label ?? id;
  const row = (field: Field, label: string, value: string | undefined, children: ReactNode) => (
    <Row
      key={field}
      label={label}
      value={value}
      evidence={read.evidence[field]}
      confidence={read.confidence[field]}
      isChanged={(read[field] ?? "") !== (current[field] ?? "")}
      onReset={() => onChange(field as TextChange, null)}
      onClear={field === "industry" ? undefined : () => onChange(field as TextChange, "")}
    >
      {children}
    </Row>
  );
  const textRow = (field: TextChange, label: string, hint?: string) =>
    row(
      field,
      label,
      current[field],
      <TextEditor
        key={current[field] ?? ""}
        label={label}
        value={current[field] ?? ""}
        hint={hint}
        onApply={(value) => onChange(field, value)}
      />,
    );
  const others = features.filter(
    (feature) => !current.features.includes(feature) && !current.excludedFeatures.includes(feature),
  );
  const facts = [...(read.offers ?? []).map(({ text }) => text), ...Object.values(read.facts).flat()];

  return (
    <div className="grid content-start gap-6">
      <div>
        <h2 className="mb-2 text-xl">What we understood</h2>
        <ul className="divide-y divide-line border-line border-y">
          {row(
            "industry",
            "Industry",
            industryLabelOf(current.industry),
            <SearchableSelect
              label="Industry"
              value={current.industry}
              options={industryOptions}
              onChoose={(value) => onChange("industry", value)}
            />,
          )}
          {textRow("name", "Name")}
          {textRow("place", "Place")}
          {textRow("audience", "For whom")}
          {row(
            "tone",
            "Tone",
            current.tone && toneLabels[current.tone],
            <Select
              label="Tone"
              value={current.tone ?? "none"}
              options={tones}
              onChoose={(value) => onChange("tone", value === "none" ? "" : value)}
            />,
          )}
          {textRow(
            "palette",
            "Colours",
            "Colours such as navy and gold, or warm, cool, earthy, dark, pastel, vivid, neutral",
          )}
        </ul>
      </div>
      <div>
        <h3 className="mb-2 text-xl">On the site</h3>
        <ul className="flex flex-wrap gap-2" aria-label="On the site">
          {current.features.map((feature) => (
            <li key={feature}>
              <RemovableChip
                label={featureLabels[feature]}
                evidence={read.evidence[feature]}
                isWanted
                onToggle={() => onFeature(feature, false)}
              />
            </li>
          ))}
          {current.features.length === 0 && (
            <li className="text-muted">Nothing in particular was asked for.</li>
          )}
        </ul>
        {current.excludedFeatures.length > 0 && (
          <>
            <h4 className="mt-4 mb-2 font-semibold text-base">Left out</h4>
            <ul className="flex flex-wrap gap-2" aria-label="Left out">
              {current.excludedFeatures.map((feature) => (
                <li key={feature}>
                  <RemovableChip
                    label={featureLabels[feature]}
                    evidence={read.evidence[feature]}
                    isWanted={false}
                    onToggle={() => onFeature(feature, true)}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
        {others.length > 0 && (
          <Select
            className="mt-4"
            label="Add something"
            value="none"
            options={[
              { value: "none", label: "Choose…" },
              ...others.map((value) => ({ value, label: featureLabels[value] })),
            ]}
            onChoose={(value) => value !== "none" && onFeature(value as Feature, true)}
          />
        )}
      </div>
      {left.length > 0 && (
        <div>
          <h3 className="mb-2 text-xl">Not on the site yet</h3>
          <ul className="divide-y divide-line border-line border-y" aria-label="Not on the site yet">
            {left.map(({ id, text }) => (
              <li key={id} className="flex min-h-12 items-center justify-between gap-3 py-1">
                <span className="min-w-0 break-words">{text}</span>
                <Button size="small" aria-label={`Add: ${text}`} onClick={() => onAdd(id)}>
                  <Icon path={addIcon} />
                  Add
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {facts.length > 0 && (
        <div>
          <h3 className="mb-2 text-xl">Taken word for word</h3>
          <ul className="grid gap-1 text-muted">
            {facts.slice(0, 12).map((fact) => (
              <li key={fact} className="break-words">
                {fact}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface RowProps {
  label: string;
  value: string | undefined;
  evidence: readonly Evidence[] | undefined;
  confidence: number | undefined;
  isChanged: boolean;
  onReset: () => void;
  /** Removes a wrong reading. Undefined for the industry, because a site needs one. */
  onClear: (() => void) | undefined;
  children: ReactNode;
}

function Row({ label, value, evidence, confidence, isChanged, onReset, onClear, children }: RowProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const main = useRef<HTMLButtonElement>(null);
  const clear = () => {
    // The button unmounts together with the value.
    main.current?.focus();
    onClear?.();
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_2.5rem] items-center">
      <button
        ref={main}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="col-start-1 grid min-h-12 w-full grid-cols-[4.5rem_minmax(0,1fr)_auto] items-baseline gap-2 px-1 py-2 text-start hover:bg-raised"
      >
        <span className="text-muted text-sm">{label}</span>
        <span className={value ? "break-words font-semibold" : "text-muted"}>{value ?? "Not said"}</span>
        <span className="text-signal text-sm">{isChanged ? "Changed" : isOpen ? "Close" : "Change"}</span>
      </button>
      {value && onClear && (
        <Button look="quiet" aria-label={`Remove: ${label} ${value}`} onClick={clear} className="px-3!">
          <Icon path={removeIcon} />
        </Button>
      )}
      <div id={id} hidden={!isOpen} className="col-span-2 grid gap-3 px-1 pb-4">
        <p className="text-muted text-sm">
          {evidence
            ? `From ${quoted(evidence)}, ${sureness(confidence ?? 0)}.`
            : "The brief does not mention it."}
        </p>
        {isOpen && children}
        {isChanged && (
          <Button size="small" className="justify-self-start" onClick={onReset}>
            Back to what we understood
          </Button>
        )}
      </div>
    </li>
  );
}

const quoted = (evidence: readonly Evidence[]) =>
  [...new Set(evidence.map(({ text }) => `“${shortened(text)}”`))].slice(0, 3).join(", ");
const sureness = (confidence: number) =>
  confidence >= 0.8 ? "rather surely" : confidence >= 0.5 ? "probably" : "at a guess";
