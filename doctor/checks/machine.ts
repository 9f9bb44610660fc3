import { accessSync, constants, existsSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { type Finding, ok, wrong } from '../finding.ts';
import type { Known } from '../known.ts';

/** The oldest Node that runs the build. */
const oldestNode = 24;
/** Free space below which photos, drafts and logs may soon fail. A running Sunup notifies admins at 200 MB. */
const leastFreeBytes = 1024 ** 3;
/** Permissions that the data folder must not have: none for others, and no read or write for the group. */
const open = 0o067;

export function checkNode(nodeVersion: string): Finding[] {
  return Number.parseInt(nodeVersion, 10) >= oldestNode
    ? [ok('Node', `Version ${nodeVersion}.`)]
    : [
        wrong(
          'Node',
          `Version ${nodeVersion} is too old. Sunup runs on Node ${oldestNode} or newer.`,
          `Start it with npm start, which brings its own Node, or install Node ${oldestNode}.`,
        ),
      ];
}

/** The running server knows best how it was started. */
export async function checkProductionMode({ machine, doors }: Known): Promise<Finding[]> {
  const probe = await doors.app.probe();
  const isRunning = probe.kind === 'this';
  const nodeEnv = isRunning ? probe.facts.nodeEnv : machine.nodeEnv;
  if (nodeEnv === 'production') return [ok('NODE_ENV', 'production.')];
  return [
    wrong(
      'NODE_ENV',
      `NODE_ENV is ${nodeEnv ? `“${nodeEnv}”` : 'not set'}${isRunning ? ' for the running Sunup' : ''}, so pages render several times slower.`,
      'Set NODE_ENV=production, and restart Sunup. npm start does that by itself.',
    ),
  ];
}

export async function checkDataFolder({ env: { dataDir }, machine }: Known): Promise<Finding[]> {
  const name = 'Data folder';
  const choose = 'Set DATA_DIR to a folder that this user may write to.';
  if (!existsSync(dataDir)) {
    const parent = nearestFolder(dataDir);
    return mayWrite(parent)
      ? [ok(name, `${dataDir} doesn’t exist yet. Sunup creates it at its first start.`)]
      : [wrong(name, `${dataDir} doesn’t exist, and this user may not create it in ${parent}.`, choose)];
  }
  const { uid, mode, isFolder } = facts(statSync(dataDir));
  if (!isFolder) return [wrong(name, `${dataDir} is a file, not a folder.`, choose)];
  if (machine.user !== undefined && machine.user !== 0 && uid !== machine.user)
    return [
      wrong(
        name,
        `${dataDir} belongs to user ${uid}, and this is user ${machine.user}.`,
        'Run this as the user that Sunup runs as. If that’s this one, give it the folder with chown.',
      ),
    ];
  if (!mayWrite(dataDir)) return [wrong(name, `This user may not write to ${dataDir}.`, choose)];
  if (mode & open)
    return [
      wrong(
        name,
        `Other users of this machine can read ${dataDir}, which has secrets and customers’ files.`,
        `Run chmod 700 ${dataDir}, or restart Sunup, which does that.`,
      ),
    ];
  return [ok(name, `${dataDir} is writable, and closed to other users.`)];
}

export async function checkDisk({ env: { dataDir }, machine }: Known): Promise<Finding[]> {
  const free = machine.freeBytes(existsSync(dataDir) ? dataDir : nearestFolder(dataDir));
  return free >= leastFreeBytes
    ? [ok('Disk', `${sizeInWords(free)} free.`)]
    : [
        wrong(
          'Disk',
          `Only ${sizeInWords(free)} is free on the disk of ${dataDir}. Photos and drafts fail when it’s full.`,
          `Free up space until there’s at least ${sizeInWords(leastFreeBytes)}.`,
        ),
      ];
}

function facts(stats: Stats): { uid: number; mode: number; isFolder: boolean } {
  return { uid: stats.uid, mode: stats.mode, isFolder: stats.isDirectory() };
}

function nearestFolder(folder: string): string {
  const parent = path.dirname(folder);
  return existsSync(parent) || parent === folder ? parent : nearestFolder(parent);
}

function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function sizeInWords(bytes: number): string {
  const gigabytes = bytes / 1024 ** 3;
  return gigabytes >= 1 ? `${gigabytes.toFixed(gigabytes < 10 ? 1 : 0).replace('.0', '')} GB` : `${Math.floor(bytes / 1024 ** 2)} MB`;
}
