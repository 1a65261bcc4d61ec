import { artGallery as artGalleryScene } from "../../art/scenes/art-gallery.ts";
import { bookshop as bookshopScene } from "../../art/scenes/bookshop.ts";
import { boutique as boutiqueScene } from "../../art/scenes/boutique.ts";
import { jewelry as jewelryScene } from "../../art/scenes/jewelry.ts";
import { artGallery } from "../art-gallery.ts";
import { bookshop } from "../bookshop.ts";
import { boutique } from "../boutique.ts";
import type { IndustryGroup } from "../industry.ts";
import { jewelry } from "../jewelry.ts";

export const group: IndustryGroup = {
  industries: { "art-gallery": artGallery, bookshop, boutique, jewelry },
  scenes: {
    "art-gallery": artGalleryScene,
    bookshop: bookshopScene,
    boutique: boutiqueScene,
    jewelry: jewelryScene,
  },
};
