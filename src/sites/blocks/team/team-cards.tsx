import { css, type ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import { People } from "./people.tsx";
import type { TeamData } from "./team-fields.ts";

function TeamCards({ data, id, tone, level, scope }: ViewProps<TeamData>) {
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
      <People data={data} id={id} tone={tone} level={level} scope={scope} className="sw-people-cards" />
    </div>
  );
}

export const teamCards = {
  label: "Cards",
  View: TeamCards,
  css: css`.sw-people-cards{display:grid;gap:clamp(1.4rem,2.4cqi,2.2rem);grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr))}
.sw-people-cards li{display:grid;gap:1.1rem;align-content:start}
.sw-people-cards .sw-person-art{aspect-ratio:1/1.05;overflow:hidden;border-radius:var(--sw-radius-card);border:var(--sw-border);box-shadow:var(--sw-shadow);background:var(--sw-surface)}
.sw-people-cards .sw-subtitle{font-size:var(--sw-t1)}
.sw-person-role{color:var(--sw-accent-ink);font-weight:600;font-size:.96rem}
.sw-people-cards .sw-quiet{margin-top:.5rem;font-size:.98rem}`,
};
