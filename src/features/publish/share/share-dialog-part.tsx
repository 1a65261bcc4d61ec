import { type ComponentProps, Suspense } from "react";
import { later } from "#src/lib/later.ts";
import type { ShareDialog as Dialog } from "./share-dialog.tsx";

const ShareDialog = later(() => import("./share-dialog.tsx").then(({ ShareDialog }) => ShareDialog));

/** `ShareDialog` for a stored project or a template; its code loads when it opens. */
export function ShareDialogPart(props: Omit<ComponentProps<typeof Dialog>, "load">) {
  const load = async () =>
    (await import("#src/entities/projects/load-shared.ts")).loadShared(props.projectKey);
  return (
    <Suspense>
      <ShareDialog {...props} load={load} />
    </Suspense>
  );
}
