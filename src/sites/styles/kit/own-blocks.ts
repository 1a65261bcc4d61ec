import type { Tone } from "../../themes/compose.ts";
import { block, type KitContext, some, type VariantOf } from "./context.ts";
import { scene, withPictures } from "./pictures.ts";

// Blocks that no template has, because only the owner knows their addresses.

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

export const shop = (kit: KitContext, variant: VariantOf<"shop">, tone: Tone) =>
  block("shop", variant, tone, {
    kicker: "Shop",
    title: "To take home",
    text: "",
    items: withPictures(kit, some(kit, kit.industry.services, 3)).map(({ name, text, price, picture }) => ({
      name,
      text,
      price: price || "Sample price",
      to: "",
      isSoldOut: false,
      picture,
    })),
    button: "",
  });

export const downloads = (_: KitContext, variant: VariantOf<"downloads">, tone: Tone) =>
  block("downloads", variant, tone, {
    kicker: "Downloads",
    title: "To read and to print",
    text: "",
    files: [{ name: "Sample file", text: "Name it, and say where it is.", to: "", size: "" }],
  });
