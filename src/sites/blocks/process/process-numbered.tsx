import type { ViewProps } from "../define-block.ts";
import { Head } from "../parts.tsx";
import type { ProcessData } from "./process-fields.ts";
import css from "./process-numbered.css?site";
import { Steps } from "./steps.tsx";

function ProcessNumbered({ data, id, level }: ViewProps<ProcessData>) {
  return (
    <div className="sw-inner sw-process-body">
      <Head id={id} level={level} data={data} fallback="How it goes" />
      <Steps data={data} level={level} className="sw-steps-numbered" />
    </div>
  );
}

export const processNumbered = {
  label: "Large numbers in columns",
  View: ProcessNumbered,
  css,
};
