import { BriefBox } from "#src/features/brief/brief-box.tsx";
import { CreativeLanding } from "#src/features/landing/creative-landing.tsx";
import { ModuleImage } from "#src/features/modules/module-image.tsx";
import { PreparedFor } from "#src/features/visit/prepared-for.tsx";

export default function CreativePage() {
  return (
    <>
      <PreparedFor />
      <CreativeLanding
        renderBrief={(brief) => <BriefBox look="creative" {...brief} />}
        renderPicture={(module) => <ModuleImage module={module} />}
      />
    </>
  );
}
