import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../db/embedded.ts';
import { endProcess, freePort, ready } from '../harness/built-server.ts';
import type { Served } from '../harness/server.ts';

/** The built product as two processes, a worker and a web server, on one database and one data folder. */
export async function startSplitServer(): Promise<Served & { dataDir: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'sunup-split-'));
  // Root's PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder, 0o755);
  const dataDir = path.join(folder, 'postgres');
  const database = await startEmbedded(dataDir);
  const url = `http://localhost:${port}`;
  const begin = (role: 'web' | 'worker') =>
    spawn(process.execPath, ['build/server/main.js', role], {
      env: {
        ...process.env,
        // The worker answers health checks on any free port. No test asks for it.
        PORT: role === 'web' ? String(port) : '0',
        DATA_DIR: path.join(folder, 'data'),
        DATABASE_URL: database.url,
        APP_URL: url,
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
  // Together, like a machine that starts them all: neither may count on the other.
  const processes = [begin('worker'), begin('web')];
  await ready(url);
  return {
    url,
    dataDir,
    stop: async () => {
      await Promise.all(processes.map((child) => endProcess(child)));
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
