import { css, type ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import { People } from "./people.tsx";
import type { TeamData } from "./team-fields.ts";

function TeamRow({ data, id, tone, level, scope }: ViewProps<TeamData>) {
  return (
    <div className="sw-inner">
      <Head
        id={id}
        level={level}
        kicker={data.kicker}
        title={data.title}
        text={data.text}
        fallback="People"
      />
      <People data={data} id={id} tone={tone} level={level} scope={scope} className="sw-people-row" />
    </div>
  );
}

export const teamRow = {
  label: "Round portraits",
  View: TeamRow,
  css: css`.sw-people-row{display:grid;gap:2.4rem 2rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr));text-align:center}
.sw-people-row li{display:grid;gap:1rem;justify-items:center;align-content:start}
.sw-people-row .sw-person-art{width:min(11rem,60cqi);aspect-ratio:1;border-radius:50%;overflow:hidden;background:var(--sw-surface);outline:3px solid var(--sw-accent);outline-offset:5px}
.sw-people-row .sw-subtitle{font-size:var(--sw-t1)}
.sw-person-role{color:var(--sw-accent-ink);font-weight:600;font-size:.96rem}
.sw-people-row .sw-quiet{margin-top:.4rem;font-size:.98rem}`,
};
