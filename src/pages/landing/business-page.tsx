import { BriefBox, type BriefBoxLook } from "#src/features/brief/brief-box.tsx";
import { businessContent } from "#src/features/landing/business-content.ts";
import { BusinessLanding } from "#src/features/landing/business-landing.tsx";
import { PreparedFor } from "#src/sales/prepared-for.tsx";

const briefLook: BriefBoxLook = {
  form: "gap-1",
  label: "font-display text-xl",
  row: "flex flex-col gap-3 sm:flex-row sm:items-end",
  input:
    "min-h-12 grow rounded-none border-edge border-b bg-transparent px-1 py-2 text-ink focus-visible:border-ink",
  button: "min-h-12 bg-ink px-6 font-display text-lg text-paper hover:bg-signal hover:text-on-signal",
};

export default function BusinessPage() {
  return (
    <>
      <PreparedFor />
      <BusinessLanding brief={<BriefBox look={briefLook} {...businessContent.brief} />} />
    </>
  );
}
