import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { env } from '../../base/env.ts';
import { startRole } from '../setup/processes.ts';

/** The web role in its own process, so its memory is measured alone. */
export async function startWeb(databaseUrl: string, extraEnv: Record<string, string> = {}): Promise<ChildProcess> {
  const child = startRole('web', databaseUrl, extraEnv);
  for (let attempt = 0; attempt < 600; attempt++) {
    const isReady = await new Promise<boolean>((resolve) => {
      get({ host: '127.0.0.1', port: env().port, path: '/readyz' }, (response) => {
        response.resume();
        resolve(response.statusCode === 200);
      }).once('error', () => resolve(false));
    });
    if (isReady) return child;
    await delay(100);
  }
  child.kill('SIGKILL');
  throw new Error('The web process did not get ready within a minute.');
}

/** Resident memory of a process, as Linux counts it. */
export function memoryKb(child: ChildProcess): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]);
}

/** Processor time of a process so far; Linux counts it in hundredths of a second. */
export function cpuSeconds(child: ChildProcess): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
