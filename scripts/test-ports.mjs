// @ts-check
// The ports of the tests: four from TEST_PORT on; unless it is set, the first four of 4180 and up that are free.
import { createServer } from "node:http";
import { listen } from "./serve.mjs";

const FIRST = 4180;
const LAST = 4980;
const COUNT = 4;

// The worker processes of a test runner inherit the ports that the first process found.
process.env.TEST_PORT ??= String(await findFreePorts());

const [root = FIRST, demo = FIRST, hosted = FIRST, backend = FIRST] = portsFrom(
  Number(process.env.TEST_PORT),
);
export const ports = { root, demo, hosted, backend };

async function findFreePorts() {
  for (let first = FIRST; first < LAST; first += COUNT) {
    const free = await Promise.all(portsFrom(first).map(isFree));
    if (free.every(Boolean)) return first;
  }
  throw new Error(
    `All ports from ${FIRST} to ${LAST} are in use: name the first of four free ones in TEST_PORT.`,
  );
}

/** @param {number} first */
function portsFrom(first) {
  return Array.from({ length: COUNT }, (_, index) => first + index);
}

/** @param {number} port */
async function isFree(port) {
  const server = createServer();
  try {
    await listen(server, port);
  } catch {
    return false;
  }
  await new Promise((resolve) => server.close(resolve));
  return true;
}
