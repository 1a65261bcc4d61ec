import { useEffect, useMemo, useState } from "react";
import { useQuery } from "#src/api/query.ts";
import { useFollowWork, workKey } from "#src/api/work-queries.ts";
import { type AppOrGameId, isAppId } from "#src/entities/projects/app-ids.ts";
import type { AppRole, RunningApp } from "#src/entities/running-app.ts";
import { loadGame } from "#src/games/load-game.ts";
import { adoptStyle } from "#src/lib/adopt-style.ts";
import { guardedReload } from "#src/lib/guarded-reload.ts";
import { loadFonts } from "#src/sites/show/font-files.ts";
import { appTheme, findLook, themeProperties } from "./app-theme.ts";
import { defaultSettings } from "./default-settings.ts";
import { loadApp } from "./load-app.ts";
import base from "./running-app.css?inline";
import { keepData, readStoredApp } from "./stored-apps.ts";

const load = (id: AppOrGameId): Promise<RunningApp> =>
  (isAppId(id) ? loadApp(id) : loadGame(id)).catch(guardedReload);

export interface AppStageProps {
  appOrGameId: AppOrGameId;
  /** The key of the stored data: the project's, or the template's id. */
  appKey: string;
  role?: AppRole;
  name?: string | undefined;
  /** Changes to restart the app. */
  generation?: number;
}

adoptStyle(base);

export function useStoredApp(appKey: string) {
  useFollowWork();
  return useQuery({
    queryKey: [...workKey("apps"), appKey],
    // Without a database the app still runs.
    queryFn: () => readStoredApp(appKey).catch(() => null),
  });
}

/** Runs an app or game with its stored name, colours and data. */
export function AppStage(props: AppStageProps) {
  const { appOrGameId, appKey, role = "admin", name, generation = 0 } = props;
  const { data: saved } = useStoredApp(appKey);
  const { data: Running } = useQuery({
    queryKey: ["running-app", appOrGameId],
    queryFn: () => load(appOrGameId),
  });
  const settings = saved?.settings ?? { ...defaultSettings[appOrGameId], ...(name && { name }) };
  const { palette, fonts } = settings;
  const { pairing } = findLook({ palette, fonts });
  const theme = useMemo(() => appTheme({ palette, fonts }), [palette, fonts]);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    if (typeof FontFace !== "undefined") void loadFonts(pairing);
  }, [pairing]);

  if (!Running || saved === undefined) {
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
      <Running
        key={`${appKey} ${generation}`}
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
