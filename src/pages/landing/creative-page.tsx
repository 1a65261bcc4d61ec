import { BriefBox, type BriefBoxLook } from "#src/features/brief/brief-box.tsx";
import { creativeContent } from "#src/features/landing/creative-content.ts";
import { CreativeLanding } from "#src/features/landing/creative-landing.tsx";
import { PreparedFor } from "#src/sales/prepared-for.tsx";

const briefLook: BriefBoxLook = {
  form: "gap-2",
  label: "font-display font-extrabold text-2xl",
  row: "flex flex-col gap-2",
  input: "min-h-14 rounded-none border-2 border-ink bg-raised px-4 py-2 text-ink",
  button: "min-h-14 bg-ink px-6 font-display font-extrabold text-2xl text-paper hover:bg-[#1b2bdc]",
};

export default function CreativePage() {
  return (
    <>
      <PreparedFor />
      <CreativeLanding brief={<BriefBox look={briefLook} {...creativeContent.brief} />} />
    </>
  );
}
