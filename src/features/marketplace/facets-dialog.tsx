import type { ComponentProps } from "react";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { FacetList } from "./facet-list.tsx";

interface FacetsDialogProps extends ComponentProps<typeof FacetList> {
  /** The number of templates that match the current choices. */
  count: number;
  onClear: () => void;
  onClose: () => void;
}

/** The filters in a dialog, for screens without room for a sidebar. */
export function FacetsDialog({ count, onClear, onClose, ...list }: FacetsDialogProps) {
  return (
    <Dialog title="Filters" onClose={onClose}>
      <FacetList {...list} />
      <div className="-mx-4 sm:-mx-6 -mb-4 sm:-mb-6 sticky -bottom-2 sm:-bottom-4 mt-6 flex flex-wrap gap-3 rounded-b-card border-line border-t bg-raised p-4 sm:px-6">
        <Button look="primary" onClick={onClose} className="grow">
          Show {count === 1 ? "1 template" : `${count} templates`}
        </Button>
        <Button onClick={onClear}>Clear</Button>
      </div>
    </Dialog>
  );
}
