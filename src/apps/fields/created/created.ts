import { defineKind } from "../field-kind.ts";
import { instant } from "../instant.ts";

/** The time at which a record was added. */
export const created = defineKind<string, object>({ ...instant, name: "Created" });
