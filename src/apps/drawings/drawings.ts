import type { ComponentType } from "react";
import type { DrawingProps } from "./drawing-props.ts";
import { Pot } from "./pot/pot.tsx";

/** Drawings of products whose shape is data. A new one is a folder and a line here. */
export const drawings: Record<string, ComponentType<DrawingProps>> = { pot: Pot };
