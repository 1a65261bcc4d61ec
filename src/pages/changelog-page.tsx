import { Changelog } from "#src/features/changelog/changelog.tsx";

export default function ChangelogPage() {
  return <Changelog />;
}
