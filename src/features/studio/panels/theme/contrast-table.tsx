import { contrast } from "#src/art/colour.ts";
import { ratio } from "#src/sites/edit/turn-theme.ts";
import { type Tone, tones } from "#src/sites/themes/compose.ts";
import { rolesOf, type Theme } from "#src/sites/themes/theme.ts";
import { ThemeGroup } from "./theme-group.tsx";

const toneNames: Record<Tone, string> = { plain: "Plain", tinted: "Tinted", dark: "Dark", accent: "Loud" };

/** The contrast ratios of text and buttons on each background. */
export function ContrastTable({ theme }: { theme: Theme }) {
  const roles = rolesOf(theme);
  return (
    <ThemeGroup title="Contrast">
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="text-muted text-xs">
            <th scope="col" className="py-1 text-start font-medium">
              Background
            </th>
            {["Text", "Quiet", "Button"].map((name) => (
              <th key={name} scope="col" className="py-1 text-end font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tones.map((tone) => {
            const { ground, ink, muted, fill, onFill } = roles[tone];
            return (
              <tr key={tone} className="border-line border-t">
                <th scope="row" className="flex items-center gap-2 py-1 text-start font-medium">
                  <span
                    aria-hidden="true"
                    className="grid size-6 place-items-center rounded text-xs ring-1 ring-line"
                    style={{ background: ground, color: ink }}
                  >
                    A
                  </span>
                  {toneNames[tone]}
                </th>
                {[contrast(ink, ground), contrast(muted, ground), contrast(onFill, fill)].map(
                  (figure, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns are static
                    <td key={index} className="text-end">
                      {ratio(figure)}
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="text-muted text-xs">Readable text has 4.5:1 or more. Every palette reaches it.</p>
    </ThemeGroup>
  );
}
