import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "#src/lib/lazy-part.tsx";
import { PageMessage } from "#src/ui/page-message.tsx";
import type { DemoInterface as Interface } from "./demo-interface.tsx";

const DemoInterface = lazyPart<ComponentProps<typeof Interface>>(async () => ({
  default: (await import("./demo-interface.tsx")).DemoInterface,
}));

interface DemoInterfacePartProps extends ComponentProps<typeof Interface> {
  /** Shown while the code loads. */
  loadingTitle: string;
}

/** `DemoInterface`, loaded on demand, or before by `usePreloaded`. */
export function DemoInterfacePart({ loadingTitle, ...props }: DemoInterfacePartProps) {
  return (
    <Suspense fallback={<PageMessage title={loadingTitle} isLoading />}>
      <DemoInterface {...props} />
    </Suspense>
  );
}

DemoInterfacePart.preload = DemoInterface.preload;
