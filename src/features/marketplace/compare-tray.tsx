import closeIcon from "icon:x";
import { AnimatePresence } from "framer-motion";
import * as m from "framer-motion/m";
import type { Template } from "#src/contract/templates.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { keepFocusClear } from "#src/ui/keep-focus-clear.ts";
import { Moving } from "#src/ui/moving.tsx";
import { TemplatePicture } from "./template-picture.tsx";

interface CompareTrayProps {
  templates: readonly Template[];
  onRemove: (template: Template) => void;
  onClear: () => void;
  onCompare: () => void;
}

const places = [1, 2, 3];

/** The templates to compare. The tray appears with the first one and disappears with the last. */
export function CompareTray(props: CompareTrayProps) {
  return (
    <Moving>
      <AnimatePresence>{props.templates.length > 0 && <Tray {...props} />}</AnimatePresence>
    </Moving>
  );
}

/** The tray floats above the bottom bar. */
function Tray({ templates, onRemove, onClear, onCompare }: CompareTrayProps) {
  const isReady = templates.length > 1;
  return (
    <m.section
      ref={keepFocusClear}
      exit={{ opacity: 0, y: 16 }}
      data-floating=""
      data-needs-room=""
      aria-label="Templates to compare"
      className="-translate-x-1/2 fixed bottom-[var(--corner-room,63px)] left-1/2 z-20 w-max max-w-[calc(100vw-16px)] print:hidden"
    >
      <div className="flex animate-rise flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-card border border-line bg-raised p-2.5 shadow-float high-contrast:border-edge">
        <ul className="flex gap-2">
          <AnimatePresence initial={false}>
            {templates.map((template) => (
              <m.li key={template.id} layout exit={{ opacity: 0, width: 0 }} className="relative w-20">
                <TemplatePicture template={template} isFirst className="rounded-md border border-line" />
                <button
                  type="button"
                  aria-label={`Do not compare: ${template.name}`}
                  onClick={() => onRemove(template)}
                  className="-top-1.5 -end-1.5 absolute grid size-6 place-items-center rounded-full border border-edge bg-raised text-ink hover:bg-ink hover:text-paper"
                >
                  <Icon path={closeIcon} className="size-3.5" />
                </button>
              </m.li>
            ))}
          </AnimatePresence>
          {places.slice(templates.length).map((place) => (
            <li
              key={place}
              aria-hidden="true"
              className="hidden aspect-[3/2] w-20 rounded-md border border-edge border-dashed sm:block"
            />
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            look="primary"
            size="small"
            disabled={!isReady}
            title={isReady ? undefined : "Choose one more"}
            onClick={onCompare}
          >
            Compare {templates.length}
          </Button>
          <Button look="quiet" size="small" onClick={onClear}>
            Clear
          </Button>
        </div>
      </div>
    </m.section>
  );
}
