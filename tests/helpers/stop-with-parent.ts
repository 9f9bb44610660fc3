import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { embeddedUrl, startEmbedded } from '../../db/embedded.ts';

/**
 * Stops the PostgreSQL of a data folder and removes the folder when this process ends, even if it's killed. A second process
 * waits for that: its standard input closes when we're gone.
 */
export function stopWithParent(folder: string): void {
  const guard = spawn(process.execPath, [fileURLToPath(import.meta.url), folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  guard.unref();
  (guard.stdin as unknown as { unref: () => void }).unref();
}

/** The second process. Finds nothing to do after a run that ended by itself. */
async function guardFolder(folder: string): Promise<void> {
  for await (const _ of process.stdin);
  // The pipe closes a moment before its process is gone, and until then the data folder is taken.
  for (let triesLeft = 100; embeddedUrl(folder); triesLeft--) {
    try {
      await (await startEmbedded(folder)).stop();
    } catch (error) {
      if (triesLeft === 0) throw error;
      await setTimeout(100);
    }
  }
  rmSync(folder, { recursive: true, force: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await guardFolder(process.argv[2] ?? '');
