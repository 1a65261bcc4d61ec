import type { ReactNode } from "react";

interface AnswerProps {
  name: string;
  children: ReactNode;
}

/** One answer of a brief or a reply, as an entry of a `dl`. */
export function Answer({ name, children }: AnswerProps) {
  return (
    <div className="border-line border-t pt-2">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="whitespace-pre-line break-words">{children}</dd>
    </div>
  );
}
