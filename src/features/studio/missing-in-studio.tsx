import type { MissingPartProps } from "#src/lib/lazy-part.tsx";
import { Button } from "#src/ui/button.tsx";
import { MissingPart } from "#src/ui/missing-part.tsx";
import { useExportSite } from "./use-export-site.ts";

/** A part of the studio whose code is missing. The site can be exported before the page is reloaded. */
export function MissingInStudio(props: MissingPartProps) {
  const exportSite = useExportSite();
  return (
    <MissingPart {...props}>
      <Button size="small" onClick={exportSite}>
        Export
      </Button>
    </MissingPart>
  );
}
