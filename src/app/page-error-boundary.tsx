import { Component, type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { isMissingPart } from "#src/lib/guarded-reload.ts";
import { paths } from "#src/lib/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { PageMessage } from "#src/ui/page-message.tsx";

interface BoundaryProps {
  children: ReactNode;
  onRetry: (error: unknown) => void;
}

class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <PageMessage
        title="This page could not be shown"
        action={
          <>
            <Button look="primary" onClick={() => this.props.onRetry(this.state.error)}>
              Retry
            </Button>
            <ButtonLink href={paths.home}>Return to Home</ButtonLink>
          </>
        }
      >
        Something went wrong on our side. What you have saved is safe. Try again, or go on from the home page.
      </PageMessage>
    );
  }
}

/** Stands around the page area: whatever fails in a page leaves the header and footer working. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const [attempt, setAttempt] = useState(0);

  const retry = (error: unknown) => {
    // React remembers that a part could not be had, and so do some browsers.
    if (isMissingPart(error)) location.reload();
    else setAttempt(attempt + 1);
  };

  return (
    <Boundary key={`${path} ${attempt}`} onRetry={retry}>
      {children}
    </Boundary>
  );
}
