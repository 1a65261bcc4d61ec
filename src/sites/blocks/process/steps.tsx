import { Each, Subtitle, Text } from "../parts.tsx";
import type { ProcessData } from "./process-fields.ts";

export function Steps({ data, level, className }: { data: ProcessData; level: 1 | 2; className: string }) {
  return (
    <ol className={className}>
      <Each of={data.steps} field="steps">
        {(step) => (
          <li>
            <Subtitle level={level} field="title">
              {step.title}
            </Subtitle>
            <Text of={step} field="text" />
          </li>
        )}
      </Each>
    </ol>
  );
}
