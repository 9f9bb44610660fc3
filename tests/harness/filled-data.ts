import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { embeddedUrl } from '../../db/embedded.ts';
import { freePort, isFree, startBuilt } from './built-server.ts';
import { keepHolidaysOpen } from './keep-holidays-open.ts';
import { skipSyncing } from './skip-syncing.ts';

/** Where a run keeps what its files share, such as the data folders that its servers start from: one for each of Playwright's workers. */
const folderVariable = 'TEST_RUN_FOLDER';

/** Playwright's setup of a run: a folder, and its removal. */
export default function keepRunFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'sunup-run-'));
  // Root's PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder, 0o755);
  process.env[folderVariable] = folder;
  return () => {
    for (const made of [folder, bundleFolder()]) rmSync(made, { recursive: true, force: true });
  };
}

function runFolder(): string {
  const folder = process.env[folderVariable];
  if (!folder) throw new Error(`${folderVariable} is not set: this needs Playwright's global setup.`);
  return folder;
}

/** Where a run keeps code that its files share. There Node finds its packages, and Playwright leaves it as it is. */
export function bundleFolder(): string {
  return path.resolve('node_modules', `.${path.basename(runFolder())}`);
}

/**
 * Copies a data folder in which a first start made the database and the demo, for a server at the port this returns: the
 * demo's sites and mails name it. A first start takes twice the work of a later one, so each worker sees one a run.
 */
export async function copyFilledData(to: string): Promise<number> {
  const own = path.join(runFolder(), process.env.TEST_PARALLEL_INDEX ?? '0');
  const portFile = path.join(own, 'port');
  let port = existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0;
  if (!port || !(await isFree(port))) {
    rmSync(own, { recursive: true, force: true });
    port = await freePort();
    await fill(path.join(own, 'data'), port);
    writeFileSync(portFile, String(port));
  }
  // Owners too: PostgreSQL takes only files of its own user.
  const copied = spawnSync('cp', ['-a', `${path.join(own, 'data')}/.`, to], { encoding: 'utf8' });
  if (copied.status !== 0) throw new Error(`The filled data folder could not be copied: ${copied.stderr || copied.error?.message}`);
  return port;
}

async function fill(dataDir: string, port: number): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const server = await startBuilt(dataDir, port);
  const client = new pg.Client({ connectionString: embeddedUrl(dataDir) });
  await client.connect();
  await skipSyncing(client);
  // Its mails, which a copy would send once more.
  await untilIdle(client);
  await keepHolidaysOpen(client);
  await client.end();
  await server.stop();
}

/** Waits until no job runs or is due. */
export async function untilIdle(client: pg.Client): Promise<void> {
  const waiting = `select 1 from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() limit 1`;
  while ((await client.query(waiting)).rowCount) await new Promise((resolve) => setTimeout(resolve, 50));
}
