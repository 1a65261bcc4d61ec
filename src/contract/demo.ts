import * as z from "zod/mini";
import { post } from "./endpoint.ts";

/** Restores accounts, modules, demo users and projects to how they were delivered, and ends every session. */
export const resetDemo = post("/api/demo/reset", null, z.object({}));
