import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { AppRole } from "#src/entities/running-app.ts";
import { adoptStyle } from "#src/lib/adopt-style.ts";
import type { FontPairing } from "#src/sites/themes/fonts.ts";
import { appTheme, findLook, themeProperties } from "../app-theme.ts";
import base from "../running-app.css?inline";
import { type AppFiles, AppFilesContext } from "../views/app-files.ts";
import viewStyle from "../views/app-view.css?inline";
import { AppFrame, type AppFrameProps } from "./app-frame.tsx";
import style from "./app-run.css?inline";

for (const css of [base, viewStyle, style]) adoptStyle(css);

interface ThemedFrameProps extends Omit<AppFrameProps, "person"> {
  role: AppRole;
  files: AppFiles;
  /** Loads the fonts of a pairing. One that fails to load keeps its fallback. */
  loadFonts: (pairing: FontPairing) => void;
}

/** An app in its own colours and fonts, which its document names. */
export function ThemedFrame({ app, role, files, loadFonts, ...frame }: ThemedFrameProps) {
  useSyncExternalStore(app.onChange, () => app.edition);
  const { palette, fonts } = app.document.theme;
  const { pairing } = findLook({ palette, fonts });
  const theme = useMemo(() => appTheme({ palette, fonts }), [palette, fonts]);
  const person = useMemo(() => ({ role }), [role]);
  useEffect(() => {
    if (typeof FontFace !== "undefined") loadFonts(pairing);
  }, [pairing, loadFonts]);
  return (
    <div data-demo="" className="running-app tone-plain" style={themeProperties(theme, pairing)}>
      <AppFilesContext value={files}>
        <AppFrame app={app} person={person} {...frame} />
      </AppFilesContext>
    </div>
  );
}
