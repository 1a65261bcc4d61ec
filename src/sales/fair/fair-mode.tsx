import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { currentPath } from "#src/lib/base-path.ts";
import { paths } from "#src/lib/paths.ts";
import { isSellerPath } from "#src/lib/route-table.ts";
import { Button } from "#src/ui/button.tsx";
import { useToast } from "#src/ui/toast-slice.ts";
import { useAddress } from "../use-address.ts";
import { AttractLoop } from "./attract-loop.tsx";
import { beginAgain, beginAt, endFair, resetVisitor } from "./fair-course.ts";
import { changeFair, END_HASH, isDamaged, readFair, useFair } from "./fair-state.ts";
import { type Idleness, idleness } from "./idle.ts";
import { guardKiosk, type Refusal } from "./kiosk.ts";
import { LeaveButton } from "./leave-button.tsx";
import { LeaveWithUs } from "./leave-with-us.tsx";
import { TakeHome } from "./take-home.tsx";
import { stayAwake } from "./wake-lock.ts";

const refusals: Record<Refusal, string> = {
  outside: "This leads out of the demo, so it is switched off on this screen.",
  seller: "This page is for the team at the stand.",
  file: "Files cannot be chosen on this screen.",
};

const TICK_MS = 1_000;

/** Ends the fair if its PIN is lost. Only the seller can reach it, from the address bar (see leave-button.tsx). */
function endIfDamaged() {
  const fair = readFair();
  if (!fair || !isDamaged(fair) || location.hash !== END_HASH) return;
  endFair().then(
    () => beginAt(paths.demoPreview),
    () => {}, // the storage did not answer: reloading the page tries again
  );
}

/** Fair mode on every page: the idle timer, the kiosk guard, and the bar at the bottom. */
export function FairMode() {
  const fair = useFair();
  const address = useAddress();
  const [path, navigate] = useLocation();
  const toast = useToast();
  const [state, setState] = useState<Idleness>("busy");
  const [isTaking, setIsTaking] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const lastTouch = useRef(Date.now());
  const { isInviting, visitors } = fair;

  useEffect(stayAwake, []);
  useEffect(endIfDamaged, []);
  useEffect(
    () =>
      guardKiosk({
        onTouch: () => {
          lastTouch.current = Date.now();
          setState("busy");
        },
        onRefusal: (refusal) => toast({ title: refusals[refusal] }),
      }),
    [toast],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each path, but the router has decoded its own
  useEffect(() => {
    if (!isSellerPath(currentPath())) return;
    navigate(paths.home, { replace: true });
    toast({ title: refusals.seller });
  }, [path, navigate, toast]);
  useEffect(() => {
    if (isInviting) return;
    let isResetting = false;
    const timer = setInterval(() => {
      const now = idleness(lastTouch.current, Date.now());
      setState(now);
      if (now !== "idle" || isResetting) return;
      isResetting = true;
      resetVisitor().then(beginAgain, () => {
        isResetting = false; // the database is blocked for now; the next tick tries again
      });
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isInviting]);

  const begin = () => {
    lastTouch.current = Date.now();
    changeFair({ isInviting: false, visitors: visitors + 1 });
    document.documentElement.requestFullscreen?.().catch(() => {}); // the browser's own kiosk mode already fills the screen
  };
  const finish = () => resetVisitor().then(beginAgain, () => toast({ title: "Please try again." }));

  if (isInviting) return <AttractLoop onBegin={begin} />;
  return (
    <div data-spread="" className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-2 sm:justify-end">
      <p role="status" className="me-auto text-muted text-sm">
        {state === "warned" ? "Still there? Touch the screen to go on." : `Visitor ${visitors}`}
      </p>
      <LeaveButton fair={fair} />
      <Button onClick={() => void finish()}>Start afresh</Button>
      <Button onClick={() => setIsLeaving(true)}>Leave it with us</Button>
      <Button look="primary" onClick={() => setIsTaking(true)}>
        Take it home
      </Button>
      {isLeaving && <LeaveWithUs address={address} visitors={visitors} onClose={() => setIsLeaving(false)} />}
      {isTaking && <TakeHome address={address} origin={fair.origin} onClose={() => setIsTaking(false)} />}
    </div>
  );
}
