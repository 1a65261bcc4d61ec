import { Suspense, useState } from "react";
import { useSearch } from "wouter";
import type { StoredAppStage as Stage } from "#src/apps/run/stored-app-stage.tsx";
import type { AppRole } from "#src/entities/running-app.ts";
import { later } from "#src/lib/later.ts";
import { DeviceViewer, type ViewedProps } from "../device-viewer.tsx";
import { useViewAddress } from "../use-view-address.ts";
import { RoleChoice } from "./role-choice.tsx";

type StageProps = Parameters<typeof Stage>[0];

const StoredAppStage = later(() =>
  import("#src/apps/run/stored-app-stage.tsx").then(({ StoredAppStage }) => StoredAppStage),
);

interface BuiltAppViewerProps extends ViewedProps, Pick<StageProps, "appKey" | "origin" | "isEditable"> {}

/** Shows an app that its owner builds on any device, in the page or in full screen. */
export function BuiltAppViewer({ appKey, origin, isEditable = false, ...viewed }: BuiltAppViewerProps) {
  const { device, showOn } = useViewAddress();
  const take = new URLSearchParams(useSearch()).get("take");
  const [role, setRole] = useState<AppRole>("admin");
  return (
    <DeviceViewer
      {...viewed}
      device={device}
      onChooseDevice={showOn}
      tools={<RoleChoice role={role} onChoose={setRole} />}
      skipLabel="Skip the application"
    >
      {/* A size container, so that apps can fit their fields to it. */}
      <div className="size-full [container-type:size] overflow-y-auto overflow-x-hidden">
        <Suspense>
          <StoredAppStage
            appKey={appKey}
            origin={origin}
            role={role}
            isEditable={isEditable}
            taking={isEditable && take ? take : undefined}
          />
        </Suspense>
      </div>
    </DeviceViewer>
  );
}
