import { defineKind } from "../field-kind.ts";
import { instant } from "../instant.ts";

/** The time at which a record was last changed. */
export const changed = defineKind<string, object>({ ...instant, name: "Changed" });
