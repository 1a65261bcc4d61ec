import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { AccessibilityButton } from "#src/features/accessibility/accessibility-button.tsx";
import { useAccessibility } from "#src/features/accessibility/accessibility-slice.ts";
import { later } from "#src/lib/later.ts";
import { notOpened } from "#src/ui/not-opened.ts";
import { useToast } from "#src/ui/toast-slice.ts";

const AccessibilityDialog = later<{ onClose: () => void }>(() =>
  import("#src/features/accessibility/accessibility-dialog.tsx").then(
    ({ AccessibilityDialog }) => AccessibilityDialog,
  ),
);

/** The accessibility button with its dialog. */
export function AccessibilityPart() {
  const isDialogOpen = useAccessibility((accessibility) => accessibility.isDialogOpen);
  const closeDialog = useAccessibility((accessibility) => accessibility.closeDialog);
  const toast = useToast();

  const giveUp = () => {
    closeDialog();
    toast(notOpened());
  };

  return (
    <>
      <AccessibilityButton />
      <ErrorBoundary key={String(isDialogOpen)} fallback={null} onError={giveUp}>
        <Suspense>{isDialogOpen && <AccessibilityDialog onClose={closeDialog} />}</Suspense>
      </ErrorBoundary>
    </>
  );
}
