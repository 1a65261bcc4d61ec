import clsx from "clsx";
import { type ComponentProps, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "wouter";
import { useStore } from "zustand";
import { basePath } from "#src/lib/base-path.ts";
import { paths } from "#src/lib/paths.ts";
import { announce } from "#src/ui/announce.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { keepFocusClear } from "#src/ui/keep-focus-clear.ts";
import { together } from "../together-slice.ts";
import { ConnectDevice } from "./connect-device.tsx";
import { secondScreen } from "./device-line.ts";
import { JoinDialog } from "./join-dialog.tsx";
import { PenControls } from "./pen-bar.tsx";
import { endSession, sessions, takePart } from "./session.ts";
import { SiteStage } from "./site-stage.tsx";
import { useFollow } from "./use-follow.ts";

type Session = NonNullable<ReturnType<typeof sessions.getState>["now"]>;

/** The second screen: following, the shared site, and the bar with the pen. */
export function Together() {
  const now = useStore(sessions, (state) => state.now);
  const asked = useStore(together, (state) => state.asked);
  useEffect(() => {
    addEventListener("hashchange", takePart);
    return () => removeEventListener("hashchange", takePart);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at first and on each request
  useEffect(takePart, [asked]);
  return now && <Screen key={now.id} now={now} />;
}

function Screen({ now }: { now: Session }) {
  const { pair, kind, device, invitation, isApart, isLost, isTaken } = now;
  const [, navigate] = useLocation();
  const content = useStore(pair.store, (state) => state.content);
  const isConnected = useStore(pair.store, (state) => state.isConnected);
  const step = useStore(together, (state) => state.step);
  const [isConnecting, setIsConnecting] = useState(false);
  const { isStage, isAway, leaveStage, comeBack } = useFollow(pair, kind);

  useEffect(() => {
    if (isConnected) setIsConnecting(false);
  }, [isConnected]);
  useEffect(() => {
    if (content?.title && !pair.hasPen())
      announce(`The other screen shows: ${content.title}`, "together-page");
  }, [content?.title, pair]);

  const end = () => {
    endSession();
    if (location.search.includes("join=")) navigate(paths.home);
  };

  return (
    <>
      {isStage && content?.site && <SiteStage pair={pair} site={content.site} onLeave={leaveStage} />}
      {step === null &&
        !invitation &&
        createPortal(
          <section
            ref={keepFocusClear}
            data-floating=""
            aria-label="Two screens"
            className={clsx(
              "fixed inset-x-2 z-70 mx-auto flex max-w-3xl flex-wrap items-center gap-2 rounded-card border border-line bg-raised p-3 text-ink shadow-float",
              isStage ? "bottom-2" : "bottom-16",
            )}
          >
            <PenControls
              {...{ pair, kind, isApart, isTaken, isAway }}
              onComeBack={comeBack}
              onConnect={() => setIsConnecting(true)}
              onEnd={end}
            />
          </section>,
          document.body,
        )}
      {isConnecting && device && step === null && (
        <Dialog
          title="Connect the other device"
          onClose={() => setIsConnecting(false)}
          className="max-w-2xl!"
        >
          <ConnectScreen device={device} isConnected={isConnected} fallback={linkTo(content?.address)} />
        </Dialog>
      )}
      {invitation && device && (
        <JoinDialog device={device} invitation={invitation} isLost={isLost} onClose={end} />
      )}
    </>
  );
}

/** The second screen inside the presenter view, which covers everything else. */
export function TogetherPanel({ step }: { step: string }) {
  const now = useStore(sessions, (state) => state.now);
  if (!now) return null;
  return <Panel key={now.id} now={now} step={step} />;
}

function Panel({ now, step }: { now: Session; step: string }) {
  const { pair, kind, device, isApart, isTaken } = now;
  const [, navigate] = useLocation();
  const { isConnected, content, holder } = useStore(pair.store);
  const isElsewhere = isConnected && holder !== pair.role && content && content.address !== step;
  return (
    <section
      aria-label="Second screen"
      className="mt-6 rounded-card border border-line bg-sunken p-4 md:col-span-2"
    >
      <h3 className="mb-2 text-xl">Second screen</h3>
      <div className="flex flex-wrap items-center gap-2">
        <PenControls
          {...{ pair, kind, isApart, isTaken, isAway: false }}
          onComeBack={() => {}}
          onEnd={endSession}
        />
        {isElsewhere && (
          <Button size="small" onClick={() => navigate(content.address)}>
            Follow along, without the notes
          </Button>
        )}
      </div>
      {device && isApart && !isConnected && (
        <div className="mt-4">
          <ConnectScreen device={device} isConnected={isConnected} fallback={linkTo(step)} />
        </div>
      )}
    </section>
  );
}

const ConnectScreen = (
  props: Pick<ComponentProps<typeof ConnectDevice>, "device" | "isConnected" | "fallback">,
) => <ConnectDevice reason={secondScreen} otherWay="Send the link instead." {...props} />;

const linkTo = (address: string | undefined) =>
  address === undefined ? "" : location.origin + basePath + address;
