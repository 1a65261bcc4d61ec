import { Suspense } from "react";
import { Router } from "wouter";
import { AuthProvider } from "#src/features/auth/auth-slice.ts";
import { BetaProvider } from "#src/features/beta/beta-slice.ts";
import { MusicProvider } from "#src/features/music/music-slice.ts";
import { ToastProvider } from "#src/ui/toast-slice.ts";
import { Frame } from "./layout/frame.tsx";
import { PageErrorBoundary } from "./page-error-boundary.tsx";
import { PageLoading } from "./page-loading.tsx";
import { PageRoutes } from "./routes.tsx";

const basePath = import.meta.env.BASE_URL.replace(/\/$/, "");

export function App() {
  return (
    <ToastProvider>
      <AuthProvider>
        <BetaProvider>
          <MusicProvider>
            <Router base={basePath}>
              <Frame>
                <PageErrorBoundary>
                  <Suspense fallback={<PageLoading />}>
                    <PageRoutes />
                  </Suspense>
                </PageErrorBoundary>
              </Frame>
            </Router>
          </MusicProvider>
        </BetaProvider>
      </AuthProvider>
    </ToastProvider>
  );
}
