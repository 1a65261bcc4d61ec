import { Suspense, useEffect, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useStore } from "zustand";
import { StorageNotice } from "#src/backup/storage-notice.tsx";
import { hasProjects } from "#src/entities/projects/has-projects.ts";
import { watchInstallOffer } from "#src/lib/install-offer.ts";
import { laterIfThere } from "#src/lib/later.ts";
import { isDemo, isFair, session, tabStorage, WORK_DELETED } from "#src/lib/storage.ts";
import { leaveDemo } from "#src/sales/leave-demo.ts";
import { DEMO_HASH, DEMO_KEY, TOGETHER_HASH, TOGETHER_KEY } from "#src/sales/read-visit.ts";
import { together } from "#src/sales/together-slice.ts";
import { Announcer } from "#src/ui/announcer.tsx";
import { Toaster } from "#src/ui/toaster.tsx";
import { backendStatus } from "../backend-status.ts";
import { AccessibilityPart } from "./accessibility-part.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { ResetOnRequest } from "./reset-on-request.tsx";

const DemoPlayer = laterIfThere(() => import("#src/sales/stand.ts").then(({ DemoPlayer }) => DemoPlayer));
const Together = laterIfThere(() =>
  import("#src/sales/second-screen/together.tsx").then(({ Together }) => Together),
);

export { CartLink } from "#src/features/cart/cart-link.tsx";

export function LaterParts() {
  useEffect(watchInstallOffer, []);
  useEffect(forgetWithOtherTabs, []);
  useEffect(watchWorkOnceThereIsSome, []);

  return (
    <>
      <Toaster />
      <Announcer />
      <AccessibilityPart />
      <BottomBar />
      <BackendNotice />
      <StorageNotice />
      <ResetOnRequest />
      <Demo />
      <SecondScreen />
    </>
  );
}

const workParts = () => import("#src/backup/work-on-demand.ts");

/** The database is loaded only where there is work to lose. */
function watchWorkOnceThereIsSome() {
  let stop: Promise<() => void> | undefined;
  const look = (event?: StorageEvent) => {
    // A demo's work is its own, and gone with it.
    if (stop || isDemo || !hasProjects()) return;
    stop = workParts().then(({ watchWork }) => watchWork({ hasBegun: event !== undefined }));
    stop.catch(() => {
      stop = undefined; // offline and not stored
    });
  };
  look();
  addEventListener("storage", look);
  return () => {
    removeEventListener("storage", look);
    void stop?.then((end) => end());
  };
}

/** Follows "Delete my work" of another tab, which cannot reach the session storage of this one. */
function forgetWithOtherTabs() {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== WORK_DELETED || !newValue) return;
    void workParts()
      .then(({ forgetNotes }) => forgetNotes())
      .catch(() => {}); // offline and not stored: the next deletion reaches this tab again
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}

const hasDemo = () =>
  !isFair() && (isDemo || location.hash.startsWith(DEMO_HASH) || tabStorage.read(DEMO_KEY) !== null);

/** A self-playing demo, if a link has started one. The page of a demo always shows its player, or ends. */
function Demo() {
  const [isWanted, setIsWanted] = useState(hasDemo);
  useEffect(() => {
    const look = () => setIsWanted(hasDemo());
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  if (!isWanted) return null;
  return (
    <ErrorBoundary fallback={null} onError={leaveDemo}>
      <Suspense>
        <DemoPlayer />
      </Suspense>
    </ErrorBoundary>
  );
}

const isTogether = () => location.hash.startsWith(TOGETHER_HASH) || session.read(TOGETHER_KEY) !== null;

/** Connects this window with a second screen, if there is one. */
function SecondScreen() {
  const asked = useStore(together, (state) => state.asked);
  const [isWanted, setIsWanted] = useState(isTogether);
  useEffect(() => {
    const look = () => setIsWanted((isWanted) => isWanted || isTogether());
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  if (asked === 0 && !isWanted) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Together />
      </Suspense>
    </ErrorBoundary>
  );
}

const notices = {
  "in-page":
    "Your data stays in this tab’s browser storage; this browser cannot store the pages for offline use.",
  memory: "This browser does not let the demo store data. Your changes are lost when you close this page.",
  "read-only":
    "Your data was written by a newer version of this product. It can be read here, but not changed.",
};

/** Explains where data is stored if it is not in the usual place. */
function BackendNotice() {
  const status = useStore(backendStatus, (backend) => backend.status);
  if (status === "normal") return null;
  return (
    <p role="status" className="border-line border-t bg-sunken px-4 py-2 text-center text-muted text-sm">
      {notices[status]}
    </p>
  );
}
