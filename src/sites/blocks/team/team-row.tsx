import type { ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import { People } from "./people.tsx";
import type { TeamData } from "./team-fields.ts";
import css from "./team-row.css?site";

function TeamRow({ data, id, tone, level, scope }: ViewProps<TeamData>) {
  return (
    <div className="sw-inner">
      <Head id={id} level={level} data={data} fallback="People" />
      <People data={data} id={id} tone={tone} level={level} scope={scope} className="sw-people-row" />
    </div>
  );
}

export const teamRow = {
  label: "Round portraits",
  View: TeamRow,
  css,
};
