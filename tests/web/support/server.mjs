/** A table server of its own for each test file. */

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PATIENCE, until } from "./browser.mjs";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
export const PYTHON =
    process.env.PYTHON ??
    [join(ROOT, ".venv/bin/python")].find(existsSync) ??
    "python3";

const freePort = () =>
    new Promise((resolve) => {
        const probe = createServer();
        probe.listen(0, "127.0.0.1", () => {
            const { port } = probe.address();
            probe.close(() => resolve(port));
        });
    });

/** A server process that has greeted, which it does when it listens; null when it ended, because somebody else took the port meanwhile. */
async function spawnServer(port, folder) {
    const child = spawn(
        PYTHON,
        [
            "-m",
            "aedilis.server",
            "--port",
            String(port),
            "--database",
            join(folder, "tables.db"),
            "--workers",
            "1",
            "--bot-pace",
            "0",
            "--log-level",
            "error",
        ],
        { cwd: folder, stdio: ["ignore", "pipe", "inherit"] },
    );
    let greeted = false;
    child.stdout.on("data", () => {
        greeted = true;
    });
    await until(
        () => greeted || child.exitCode !== null,
        undefined,
        5 * PATIENCE,
    );
    return child.exitCode === null ? child : null;
}

export async function startServer() {
    // AEDILIS_URL points the tests at a server that runs already
    if (process.env.AEDILIS_URL)
        return { url: process.env.AEDILIS_URL, stop: async () => undefined };
    const folder = mkdtempSync(join(tmpdir(), "aedilis-web-"));
    let port, child;
    for (let tries = 0; !child && tries < 3; tries++) {
        port = await freePort();
        child = await spawnServer(port, folder);
    }
    if (!child) throw new Error("the server did not start");
    return {
        url: `http://127.0.0.1:${port}`,
        stop: async () => {
            child.kill("SIGTERM");
            await new Promise((r) => {
                child.once("exit", r);
                setTimeout(() => {
                    child.kill("SIGKILL");
                    r();
                }, 5000).unref();
            });
            rmSync(folder, { recursive: true, force: true });
        },
    };
}
