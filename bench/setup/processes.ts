import { type ChildProcess, spawn } from 'node:child_process';

/** One role of the product in its own process, so it's measured and ended alone. */
export function startRole(role: 'web' | 'worker', databaseUrl: string, extraEnv: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [process.argv[1] ?? '', role], {
    env: { ...process.env, DATABASE_URL: databaseUrl, ...extraEnv },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
