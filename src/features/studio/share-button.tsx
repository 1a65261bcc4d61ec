import shareIcon from "icon:share-network";
import { Suspense } from "react";
import { laterIfThere } from "#src/lib/later.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { useSite, useStudio } from "./studio-slice.ts";

const FindingCount = laterIfThere(() =>
  import("#src/entities/site-check/finding-list.tsx").then(({ FindingCount }) => FindingCount),
);

/** Opens the share dialog, and shows the number of findings of the site check. */
export function ShareButton() {
  const document = useSite();
  const openShare = useStudio((studio) => studio.openShare);
  return (
    <Button look="primary" size="small" aria-haspopup="dialog" onClick={openShare}>
      <Icon path={shareIcon} className="size-4.5" />
      <span className="max-sm:sr-only">Share</span>
      <Suspense>
        <FindingCount document={document} />
      </Suspense>
    </Button>
  );
}
