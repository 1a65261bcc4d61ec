import { renderToStaticMarkup } from "react-dom/server";
import { AccountingFirm } from "./accounting-firm.tsx";
import { AutoRepair } from "./auto-repair.tsx";
import { SCREEN_HEIGHT, SCREEN_WIDTH } from "./drawing.tsx";
import { FamilyClinic } from "./family-clinic.tsx";
import { HairSalon } from "./hair-salon.tsx";
import { Handyman } from "./handyman.tsx";
import { HomeServices } from "./home-services.tsx";
import { LawFirm } from "./law-firm.tsx";
import { PetServices } from "./pet-services.tsx";

const screens = {
  "accounting-firm": AccountingFirm,
  handyman: Handyman,
  "home-services": HomeServices,
  "family-clinic": FamilyClinic,
  "law-firm": LawFirm,
  "pet-services": PetServices,
  "auto-repair": AutoRepair,
  "hair-salon": HairSalon,
};

/** The screen of each phone as SVG, with the camera cut-out at its top. */
export const phones = Object.entries(screens).map(([name, Screen]) => ({
  name,
  svg: renderToStaticMarkup(
    <svg
      viewBox={`0 0 ${SCREEN_WIDTH} ${SCREEN_HEIGHT}`}
      width={SCREEN_WIDTH}
      height={SCREEN_HEIGHT}
      textRendering="geometricPrecision"
      aria-hidden="true"
    >
      <Screen />
      <path d="M91 8H131a6 6 0 0 1 0 12H91a6 6 0 0 1 0-12Z" fill="#05070b" />
    </svg>,
  ),
}));
