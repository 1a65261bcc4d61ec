import { css, type ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import { People } from "./people.tsx";
import type { TeamData } from "./team-fields.ts";

function TeamList({ data, id, tone, level, scope }: ViewProps<TeamData>) {
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
      <People data={data} id={id} tone={tone} level={level} scope={scope} className="sw-people-list" />
    </div>
  );
}

export const teamList = {
  label: "A list",
  View: TeamList,
  css: css`.sw-people-list{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:0 clamp(2rem,5cqi,5rem)}
.sw-people-list li{display:grid;grid-template-columns:5.6rem minmax(0,1fr);gap:1.4rem;padding-block:1.7rem;border-top:1px solid var(--sw-line)}
.sw-people-list .sw-person-art{aspect-ratio:1;overflow:hidden;border-radius:var(--sw-radius)}
.sw-people-list .sw-subtitle{font-size:var(--sw-t1)}
.sw-person-role{color:var(--sw-accent-ink);font-weight:600;font-size:.96rem}
.sw-people-list .sw-quiet{margin-top:.4rem}`,
};
