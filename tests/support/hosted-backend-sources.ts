export { createBackend } from "../../mocks/backend.ts";
export { createSeed } from "../../mocks/db/seed/seed.ts";
export { quickHashing } from "../../mocks/testing.ts";
export { createMemoryStore } from "../../src/data/store.ts";
