import * as z from "zod/mini";
import { post } from "./endpoint.ts";

/** Restores all default data of the backend, and ends every session. */
export const resetDemo = post("/api/demo/reset", null, z.object({}));
