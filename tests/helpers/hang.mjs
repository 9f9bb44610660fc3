// Loaded by a test into the server, with `--import`. When the file HANG_FILE appears, the event loop hangs, once.
import { existsSync, rmSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const { HANG_FILE: file = '' } = process.env;
const isServer = isMainThread && process.argv[1]?.endsWith('build/server/main.js') && process.argv[2] === 'all';

if (isServer)
  setInterval(() => {
    if (!existsSync(file)) return;
    rmSync(file);
    for (;;);
  }, 50).unref();
