import { BriefBox } from "#src/features/brief/brief-box.tsx";
import { TechLanding } from "#src/features/landing/tech-landing.tsx";
import { ModuleImage } from "#src/features/modules/module-image.tsx";
import { PreparedFor } from "#src/features/visit/prepared-for.tsx";

export default function TechPage() {
  return (
    <>
      <PreparedFor />
      <TechLanding
        renderBrief={(brief) => <BriefBox look="tech" {...brief} />}
        renderPicture={(module) => <ModuleImage module={module} />}
      />
    </>
  );
}
