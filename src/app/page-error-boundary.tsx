import type { ReactNode } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { useLocation } from "wouter";
import { isMissingPart } from "#src/lib/guarded-reload.ts";
import { paths } from "#src/lib/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { whyMissing } from "#src/ui/not-opened.ts";
import { PageMessage } from "#src/ui/page-message.tsx";

/** The error boundary around the page area: header and footer keep working if a page fails. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  return (
    <ErrorBoundary key={path} FallbackComponent={PageFailure}>
      {children}
    </ErrorBoundary>
  );
}

function PageFailure({ error, resetErrorBoundary }: FallbackProps) {
  const isMissing = isMissingPart(error);
  const retry = () => {
    // React caches the failed import, and so do some browsers, so only a reload helps.
    if (isMissing) location.reload();
    else resetErrorBoundary();
  };

  return (
    <PageMessage
      title="This page could not be shown"
      action={
        <>
          <Button look="primary" onClick={retry}>
            Retry
          </Button>
          <ButtonLink href={paths.home}>Return to Home</ButtonLink>
        </>
      }
    >
      {isMissing
        ? `A part of it could not be loaded. ${whyMissing()}`
        : "Something went wrong on our side. What you have saved is safe. Try again, or go on from the home page."}
    </PageMessage>
  );
}
