import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Starts a PostgreSQL of its own in a new folder, without durability. Undefined if none is installed.
 * PostgreSQL refuses to run as root, so that root starts it as the user `postgres`, or `nobody`.
 */
export async function startPostgres() {
  const programs = findPrograms();
  if (!programs) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const data = join(folder, "data");
  const port = await freePort();
  const run = asAnotherUser(folder);
  run(join(programs, "initdb"), ["-D", data, "-U", "sitewright", "-A", "trust", "--no-sync"]);
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=100`;
  run(join(programs, "pg_ctl"), ["-D", data, "-w", "-l", join(folder, "log"), "-o", settings, "start"]);
  return {
    address: `postgres://sitewright@127.0.0.1:${port}/postgres`,
    stop() {
      run(join(programs, "pg_ctl"), ["-D", data, "-m", "immediate", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Debian keeps the server's programs outside PATH. */
function findPrograms() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((one, other) => Number(other) - Number(one))
    : [];
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(":"),
  ];
  return folders.find((folder) => ["initdb", "pg_ctl"].every((name) => existsSync(join(folder, name))));
}

function asAnotherUser(folder: string) {
  const isRoot = process.getuid?.() === 0;
  const user = isRoot
    ? ["postgres", "nobody"].find((name) => spawnSync("id", [name]).status === 0)
    : undefined;
  if (user) execFileSync("chown", [user, folder]);
  return (program: string, args: string[]) => {
    const [command = program, ...rest] = user
      ? ["runuser", "-u", user, "--", program, ...args]
      : [program, ...args];
    execFileSync(command, rest, { cwd: folder, stdio: "ignore" });
  };
}

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
