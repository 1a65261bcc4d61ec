import type { ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import type { ProcessData } from "./process-fields.ts";
import css from "./process-ladder.css?site";
import { Steps } from "./steps.tsx";

function ProcessLadder({ data, id, level }: ViewProps<ProcessData>) {
  return (
    <div className="sw-inner sw-process-body">
      <Head id={id} level={level} data={data} fallback="How it goes" />
      <Steps data={data} level={level} className="sw-steps-ladder" />
    </div>
  );
}

export const processLadder = {
  label: "Steps that climb",
  View: ProcessLadder,
  css,
};
