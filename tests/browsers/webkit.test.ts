import { testJourneys } from "./journeys.ts";
import { webkit } from "./webkit.ts";

testJourneys(webkit);
