import { BriefFormIntro } from "#src/features/projects/brief-form/brief-form-intro.tsx";
import { useLoaded } from "#src/lib/use-loaded.ts";
import { Skeleton } from "#src/ui/skeleton.tsx";

const loadForm = () =>
  import("#src/features/projects/brief-form/brief-form.tsx").then(({ BriefForm }) => BriefForm);

export default function WebAppFormPage() {
  // Before its script is there a field would lose what is typed into it.
  const BriefForm = useLoaded(loadForm);
  const placeholder = (
    <div role="status">
      <span className="sr-only">Opening the form…</span>
      <Skeleton className="h-[32rem]" />
    </div>
  );
  return (
    <>
      <BriefFormIntro />
      <div className="page py-10 lg:py-14">{BriefForm ? <BriefForm /> : placeholder}</div>
    </>
  );
}
