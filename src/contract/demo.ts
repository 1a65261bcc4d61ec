import * as z from "zod/mini";
import { post } from "./endpoint.ts";

/** Restores all that the backend keeps to how it was delivered, and ends every session. */
export const resetDemo = post("/api/demo/reset", null, z.object({}));
