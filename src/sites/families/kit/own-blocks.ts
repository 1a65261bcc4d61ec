import type { Tone } from "../../themes/compose.ts";
import { block, type KitContext, type VariantOf } from "./context.ts";
import { scene } from "./pictures.ts";

// Blocks that no template has: only the owner knows the addresses in them.

export const video = (kit: KitContext, variant: VariantOf<"video">, tone: Tone) =>
  block("video", variant, tone, {
    kicker: "Video",
    title: "See for yourself",
    text: "",
    to: "",
    picture: scene(kit, 1, "A still from the video"),
    shape: "wide",
    captions: "",
    transcript: [],
  });
