import type { Material } from "../material.ts";
import changes from "./changes.json";

const CHANGES: Record<string, readonly string[] | undefined> = changes;

/**
 * Whether the industry's two pictures, before and after, show what the business changes: a muddy dog and a clean one for
 * a groomer. The pair of a similar trade would show other work.
 */
export const isChangeShown = ({ trade, industry, isOwn }: Material) =>
  trade !== undefined && isOwn && (CHANGES[industry.id]?.includes(trade.id) ?? false);
