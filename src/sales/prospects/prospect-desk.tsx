import { ManyLinks } from "./many-links.tsx";
import { ProspectList } from "./prospect-list.tsx";
import { ProspectView } from "./prospect-view.tsx";

interface ProspectDeskProps {
  /** The id of the open prospect, or "". */
  id: string;
  isSheet: boolean;
}

/** The three views of the prospects page, which load together. */
export function ProspectDesk({ id, isSheet }: ProspectDeskProps) {
  if (isSheet) return <ManyLinks />;
  return id ? <ProspectView id={id} /> : <ProspectList />;
}
