/**
 * The tools for a fair stand: the kiosk with its settings, and self-playing demos with their editor. They share most of
 * their code, so they are in one lazy chunk.
 */
export { DemoEditor } from "./demo/demo-editor.tsx";
export { DemoPlayer } from "./demo/demo-player.tsx";
export { FairMode } from "./fair/fair-mode.tsx";
export { FairPanel } from "./fair/fair-panel.tsx";
