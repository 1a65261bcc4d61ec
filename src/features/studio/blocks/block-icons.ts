import about from "icon:book-open-text";
import services from "icon:briefcase";
import hero from "icon:browser";
import booking from "icon:calendar-check";
import events from "icon:calendar-dots";
import statistics from "icon:chart-bar";
import hours from "icon:clock";
import navigation from "icon:compass";
import callToAction from "icon:cursor-click";
import contact from "icon:envelope-simple";
import downloads from "icon:file-arrow-down";
import menu from "icon:fork-knife";
import gallery from "icon:images-square";
import process from "icon:list-numbers";
import map from "icon:map-trifold";
import logos from "icon:medal";
import banner from "icon:megaphone-simple";
import journal from "icon:newspaper";
import newsletter from "icon:paper-plane-tilt";
import questions from "icon:question";
import testimonials from "icon:quotes";
import footer from "icon:rows";
import shop from "icon:shopping-bag";
import comparison from "icon:square-split-horizontal";
import features from "icon:star-four";
import pricing from "icon:tag";
import team from "icon:users-three";
import video from "icon:video";
import type { BlockKind } from "#src/sites/blocks/blocks.ts";

/** Ids as in `blocks.ts`; the compiler asks for a missing one. */
export const blockIcons: Record<BlockKind, string> = {
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
