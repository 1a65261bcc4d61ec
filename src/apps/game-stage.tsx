import { useEffect, useMemo, useState } from "react";
import { useQuery } from "#src/api/query.ts";
import { WorkError } from "#src/api/work-error.ts";
import { useFollowWork, workKey } from "#src/api/work-queries.ts";
import type { GameId } from "#src/entities/projects/app-ids.ts";
import type { AppRole, RunningApp, RunningAppProps } from "#src/entities/running-app.ts";
import { loadGame } from "#src/games/load-game.ts";
import { adoptStyle } from "#src/lib/adopt-style.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { loadFonts } from "#src/sites/show/font-files.ts";
import { Button } from "#src/ui/button.tsx";
import { appTheme, findLook, themeProperties } from "./app-theme.ts";
import { defaultSettings } from "./default-settings.ts";
import { readsAll } from "./reads-all.ts";
import base from "./running-app.css?inline";
import { keepData, readStoredApp } from "./stored-apps.ts";
import { UnreadableData } from "./unreadable-data.tsx";

const load = (id: GameId): Promise<RunningApp> => loadGame(id).catch(guardedReload);

export interface GameStageProps {
  gameId: GameId;
  /** The key of the stored data: the project's, or the template's id. */
  appKey: string;
  role?: AppRole;
  name?: string | undefined;
  /** Changes to restart the game. */
  generation?: number;
}

adoptStyle(base);

export function useStoredApp(appKey: string) {
  useFollowWork();
  return useQuery({
    queryKey: [...workKey("apps"), appKey],
    queryFn: () => readStoredApp(appKey),
    showsError: true,
  });
}

/** Runs a game with its stored name, colours and data. */
export function GameStage(props: GameStageProps) {
  const { gameId, appKey, role = "admin", name, generation = 0 } = props;
  const { data: saved, error, refetch } = useStoredApp(appKey);
  const { data: app } = useQuery({
    queryKey: ["running-app", gameId],
    queryFn: () => load(gameId),
  });
  const settings = saved?.settings ?? { ...defaultSettings[gameId], ...(name && { name }) };
  const { palette, fonts } = settings;
  const { pairing } = findLook({ palette, fonts });
  const theme = useMemo(() => appTheme({ palette, fonts }), [palette, fonts]);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    if (typeof FontFace !== "undefined") void loadFonts(pairing);
  }, [pairing]);

  // Without its data the app would begin anew, and its first save would overwrite what is stored.
  if (error && saved === undefined) {
    return (
      <div className="grid size-full min-h-60 content-center justify-items-center gap-4 bg-raised p-6 text-center text-ink">
        <p role="alert">
          What is saved in {settings.name} could not be read. {reasonOf(error)}
        </p>
        <Button onClick={() => refetch()}>Try again</Button>
      </div>
    );
  }
  if (!app || saved === undefined) {
    return (
      <p role="status" className="grid size-full min-h-60 place-items-center text-muted">
        Opening {settings.name}…
      </p>
    );
  }
  return (
    <div data-demo="" className="running-app tone-plain" style={themeProperties(theme, pairing)}>
      {failure && (
        <p role="alert" className="bg-amber-tint px-4 py-2 text-amber-ink">
          {failure}
        </p>
      )}
      <Run
        key={`${appKey} ${generation}`}
        app={app}
        appKey={appKey}
        name={settings.name}
        theme={theme}
        role={role}
        saved={saved?.data}
        onSave={(data) => {
          keepData(appKey, data).then(
            () => setFailure(null),
            (error: Error) => setFailure(`This could not be saved: ${error.message}`),
          );
        }}
      />
    </div>
  );
}

const reasonOf = (error: Error) =>
  error instanceof WorkError && error.reason === "blocked" ? error.message : "Nothing was changed.";

interface RunProps extends Omit<RunningAppProps, "saved"> {
  app: RunningApp;
  appKey: string;
  saved: Record<string, unknown> | undefined;
}

/** Runs a game on its stored data, unless a part of that would be lost. Asked once, when the app starts. */
function Run({ app: { Component, read }, appKey, saved, ...running }: RunProps) {
  const [isWhole, setIsWhole] = useState(() => readsAll(saved, read));
  if (isWhole || !saved) return <Component {...running} saved={saved} />;
  return (
    <UnreadableData
      appKey={appKey}
      name={running.name}
      saved={saved}
      readable={{ ...read(saved) }}
      onSetAside={() => setIsWhole(true)}
    />
  );
}
