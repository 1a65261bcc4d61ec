import { useRef, useState } from "react";
import { GameStage } from "#src/apps/game-stage.tsx";
import type { GameId } from "#src/entities/projects/app-ids.ts";
import { Button } from "#src/ui/button.tsx";
import { DeviceViewer, type ViewedProps } from "../device-viewer.tsx";
import { useViewAddress } from "../use-view-address.ts";
import { SettingsPanel } from "./settings-panel.tsx";

interface GameViewerProps extends ViewedProps {
  gameId: GameId;
  appKey: string;
  /** The project's name, which the game shows until its owner sets another one. */
  name?: string | undefined;
}

/** Shows a running game on any device, in the page or in full screen, with an editor for its settings. */
export function GameViewer({ gameId, appKey, name, ...viewed }: GameViewerProps) {
  const { device, showOn } = useViewAddress();
  const [isEditing, setIsEditing] = useState(false);
  const [generation, setGeneration] = useState(0);
  const editButton = useRef<HTMLButtonElement>(null);

  return (
    <DeviceViewer
      {...viewed}
      device={device}
      onChooseDevice={showOn}
      tools={
        <Button ref={editButton} aria-expanded={isEditing} onClick={() => setIsEditing(!isEditing)}>
          Edit this
        </Button>
      }
      skipLabel="Skip the game"
      panel={
        isEditing && (
          <SettingsPanel
            gameId={gameId}
            appKey={appKey}
            name={name}
            onForget={() => setGeneration(generation + 1)}
            onClose={() => {
              setIsEditing(false);
              editButton.current?.focus();
            }}
          />
        )
      }
    >
      {/* A size container, so that games can fit their fields to it. */}
      <div className="size-full [container-type:size] overflow-y-auto overflow-x-hidden">
        <GameStage gameId={gameId} appKey={appKey} name={name} generation={generation} />
      </div>
    </DeviceViewer>
  );
}
