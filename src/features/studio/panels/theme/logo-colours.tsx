import { useMemo } from "react";
import { contrast } from "#src/art/colour.ts";
import { changeTheme } from "#src/sites/edit/edit-theme.ts";
import { ratio } from "#src/sites/edit/turn-theme.ts";
import type { Logo } from "#src/sites/logo.ts";
import { logoPalettes } from "#src/sites/themes/logo-palettes.ts";
import { rolesOf, type Theme } from "#src/sites/themes/theme.ts";
import { announce } from "#src/ui/announce.ts";
import { Button } from "#src/ui/button.tsx";
import { useSite, useStudio } from "../../studio-slice.ts";

/** The colours found in a logo, and palettes made from them. */
export function LogoColours({ logo }: { logo: Logo }) {
  const { theme } = useSite();
  const change = useStudio((studio) => studio.change);
  const endStep = useStudio((studio) => studio.endStep);
  const chosen = [logo.light, logo.dark].find((version) => version && !version.isMade);
  const colours = chosen?.colours ?? [];
  const palettes = useMemo(() => logoPalettes(colours), [colours]);
  if (palettes.length === 0) return null;

  return (
    <details className="group rounded-lg border border-line bg-raised px-2.5 py-1.5">
      <summary className="min-h-8 cursor-pointer font-medium text-sm">Use its colours</summary>
      <div className="mt-1 grid gap-3 pb-1">
        <ul aria-label="Colours found in the logo" className="flex flex-wrap gap-x-3 gap-y-1 text-xs">
          {colours.map(({ colour, share }) => (
            <li key={colour} className="flex items-center gap-1.5">
              <span
                aria-hidden="true"
                className="size-4 rounded ring-1 ring-line"
                style={{ background: colour }}
              />
              <span className="tabular-nums">
                {colour} {percent(share)}
              </span>
            </li>
          ))}
        </ul>
        {palettes.map(({ name, colours: palette }) => {
          const proposal: Theme = { ...theme, colours: palette };
          const { ground, ink, fill, onFill, accent, surface } = rolesOf(proposal).plain;
          const isUsed = JSON.stringify(theme.colours) === JSON.stringify(palette);
          return (
            <div key={name} className="grid gap-1.5">
              <div
                aria-hidden="true"
                className="flex items-center gap-2 rounded-md p-2 ring-1 ring-line"
                style={{ background: ground, color: ink }}
              >
                <span className="grow font-semibold text-sm">Aa</span>
                <span className="size-6 rounded" style={{ background: surface }} />
                <span className="size-6 rounded" style={{ background: accent }} />
                <span
                  className="rounded px-2 py-0.5 font-semibold text-xs"
                  style={{ background: fill, color: onFill }}
                >
                  Button
                </span>
              </div>
              <div className="flex items-center justify-between gap-2">
                <p className="min-w-0 text-xs">
                  <span className="font-medium">{name}</span>
                  <span className="block text-muted tabular-nums">
                    Text {ratio(contrast(ink, ground))}, button {ratio(contrast(onFill, fill))}
                  </span>
                </p>
                <Button
                  size="small"
                  className="shrink-0"
                  disabled={isUsed}
                  aria-label={`${isUsed ? "In use" : "Use these"}: ${name}`}
                  onClick={() => {
                    change("Used the colours of the logo", (site) => changeTheme(site, { colours: palette }));
                    endStep();
                    announce(
                      `${name}: the site has the colours of the logo. Undo takes them back.`,
                      "studio",
                    );
                  }}
                >
                  {isUsed ? "In use" : "Use these"}
                </Button>
              </div>
            </div>
          );
        })}
      </div>
    </details>
  );
}

const percent = (share: number) => `${Math.max(1, Math.round(share * 100))} %`;
