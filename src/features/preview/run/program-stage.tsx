import { useEffect, useMemo, useState } from "react";
import { useQuery } from "#src/api/query.ts";
import { useFollowWork, workKey } from "#src/api/work-queries.ts";
import { isAppId, type ProgramId } from "#src/entities/projects/app-ids.ts";
import { adoptStyle } from "#src/lib/adopt-style.ts";
import type { Program, ProgramRole } from "#src/lib/program.ts";
import { loadFonts } from "#src/sites/show/font-files.ts";
import { defaultSettings } from "./default-settings.ts";
import { keepData, readKeptApp } from "./kept-apps.ts";
import base from "./program.css?inline";
import { findLook, programTheme, themeProperties } from "./program-theme.ts";

/** The loaders of apps and games, passed by the page because features may not import each other. */
export interface ProgramLoaders {
  app: (id: string) => Promise<Program>;
  game: (id: string) => Promise<Program>;
}

export interface ProgramStageProps {
  programId: ProgramId;
  /** The key of the stored data: the project's, or the template's id. */
  appKey: string;
  loaders: ProgramLoaders;
  role?: ProgramRole;
  name?: string | undefined;
  /** Changes to restart the program. */
  generation?: number;
}

adoptStyle(base);

export function useKeptApp(appKey: string) {
  useFollowWork();
  return useQuery({
    queryKey: [...workKey("apps"), appKey],
    // Without a database the program still runs.
    queryFn: () => readKeptApp(appKey).catch(() => null),
  });
}

/** Runs an app or game with its stored name, colours and data. */
export function ProgramStage(props: ProgramStageProps) {
  const { programId, appKey, loaders, role = "admin", name, generation = 0 } = props;
  const { data: kept } = useKeptApp(appKey);
  const { data: Running } = useQuery({
    queryKey: ["program", programId],
    queryFn: () => (isAppId(programId) ? loaders.app : loaders.game)(programId),
  });
  const settings = kept?.settings ?? { ...defaultSettings[programId], ...(name && { name }) };
  const { palette, fonts } = settings;
  const { pairing } = findLook({ palette, fonts });
  const theme = useMemo(() => programTheme({ palette, fonts }), [palette, fonts]);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    if (typeof FontFace !== "undefined") void loadFonts(pairing);
  }, [pairing]);

  if (!Running || kept === undefined) {
    return (
      <p role="status" className="grid size-full min-h-60 place-items-center text-muted">
        Opening {settings.name}…
      </p>
    );
  }
  return (
    <div className="program tone-plain" style={themeProperties(theme, pairing)}>
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
        kept={kept?.data}
        onKeep={(data) => {
          keepData(appKey, data).then(
            () => setFailure(null),
            (error: Error) => setFailure(`This could not be saved: ${error.message}`),
          );
        }}
      />
    </div>
  );
}
