import type { ReactNode } from "react";
import { Skeleton } from "#src/ui/skeleton.tsx";

/** What the assistant says of itself. */
export function AssistantWords({ children }: { children?: ReactNode }) {
  return (
    <div className="max-w-[46rem] border-signal border-s-4 ps-4">
      <p>
        Tell me what to change. I show it first, and nothing happens until you apply it.{" "}
        <strong>No language model is behind this:</strong> I know the sentences below, in your words for the
        names and amounts, and say so when I do not understand.
      </p>
      {children}
    </div>
  );
}

/** As high as the conversation is at its beginning, so that nothing moves when it comes. */
export function ComingConversation() {
  return (
    <div className="h-[97rem] rounded-card border border-line bg-raised p-4 sm:h-[66rem] sm:p-6">
      <AssistantWords>
        <Skeleton className="mt-4 h-96" />
      </AssistantWords>
    </div>
  );
}
