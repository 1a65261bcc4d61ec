import { type ComponentProps, lazy, Suspense } from "react";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import type { ShareDialog as Dialog } from "./share-dialog.tsx";

const ShareDialog = lazy(() =>
  import("./share-dialog.tsx").then(({ ShareDialog }) => ({ default: ShareDialog })).catch(guardedReload),
);

/** `ShareDialog`, whose code comes when it is opened. */
export function ShareDialogPart(props: ComponentProps<typeof Dialog>) {
  return (
    <Suspense>
      <ShareDialog {...props} />
    </Suspense>
  );
}
