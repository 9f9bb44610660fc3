import { type ChildProcess, spawn } from 'node:child_process';

/** The worker role in its own process, which the test kills. */
export function startWorkerProcess(databaseUrl: string): ChildProcess {
  return spawn(process.execPath, [process.argv[1] ?? '', 'worker'], {
    env: { ...process.env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Ends it without a chance to finish anything. */
export function kill(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
