import type { ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import { People } from "./people.tsx";
import css from "./team-cards.css?site";
import type { TeamData } from "./team-fields.ts";

function TeamCards({ data, id, tone, level, scope }: ViewProps<TeamData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="People" />
      <People data={data} id={id} tone={tone} level={level} scope={scope} className="sw-people-cards" />
    </div>
  );
}

export const teamCards = {
  label: "Cards",
  View: TeamCards,
  css,
};
