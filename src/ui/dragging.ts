// The drag and drop library, in a lazy chunk: pages that work without it do not wait for it.
export { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
export { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
export {
  autoScrollForElements,
  autoScrollWindowForElements,
} from "@atlaskit/pragmatic-drag-and-drop-auto-scroll/element";
export {
  attachClosestEdge,
  extractClosestEdge,
} from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
export { touchSortable } from "./touch-sortable.ts";
