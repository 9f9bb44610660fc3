import { isAwayError } from '../../db/client.ts';
import { embeddedVersions } from '../../db/embedded-major.ts';
import { listenerCount } from '../../db/listeners.ts';
import { migrationState } from '../../db/migration-state.ts';
import { noTimeLimits, refusesTimeLimits } from '../../db/sessions.ts';
import { countApps, unreadableApps } from '../../domain/accounts/unreadable-apps.ts';
import { type InstallationMode, modeInWords, otherMode } from '../../domain/settings/installation-mode.ts';
import { noSuchHost, reasonOf } from '../../outside/network/reason.ts';
import { type Finding, notChecked, ok, wrong } from '../finding.ts';
import type { Database, Known } from '../known.ts';
import { checkSessions } from './sessions.ts';

const oldestMajor = 15;
/** Connections that one process may open: its pools (db/connect.ts), the queue's (db/queue-database.ts), one for health checks and one for LISTEN. */
const processConnections = 40;
/** For a backup, the doctor, and those that PostgreSQL reserves. */
const spareConnections = 10;
/** Free connections below which a burst of requests may find none. */
const leastFree = 10;

/** Whether the database can be used: what it is, what we may do there, and how we reach it. */
export async function checkDatabase(known: Known): Promise<Finding[]> {
  const { env, databaseUrl } = known;
  const name = 'Database';
  const where = env.databaseUrl ? new URL(env.databaseUrl).host : 'The built-in PostgreSQL';
  let database: Database | undefined;
  try {
    database = await known.database();
  } catch (error) {
    if (!isAwayError(error))
      return [
        wrong(
          name,
          `${where} refuses the connection: ${(error as Error).message}.`,
          'Check the user, the password and the name of the database in DATABASE_URL.',
        ),
      ];
    const { message } = ((error as Error).cause ?? error) as Error;
    if (refusesTimeLimits(message)) {
      const { says, advice } = noTimeLimits(env.databaseUrl ?? '', message);
      return [wrong(name, says, advice)];
    }
    const advice =
      reasonOf(error) === noSuchHost
        ? 'Check the host in DATABASE_URL.'
        : 'Check that PostgreSQL is running, that its firewall lets this machine in, and that DATABASE_URL has its host and port.';
    return [wrong(name, `${where} doesn’t answer (${reasonOf(error)}).`, advice)];
  }
  if (!database) return [notChecked(name, 'The built-in PostgreSQL runs only while Sunup does.')];
  const made = Object.entries(checks).map(([about, check]) =>
    check(database, env).catch((error: unknown) => notChecked(about, `The query failed: ${reasonOf(error)}.`)),
  );
  return [ok(name, `${where} answers.`), ...(await Promise.all(made)), await checkSessions(databaseUrl() ?? '')];
}

const checks = {
  'Database version': version,
  Encoding: encoding,
  Rights: rights,
  Migrations: migrations,
  Connections: connections,
  Mode: mode,
  'Two-factor': twoFactor,
} satisfies Record<string, (database: Database, env: Known['env']) => Promise<Finding>>;

/** Whether the files of the built-in database are of the version whose programs we have. */
export function checkEmbedded({ env }: Known): Finding[] {
  const name = 'Built-in PostgreSQL';
  if (env.databaseUrl) return [notChecked(name, 'DATABASE_URL is set, so it isn’t used.')];
  const versions = embeddedVersions(env.dataDir);
  if (!versions) return [notChecked(name, 'There’s no database in the data folder yet. Sunup creates it at its first start.')];
  const { files, programs } = versions;
  return files === programs
    ? [ok(name, `Version ${programs}.`)]
    : [
        wrong(
          name,
          `The data folder’s database is of version ${files}. This Sunup has the programs of version ${programs}, which can’t read it.`,
          'Start the release of Sunup that it was made with, and move the data with a backup (docs/updating.md).',
        ),
      ];
}

async function version({ query }: Database): Promise<Finding> {
  const [row] = await query<{ server_version_num: string }>('show server_version_num');
  const major = Math.floor(Number(row?.server_version_num) / 10_000);
  return major >= oldestMajor
    ? ok('Database version', `PostgreSQL ${major}.`)
    : wrong('Database version', `PostgreSQL ${major} is too old.`, `Move to PostgreSQL ${oldestMajor} or newer.`);
}

async function encoding({ query }: Database): Promise<Finding> {
  const name = 'Encoding';
  const [row] = await query<{ encoding: string }>(
    'select pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()',
  );
  const ownEncoding = row?.encoding ?? 'unknown';
  return ownEncoding === 'UTF8'
    ? ok(name, 'UTF8.')
    : wrong(
        name,
        `The database’s encoding is ${ownEncoding}, so it can’t store every name and message.`,
        "Create one with create database sunup encoding 'UTF8' template template0; and point DATABASE_URL to it.",
      );
}

/** Migrations create schemas and tables, and change tables that exist. They need no extension. */
async function rights({ query }: Database): Promise<Finding> {
  const name = 'Rights';
  const [row] = await query<{ who: string; reads_only: boolean; may_create: boolean; foreign_table: string | null }>(`
    select current_user as who,
      pg_is_in_recovery() or current_setting('default_transaction_read_only')::bool as reads_only,
      has_database_privilege(current_database(), 'CREATE') and has_schema_privilege('public', 'CREATE') as may_create,
      (select min(relname) from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not pg_has_role(relowner, 'USAGE')) as foreign_table`);
  const { who = '', reads_only: readsOnly, may_create: mayCreate, foreign_table: foreignTable } = row ?? {};
  if (readsOnly)
    return wrong(name, 'The database takes no writes. It’s a replica, or set to read-only.', 'Point DATABASE_URL to the primary server.');
  if (!mayCreate)
    return wrong(
      name,
      `The user ${who} may not create tables and schemas, so migrations fail.`,
      `Make it the owner of the database and of the schema public: alter database … owner to ${who}; alter schema public owner to ${who};`,
    );
  if (foreignTable)
    return wrong(
      name,
      `The table ${foreignTable} doesn’t belong to the user ${who}, so migrations can’t change it.`,
      `Hand over the tables: reassign owned by … to ${who};`,
    );
  return ok(name, 'Enough for migrations.');
}

async function migrations({ query }: Database): Promise<Finding> {
  const name = 'Migrations';
  const { pending, isEmpty, isNewer } = await migrationState(query);
  if (isNewer)
    return wrong(
      name,
      'A newer release of Sunup has migrated this database.',
      'Start that release, or restore a backup from before the update.',
    );
  if (isEmpty) return ok(name, 'The database is empty. Sunup creates its tables at its first start.');
  if (!pending.length) return ok(name, 'All applied.');
  const [first] = pending;
  return wrong(
    name,
    pending.length === 1 ? `The migration ${first} is missing.` : `${pending.length} migrations are missing, from ${first} on.`,
    'Restart Sunup with this release. It applies them at its start.',
  );
}

async function connections({ query }: Database): Promise<Finding> {
  const name = 'Connections';
  const [row] = await query<{ most: number; used: number; processes: number }>(`
    select ${listenerCount}::int as processes, current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used`);
  const { most = 0, used = 0, processes = 0 } = row ?? {};
  const free = Math.max(0, most - used);
  const needed = Math.max(1, processes) * processConnections;
  const advice = `Raise max_connections to at least ${needed + spareConnections}. Each process of Sunup opens up to ${processConnections}.`;
  if (most < needed)
    return wrong(
      name,
      processes > 1
        ? `The database allows ${most} connections, and the ${processes} processes of Sunup that are running open up to ${needed}.`
        : `The database allows only ${most} connections.`,
      advice,
    );
  return free >= leastFree
    ? ok(name, `${free} of ${most} are free.`)
    : wrong(name, `Only ${free} of ${most} connections are free.`, advice);
}

async function mode({ query }: Database, env: Known['env']): Promise<Finding> {
  const [row] = await query<{ mode: InstallationMode }>('select mode from installation');
  const problem = row && otherMode(row.mode, modeInWords(env));
  if (problem) return wrong('Mode', problem.says, problem.advice);
  return ok('Mode', row ? `The database is for ${row.mode} mode.` : 'No Sunup has started on this database yet.');
}

/** Codes of authenticator apps need the AUTH_SECRET with which the apps were set up. */
async function twoFactor({ query }: Database, { authSecret }: Known['env']): Promise<Finding> {
  const apps = await countApps(query, authSecret);
  if (apps.unreadable)
    return wrong(
      'Two-factor',
      unreadableApps(apps),
      'Set the earlier AUTH_SECRET, or set it as AUTH_SECRET_OLD and restart Sunup. If it’s lost, run npm run admin -- reset-two-factor EMAIL.',
    );
  return ok(
    'Two-factor',
    apps.all ? 'AUTH_SECRET is the one that authenticator apps were set up with.' : 'No one uses an authenticator app yet.',
  );
}
