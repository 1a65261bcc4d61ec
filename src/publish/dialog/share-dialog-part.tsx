import { type ComponentProps, Suspense } from "react";
import { later } from "#src/lib/later.ts";
import type { ShareDialog as Dialog } from "./share-dialog.tsx";

const ShareDialog = later(() => import("./share-dialog.tsx").then(({ ShareDialog }) => ShareDialog));

/** `ShareDialog`, loaded on demand. */
export function ShareDialogPart(props: ComponentProps<typeof Dialog>) {
  return (
    <Suspense>
      <ShareDialog {...props} />
    </Suspense>
  );
}
