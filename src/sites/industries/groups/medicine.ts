import { dentist as dentistScene } from "../../art/scenes/dentist.ts";
import { familyMedicine as familyMedicineScene } from "../../art/scenes/family-medicine.ts";
import { petServices as petServicesScene } from "../../art/scenes/pet-services.ts";
import { veterinary as veterinaryScene } from "../../art/scenes/veterinary.ts";
import { dentist } from "../dentist.ts";
import { familyMedicine } from "../family-medicine.ts";
import type { IndustryGroup } from "../industry.ts";
import { petServices } from "../pet-services.ts";
import { veterinary } from "../veterinary.ts";

export const group: IndustryGroup = {
  industries: { dentist, "family-medicine": familyMedicine, "pet-services": petServices, veterinary },
  scenes: {
    dentist: dentistScene,
    "family-medicine": familyMedicineScene,
    "pet-services": petServicesScene,
    veterinary: veterinaryScene,
  },
};
