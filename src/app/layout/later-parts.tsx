import { useEffect } from "react";
import { useStore } from "zustand";
import { watchInstallOffer } from "#src/lib/install-offer.ts";
import { Announcer } from "#src/ui/announcer.tsx";
import { Toaster } from "#src/ui/toaster.tsx";
import { backendStatus } from "../backend-status.ts";
import { AccessibilityPart } from "./accessibility-part.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { ResetOnRequest } from "./reset-on-request.tsx";

export function LaterParts() {
  useEffect(watchInstallOffer, []);

  return (
    <>
      <Toaster />
      <Announcer />
      <AccessibilityPart />
      <BottomBar />
      <BackendNotice />
      <ResetOnRequest />
    </>
  );
}

const notices = {
  "in-page":
    "Your data stays in this tab’s browser storage; this browser cannot keep the pages for use offline.",
  memory: "This browser does not let the demo store data. Your changes are lost when you close this page.",
  "read-only":
    "Your data was written by a newer version of this product. It can be read here, but not changed.",
};

/** Says where the data is when that is not what one would expect. */
function BackendNotice() {
  const status = useStore(backendStatus, (backend) => backend.status);
  if (status === "normal") return null;
  return (
    <p role="status" className="border-line border-t bg-sunken px-4 py-2 text-center text-muted text-sm">
      {notices[status]}
    </p>
  );
}
