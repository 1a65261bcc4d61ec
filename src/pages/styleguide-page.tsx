import { PageHeading } from "#src/ui/page-heading.tsx";

export default function StyleguidePage() {
  return <PageHeading title="Style guide">Style guide</PageHeading>;
}
