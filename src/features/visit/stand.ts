/**
 * The tools of a stand at a fair:
 *
 * - its screen, and the panel that starts it;
 * - demos that play themselves, and the editor of their steps.
 *
 * They share most of their code, so they load together, when one of them is asked for.
 */
export { DemoEditor } from "./demo/demo-editor.tsx";
export { DemoPlayer } from "./demo/demo-player.tsx";
export { FairMode } from "./fair/fair-mode.tsx";
export { FairPanel } from "./fair/fair-panel.tsx";
