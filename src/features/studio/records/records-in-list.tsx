import { useState } from "react";
import type { Block } from "#src/sites/document.ts";
import { unlinkList } from "#src/sites/edit/fill-list.ts";
import { announce } from "#src/ui/announce.ts";
import { Button } from "#src/ui/button.tsx";
import { useStudio } from "../studio-slice.ts";
import { FillDialog } from "./fill-dialog.tsx";
import { useFill } from "./use-fill.ts";

interface RecordsInListProps {
  block: Block;
  isDisabled: boolean;
}

/** Fills the list of a block with the records of one of the owner's applications, and keeps it up to date on a press. */
export function RecordsInList({ block, isDisabled }: RecordsInListProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const page = useStudio((studio) => studio.page);
  const change = useStudio((studio) => studio.change);
  const place = { page, block: block.id };
  const [renew, isRenewing] = useFill(place, setProblem);
  const { from } = block;
  return (
    <section aria-label="Records of an application" className="grid gap-2 border-line border-t pt-4 text-sm">
      {from && (
        <p>
          This list shows records of an application, as they were on{" "}
          <time dateTime={from.at}>
            {new Date(from.at).toLocaleString([], { dateStyle: "medium", timeStyle: "short" })}
          </time>
          . Change them there, then bring the list up to date.
        </p>
      )}
      <div className="flex flex-wrap gap-1.5">
        {from && (
          <Button
            size="small"
            disabled={isDisabled}
            aria-disabled={isRenewing}
            onClick={() => void renew(from)}
          >
            Bring up to date
          </Button>
        )}
        <Button
          size="small"
          look={from ? "quiet" : undefined}
          disabled={isDisabled}
          onClick={() => {
            setProblem(undefined);
            setIsOpen(true);
          }}
        >
          {from ? "Choose others" : "Fill from an application"}
        </Button>
        {from && (
          <Button
            size="small"
            look="quiet"
            disabled={isDisabled}
            onClick={() => {
              if (change("Unlinked a list from its application", (site) => unlinkList(site, place)))
                announce("The list stays as it is, and is yours to edit.", "studio");
            }}
          >
            Unlink
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      {isOpen && <FillDialog block={block} place={place} onClose={() => setIsOpen(false)} />}
    </section>
  );
}
