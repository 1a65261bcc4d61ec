import { BriefBox } from "#src/features/brief/brief-box.tsx";
import { BusinessLanding } from "#src/features/landing/business-landing.tsx";
import { ModuleImage } from "#src/features/modules/module-image.tsx";
import { PreparedFor } from "#src/features/visit/prepared-for.tsx";

export default function BusinessPage() {
  return (
    <>
      <PreparedFor />
      <BusinessLanding
        renderBrief={(brief) => <BriefBox look="business" {...brief} />}
        renderPicture={(module) => <ModuleImage module={module} />}
      />
    </>
  );
}
