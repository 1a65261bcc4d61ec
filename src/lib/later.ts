import type { ComponentType } from "react";
import { inItsPlace, type LazyPart, lazyPart } from "./lazy-part.tsx";

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A lazy component. If its code is missing, its place says so; what has an `onClose` is closed with a notification. */
export const later = <Props extends object>(load: Load<Props>) => inItsPlace(laterOrFail(load));

/** A lazy component that nobody misses: if its code is missing, nothing is shown. */
export const laterIfThere = <Props extends object>(load: Load<Props>) =>
  inItsPlace(laterOrFail(load), () => null);

/** A lazy component that its surroundings cannot do without: a missing one reaches the boundary outside. */
export const laterOrFail = <Props extends object>(load: Load<Props>): LazyPart<Props> =>
  lazyPart(() => load().then((Component) => ({ default: Component })));
