import searchIcon from "icon:magnifying-glass";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useAsyncValue } from "#src/lib/use-async-value.ts";
import type { Block, SiteDocument } from "#src/sites/document.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { labelOfBlock, useBlockCommands } from "../block-commands.ts";
import { control } from "../inspector/labelled.tsx";
import { useSite } from "../studio-slice.ts";
import { BlockThumbnail } from "./block-thumbnail.tsx";
import { isMeant } from "./block-words.ts";
import { sampleBlocks } from "./sample-blocks.ts";

/** All kinds of blocks, previewed in the design of this site with sample content of its industry. */
export function BlockPalette({ onClose }: { onClose: () => void }) {
  const document = useSite();
  const commands = useBlockCommands();
  const [typed, setTyped] = useState("");
  const { samples, hasFailed, retry } = useSamples(document);
  const found = samples?.filter(({ kind }) => isMeant(kind, typed));

  const add = (block: Block) => {
    // Closing comes first: it returns the focus to the previous block and selects it. Then the new block is selected.
    flushSync(onClose);
    commands.add(block);
  };

  return (
    <Dialog title="Add a block" onClose={onClose} className="max-w-5xl!">
      <div className="relative mb-4">
        <Icon path={searchIcon} className="absolute start-3 top-2.5 size-5 text-muted" />
        <input
          type="search"
          data-autofocus
          aria-label="Search blocks"
          placeholder="Prices, opening hours, people…"
          className={`${control} ps-10`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            const [first] = found ?? [];
            if (event.key === "Enter" && typed.trim() && first) add(first);
          }}
        />
      </div>
      <p role="status" className="sr-only">
        {found ? `${found.length} blocks` : "One moment…"}
      </p>
      {hasFailed && (
        <p role="alert">
          The blocks could not be loaded. <Button onClick={retry}>Try again</Button>
        </p>
      )}
      {found?.length === 0 && (
        <p className="py-8 text-center text-muted">
          No block is called that. Try “prices”, “people” or “opening hours”.
        </p>
      )}
      <ul className="grid max-h-[62vh] grid-cols-[minmax(0,1fr)] gap-4 overflow-y-auto p-1 sm:grid-cols-2 lg:grid-cols-3">
        {found?.map((block) => (
          <li key={block.kind}>
            <button
              type="button"
              onClick={() => add(block)}
              className="group block w-full overflow-hidden rounded-card border border-line bg-raised text-start hover:border-signal"
            >
              <BlockThumbnail document={document} block={block} label="" />
              <span className="block border-line border-t px-3 py-2.5 font-semibold text-sm group-hover:text-signal">
                {labelOfBlock(block)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function useSamples(document: SiteDocument) {
  const [site] = useState(document);
  const { value: samples, error, retry } = useAsyncValue(() => sampleBlocks(site), [site]);
  return { samples, hasFailed: error !== undefined, retry };
}
