import { ManyLinks } from "./many-links.tsx";
import { ProspectList } from "./prospect-list.tsx";
import { ProspectView } from "./prospect-view.tsx";

interface ProspectDeskProps {
  /** Of the prospect that is open, or "". */
  id: string;
  isSheet: boolean;
}

/** The three views of the page of prospects, which load together. */
export function ProspectDesk({ id, isSheet }: ProspectDeskProps) {
  if (isSheet) return <ManyLinks />;
  return id ? <ProspectView id={id} /> : <ProspectList />;
}
