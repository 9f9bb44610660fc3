import { env } from '../../base/env.ts';
import { log } from '../../base/log.ts';
import { lastBackupAt } from '../health/metrics.ts';
import { lastWholeBackup } from './last-backup.ts';

/** Looking takes two requests if backups are in a bucket. */
const everyMs = 10 * 60_000;

/** Keeps the metric of the last backup up to date, if there are backups and metrics. Returns a function that ends that. */
export function watchBackups(): () => Promise<void> {
  if (!env().backupTo || !env().metricsToken) return async () => undefined;
  const timer = setInterval(() => void noteLastBackup(), everyMs).unref();
  void noteLastBackup();
  return async () => clearInterval(timer);
}

/** Records when the last whole backup was made. If the place can't be read, the metric keeps its value, and the age grows. */
export async function noteLastBackup(): Promise<void> {
  const { backupTo } = env();
  if (!backupTo) return;
  try {
    const madeAt = await lastWholeBackup(backupTo, env());
    if (madeAt) lastBackupAt.set(madeAt.getTime() / 1000);
  } catch (error) {
    log.warn({ err: error }, 'the place of the backups can’t be read');
  }
}
