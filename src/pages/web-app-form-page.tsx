import { BriefForm } from "#src/features/projects/brief-form/brief-form.tsx";
import { BriefFormIntro } from "#src/features/projects/brief-form/brief-form-intro.tsx";

export default function WebAppFormPage() {
  return (
    <>
      <BriefFormIntro />
      <div className="page py-10 lg:py-14">
        <BriefForm />
      </div>
    </>
  );
}
