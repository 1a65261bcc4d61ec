import closeIcon from "icon:x";
import * as Toast from "@radix-ui/react-toast";
import clsx from "clsx";
import { createPortal } from "react-dom";
import { Icon } from "./icon.tsx";
import { useToasts } from "./toast-slice.ts";

const DURATION_MS = 5_000;
const SWIPE_THRESHOLD_PX = 50;

/**
 * The notification area, outside the application so that an open dialog does not silence it. F8 moves the focus to it.
 */
export function Toaster() {
  const toasts = useToasts((state) => state.toasts);
  const dismiss = useToasts((state) => state.dismiss);

  return createPortal(
    <div data-notifications="">
      <Toast.Provider
        label="Notification"
        duration={DURATION_MS}
        swipeDirection="right"
        swipeThreshold={SWIPE_THRESHOLD_PX}
      >
        {toasts.map(({ id, title, description, tone, action, isOpen }) => (
          <Toast.Root
            key={id}
            open={isOpen}
            onOpenChange={(open) => !open && dismiss(id)}
            // Announced immediately, because it responds to the visitor's action.
            type="foreground"
            className={clsx(
              "flex animate-slide-in items-start gap-3 rounded-card border bg-raised p-4 text-ink shadow-float",
              // While closing it ignores further clicks.
              "data-[state=closed]:pointer-events-none data-[state=closed]:animate-slide-out",
              "reduced-motion:data-[state=closed]:animate-none",
              "data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)]",
              tone === "destructive" ? "border-danger border-l-4" : "border-line border-l-4 border-l-signal",
            )}
          >
            <div className="min-w-0 grow">
              <Toast.Title className="font-semibold">{title}</Toast.Title>
              {description && (
                <Toast.Description className="mt-0.5 text-muted">{description}</Toast.Description>
              )}
              {action && (
                <Toast.Action
                  altText={action.label}
                  onClick={action.onAction}
                  className="mt-2 min-h-9 rounded-lg border border-edge px-3 font-semibold text-sm hover:bg-sunken"
                >
                  {action.label}
                </Toast.Action>
              )}
            </div>
            <Toast.Close
              aria-label="Close"
              className="-mt-1.5 -mr-1.5 grid size-9 shrink-0 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
            >
              <Icon path={closeIcon} />
            </Toast.Close>
          </Toast.Root>
        ))}
        <Toast.Viewport
          hotkey={["F8"]}
          label="Notifications ({hotkey})"
          className="fixed top-0 right-0 z-50 flex w-full list-none flex-col gap-2 p-4 outline-none sm:top-auto sm:bottom-16 sm:max-w-[420px]"
        />
      </Toast.Provider>
    </div>,
    document.body,
  );
}
