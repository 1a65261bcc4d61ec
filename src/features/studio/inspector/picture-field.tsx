import clsx from "clsx";
import { Suspense, useEffect, useRef, useState } from "react";
import { later } from "#src/lib/later.ts";
import { Button } from "#src/ui/button.tsx";
import type { PictureFieldProps } from "./picture-field-props.ts";
import { SmallPicture } from "./small-picture.tsx";

const PictureChoice = later(() => import("./picture-choice.tsx").then(({ PictureChoice }) => PictureChoice));

/** A picture, drawn or uploaded, with its settings. */
export function PictureField(props: PictureFieldProps) {
  const { label, picture, isDisabled, isWanted, set, onLeave } = props;
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    if (!isWanted) return;
    setIsOpen(true);
    // Scrolls the field to the top of its panel, to make room for what loads. The page itself does not scroll.
    const [field, panel] = [box.current, box.current?.closest("[data-writes-site]")];
    if (field && panel)
      panel.scrollTop += field.getBoundingClientRect().top - panel.getBoundingClientRect().top;
  }, [isWanted]);

  return (
    <fieldset
      ref={box}
      className={clsx("rounded-lg border p-2.5", isWanted ? "border-signal" : "border-line")}
    >
      <legend className="px-1 font-medium text-sm">{label}</legend>
      <div className="flex items-center gap-3">
        <div className="grid h-16 w-24 shrink-0 place-items-center overflow-hidden rounded-md bg-sunken text-muted text-xs">
          {picture ? <SmallPicture picture={picture} /> : "None"}
        </div>
        <div className="grid gap-1">
          <Button
            size="small"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            disabled={isDisabled}
          >
            {picture ? "Change" : "Choose"}
          </Button>
          {picture && (
            <Button
              size="small"
              look="quiet"
              disabled={isDisabled}
              onClick={() => {
                set(null);
                onLeave();
              }}
            >
              Remove
            </Button>
          )}
        </div>
      </div>
      {isOpen && !isDisabled && (
        <Suspense fallback={<p className="mt-3 text-muted text-sm">One moment…</p>}>
          <PictureChoice {...props} />
        </Suspense>
      )}
    </fieldset>
  );
}
