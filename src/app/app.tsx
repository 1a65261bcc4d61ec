import { Suspense } from "react";
import { Router } from "wouter";
import { AccessibilityProvider } from "#src/features/accessibility/accessibility-slice.ts";
import { AuthProvider } from "#src/features/auth/auth-slice.ts";
import { BetaProvider } from "#src/features/beta/beta-slice.ts";
import { basePath } from "#src/lib/base-path.ts";
import { MissingPartContext } from "#src/lib/lazy-part.tsx";
import { parsePattern } from "#src/lib/route-table.ts";
import { VisitProvider } from "#src/sales/visit-slice.ts";
import { MissingPart } from "#src/ui/missing-part.tsx";
import { ToastProvider } from "#src/ui/toast-slice.ts";
import { TypedText } from "./first-visit/typed-text-part.tsx";
import { Frame } from "./layout/frame.tsx";
import { PageErrorBoundary } from "./page-error-boundary.tsx";
import { PageLoading } from "./page-loading.tsx";
import { Pages } from "./routes.tsx";

interface AppProps {
  /** The path for prerendering, where there is no location. */
  path?: string;
}

export function App({ path }: AppProps) {
  return (
    <ToastProvider>
      <AuthProvider>
        <BetaProvider>
          <VisitProvider>
            <AccessibilityProvider>
              <Router base={basePath} parser={parsePattern} ssrPath={path && basePath + path} ssrSearch="">
                <MissingPartContext value={MissingPart}>
                  <Frame>
                    <PageErrorBoundary>
                      <Suspense fallback={<PageLoading />}>
                        <Pages />
                        <TypedText />
                      </Suspense>
                    </PageErrorBoundary>
                  </Frame>
                </MissingPartContext>
              </Router>
            </AccessibilityProvider>
          </VisitProvider>
        </BetaProvider>
      </AuthProvider>
    </ToastProvider>
  );
}
