import { useId, useState } from "react";
import { blocks } from "#src/sites/blocks/blocks.ts";
import { pageById } from "#src/sites/edit/edit-blocks.ts";
import { LINK_LABEL, type LinkValue } from "#src/sites/fields.ts";
import { asLink, isSafeLink } from "#src/sites/links.ts";
import { pageName } from "#src/sites/page-title.ts";
import { useSite, useStudio } from "../studio-slice.ts";
import { control } from "./labelled.tsx";
import { usePaste } from "./use-paste.ts";

interface LinkFieldProps {
  label: string;
  link: LinkValue;
  isDisabled: boolean;
  set: (link: LinkValue) => void;
  onLeave: () => void;
}

const OTHER = "other";

/** The text of a link and its destination: a page of the site, a block of this page, or an address. */
export function LinkField({ label, link, isDisabled, set, onLeave }: LinkFieldProps) {
  const document = useSite();
  const pageId = useStudio((studio) => studio.page);
  const id = useId();
  const onPaste = usePaste({ maximum: LINK_LABEL, onStep: onLeave });
  const targets = [
    { to: "", label: "No destination: not shown" },
    ...document.pages.map((page) => ({
      to: `page:${page.id}`,
      label: `Page: ${page.label || pageName(document, page)}`,
    })),
    ...(pageById(document, pageId)?.blocks ?? []).map((block) => ({
      to: `#${block.id}`,
      label: `On this page: ${blocks[block.kind].label}`,
    })),
  ];
  const isKnown = targets.some(({ to }) => to === link.to);
  const [isOther, setIsOther] = useState(!isKnown);
  const [address, setAddress] = useState<string | null>(null);
  const shown = address ?? link.to;
  const isRefused = !isSafeLink(asLink(shown));

  const write = (text: string) => {
    setAddress(text);
    const to = asLink(text);
    if (isSafeLink(to)) set({ ...link, to });
  };

  return (
    <fieldset className="grid gap-2 rounded-lg border border-line p-2.5">
      <legend className="px-1 font-medium text-sm">{label}</legend>
      <input
        aria-label={`${label}: what is written on it`}
        placeholder="Its text"
        className={control}
        maxLength={LINK_LABEL}
        value={link.label}
        disabled={isDisabled}
        onChange={(event) => set({ ...link, label: event.target.value })}
        onBlur={onLeave}
        onPaste={onPaste}
      />
      <select
        aria-label={`${label}: where it leads`}
        className={control}
        disabled={isDisabled}
        value={isOther || !isKnown ? OTHER : link.to}
        onChange={(event) => {
          const { value } = event.target;
          setIsOther(value === OTHER);
          setAddress(null);
          if (value !== OTHER) set({ ...link, to: value });
        }}
      >
        {targets.map((target) => (
          <option key={target.to} value={target.to}>
            {target.label}
          </option>
        ))}
        <option value={OTHER}>Another address…</option>
      </select>
      {(isOther || !isKnown) && (
        <>
          <input
            aria-label={`${label}: address`}
            placeholder="example.com, name@example.com or +44 …"
            className={control}
            disabled={isDisabled}
            value={shown}
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused ? `${id}-why` : undefined}
            onChange={(event) => write(event.target.value)}
            onBlur={() => {
              if (!isRefused) setAddress(null);
              onLeave();
            }}
          />
          {isRefused && (
            <p id={`${id}-why`} className="text-danger text-xs">
              A link needs a web address, an e-mail address or a telephone number.
            </p>
          )}
        </>
      )}
    </fieldset>
  );
}
