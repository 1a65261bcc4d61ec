import brainIcon from "icon:brain";
import gameIcon from "icon:game-controller";
import handshakeIcon from "icon:handshake";
import kanbanIcon from "icon:kanban";
import shieldIcon from "icon:shield-check";
import type { ModuleCategory } from "#src/contract/module-categories.ts";
import { assetAddress } from "#src/lib/paths.ts";
import type { Tone } from "#src/ui/badge.tsx";

interface CategoryLook {
  icon: string;
  tone: Tone;
  /** The purpose of its modules, in a few words. */
  purpose: string;
}

export const categoryLooks: Record<ModuleCategory, CategoryLook> = {
  CRM: { icon: handshakeIcon, tone: "cyan", purpose: "Know your customers" },
  Games: { icon: gameIcon, tone: "red", purpose: "Give people a reason to play" },
  Security: { icon: shieldIcon, tone: "blue", purpose: "Keep watch and keep records" },
  Productivity: { icon: kanbanIcon, tone: "green", purpose: "Get the day’s work done" },
  AI: { icon: brainIcon, tone: "violet", purpose: "Let the machine take a first pass" },
};

/**
 * Returns the address of a category's banner. The banners ship with the product, unless the build names an image host.
 */
export function categoryBanner(category: ModuleCategory) {
  const file = `${category.toLowerCase()}.svg`;
  const host = import.meta.env.VITE_IMAGE_HOST;
  return host
    ? new URL(file, host.endsWith("/") ? host : `${host}/`).href
    : assetAddress(`/images/banners/${file}`);
}
