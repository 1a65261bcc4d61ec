import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MIME_TYPES = "/etc/nginx/mime.types";

/** Whether Debian's nginx, or one with the same layout, is installed. */
export const hasNginx = () => existsSync(MIME_TYPES) && spawnSync("nginx", ["-v"]).status === 0;

/**
 * Starts nginx with the server block from the help and the rules of a build. `directives` are extra settings
 * of the adopter.
 */
export async function startNginx(root: string, directives = "") {
  const folder = await mkdtemp(join(tmpdir(), "sitewright-nginx-"));
  const port = await freePort();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path "${join(folder, name)}";`,
  );
  await writeFile(
    join(folder, "server.conf"),
    `daemon off;
master_process off;
pid "${join(folder, "pid")}";
error_log "${join(folder, "error.log")}";
events {}
http {
  include ${MIME_TYPES};
  access_log off;
  ${temporary.join("\n  ")}
  server {
    listen 127.0.0.1:${port};
    root "${root}";
    ${directives}
    include "${join(root, "nginx.conf")}";
  }
}
`,
  );
  const server = spawn("nginx", ["-p", folder, "-c", join(folder, "server.conf")], { stdio: "pipe" });
  let said = "";
  server.stderr.on("data", (text) => {
    said += text;
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswered(origin, () => {
    if (server.exitCode !== null) throw new Error(`nginx has ended: ${said}`);
  });
  return {
    origin,
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

async function untilAnswered(origin: string, check: () => void) {
  for (;;) {
    check();
    const answer = await fetch(origin).catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
