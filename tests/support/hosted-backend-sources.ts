export { createBackend } from "../../mocks/backend.ts";
export { createSeed } from "../../mocks/db/seed/seed.ts";
export { createMemoryStore } from "../../mocks/db/store.ts";
export { quickHashing } from "../../mocks/testing.ts";
