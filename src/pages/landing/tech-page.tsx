import { BriefBox, type BriefBoxLook } from "#src/features/brief/brief-box.tsx";
import { techContent } from "#src/features/landing/tech-content.ts";
import { TechLanding } from "#src/features/landing/tech-landing.tsx";
import { PreparedFor } from "#src/sales/prepared-for.tsx";

const briefLook: BriefBoxLook = {
  form: "gap-2",
  label: "font-mono text-signal text-sm",
  row: "flex flex-col border border-edge bg-night/80 focus-within:border-signal sm:flex-row",
  input: "min-h-13 grow rounded-none bg-transparent px-4 py-2 font-mono text-ink",
  button: "min-h-13 bg-signal px-6 font-semibold text-on-signal hover:bg-signal-strong",
};

export default function TechPage() {
  return (
    <>
      <PreparedFor />
      <TechLanding brief={<BriefBox look={briefLook} {...techContent.brief} />} />
    </>
  );
}
