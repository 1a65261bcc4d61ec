import type { Data } from "#src/sites/styles/kit/context.ts";

/** Without a drawn map, whose streets nobody has named. */
export const mapData = (): Data<"map"> => ({
  kicker: "",
  // The town stands below, in large letters.
  title: "Find us",
  text: "",
  picture: null,
  directions: [],
});
