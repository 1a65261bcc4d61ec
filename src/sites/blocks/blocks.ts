import { about } from "./about/about.ts";
import { banner } from "./banner/banner.ts";
import { booking } from "./booking/booking.ts";
import { callToAction } from "./call-to-action/call-to-action.ts";
import { comparison } from "./comparison/comparison.ts";
import { contact } from "./contact/contact.ts";
import { downloads } from "./downloads/downloads.ts";
import { events } from "./events/events.ts";
import { features } from "./features/features.ts";
import { footer } from "./footer/footer.ts";
import { gallery } from "./gallery/gallery.ts";
import { hero } from "./hero/hero.ts";
import { hours } from "./hours/hours.ts";
import { journal } from "./journal/journal.ts";
import { logos } from "./logos/logos.ts";
import { map } from "./map/map.ts";
import { menu } from "./menu/menu.ts";
import { navigation } from "./navigation/navigation.ts";
import { newsletter } from "./newsletter/newsletter.ts";
import { pricing } from "./pricing/pricing.ts";
import { process } from "./process/process.ts";
import { questions } from "./questions/questions.ts";
import { services } from "./services/services.ts";
import { shop } from "./shop/shop.ts";
import { statistics } from "./statistics/statistics.ts";
import { team } from "./team/team.ts";
import { testimonials } from "./testimonials/testimonials.ts";
import { video } from "./video/video.ts";

/** All kinds of blocks. A new kind needs its folder and a line here. */
export const blocks = {
  navigation,
  hero,
  banner,
  features,
  services,
  menu,
  pricing,
  shop,
  gallery,
  video,
  comparison,
  testimonials,
  questions,
  team,
  about,
  statistics,
  process,
  "call-to-action": callToAction,
  contact,
  booking,
  hours,
  map,
  logos,
  newsletter,
  journal,
  events,
  downloads,
  footer,
};

export type Blocks = typeof blocks;
export type BlockKind = keyof Blocks;
