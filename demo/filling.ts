import { type ChildProcess, fork } from 'node:child_process';
import { log } from '../base/log.ts';
import { builtEntry } from '../domain/builds/commands.ts';

let child: ChildProcess | undefined;

/** Fills in what a fresh demo has besides its four accounts. */
export async function fillRest(): Promise<void> {
  const { fillOwnDomain } = await import('./own-domain.ts');
  await fillOwnDomain().catch((error: unknown) => log.error({ err: error }, 'could not connect the demo’s domain'));
  await fillInBackground();
}

/**
 * Fills in the demo's customers in a process of its own, because building their sites would keep this one from answering
 * requests, and because its clock is changed. Does nothing in `npm run dev` and tests, which have no bundle to start it from.
 */
export async function fillInBackground(entry = builtEntry): Promise<void> {
  if (!import.meta.env?.PROD || child) return;
  const started = performance.now();
  const filling = fork(entry, ['demo'], { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child = filling;
  const code = await new Promise<number | null>((resolve) => filling.once('close', resolve));
  child = undefined;
  if (code !== 0) throw new Error(`The demo's customers aren't complete: their process ended with ${code}.`);
  log.info({ ms: Math.round(performance.now() - started) }, 'the demo’s customers are complete');
}

/** Ends the process. The next start continues where it stopped. */
export function closeFilling(): void {
  child?.kill('SIGKILL');
}
