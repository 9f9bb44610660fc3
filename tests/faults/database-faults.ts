import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { symmetricEncrypt } from 'better-auth/crypto';
import { freePort } from '../harness/built-server.ts';
import { startOrdinaryPostgres } from '../harness/ordinary-postgres.ts';
import { onServer } from '../helpers/database.ts';
import { startPostgresProxy } from '../helpers/postgres-proxy.ts';
import { startTransactionPooler } from '../helpers/transaction-pooler.ts';
import { cloneDatabase, type SetUp } from '../helpers/whole-setup.ts';
import { type Fault, listenOnDatabase, settingsHave, silentPort } from './fault.ts';

/** Faults of the database and of the jobs in it. */
export const databaseFaults: Fault[] = [
  {
    what: 'a database that’s down',
    plant: async (world) => connectTo(world, `postgres://sunup:database-password@127.0.0.1:${await freePort()}/sunup`),
    lines: { Database: /^127\.0\.0\.1:\d+ doesn’t answer \(connection refused\)/ },
  },
  {
    what: 'a database that never answers',
    plant: async (world) => connectTo(world, `postgres://sunup:database-password@127.0.0.1:${await silentPort(world)}/sunup`),
    lines: { Database: /^127\.0\.0\.1:\d+ doesn’t answer/ },
  },
  {
    what: 'a wrong password of the database',
    plant: (world) => connectTo(world, (world.given.env.databaseUrl ?? '').replace(/:[^:@]+@/, ':wrong-password@')),
    lines: { Database: /refuses the connection: password authentication failed for user "sunup"/ },
  },
  {
    what: 'PostgreSQL 14',
    // The version is a row of one column with six digits.
    plant: (world) => throughProxy(world, (message) => replaced(message, /^D[\s\S]{10}1[5-9]\d{4}$/, /1[5-9](\d{4})$/, '14$1')),
    lines: { 'Database version': /^PostgreSQL 14 is too old/ },
  },
  {
    what: 'a database in LATIN1',
    plant: async (world) => connectTo(world, await cloneDatabase(world.cleanUps, "template template0 encoding 'LATIN1' locale 'C'")),
    lines: { Encoding: /^The database’s encoding is LATIN1/ },
  },
  {
    what: 'a database user without rights',
    plant: async (world) => connectTo(world, await asUser(world)),
    lines: { Rights: /^The user \w+ may not create tables and schemas/ },
  },
  {
    what: 'tables of another database user',
    plant: async (world) => {
      const url = await asUser(world);
      const { username, pathname } = new URL(url);
      await world.sql(`grant create on database ${pathname.slice(1)} to ${username}`);
      await world.sql(`grant usage, create on schema public, drizzle, pgboss to ${username}`);
      await world.sql(`grant select on all tables in schema drizzle, pgboss to ${username}`);
      connectTo(world, url);
    },
    lines: { Rights: /^The table \w+ doesn’t belong to the user \w+/ },
  },
  {
    what: 'emails that receivers can’t verify',
    plant: ({ sql }) =>
      sql(`insert into sender_tests (id, domain, is_owners, started_by, arrived, arrived_at) values (gen_random_uuid(), 'sunup.example', false,
        'admin:x', '{"verdict":"fail","reason":"DMARC"}', now())`),
    lines: { 'Sender test': /^An email as sunup\.example arrived, but receivers can’t verify it \(DMARC\)\.$/ },
  },
  {
    what: 'a sender test that didn’t come back',
    plant: ({ sql }) =>
      sql(`insert into sender_tests (id, domain, is_owners, started_by, created_at) values (gen_random_uuid(), 'sunup.example', false,
        'admin:x', now() - interval '3 minutes')`),
    lines: { 'Sender test': /^An email as sunup\.example didn’t come back in\.$/ },
  },
  {
    what: 'a read-only database',
    plant: ({ sql, given }) => sql(`alter database ${nameOf(given.env.databaseUrl)} set default_transaction_read_only = on`),
    lines: { Rights: /^The database takes no writes/ },
  },
  {
    what: 'a missing migration',
    plant: ({ sql }) =>
      sql('delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)'),
    lines: { Migrations: /^The migration \d{4}_[\w-]+ is missing/ },
  },
  {
    what: 'a database of a newer release',
    plant: ({ sql }) => sql("insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 4000000000000)"),
    lines: { Migrations: /^A newer release of Sunup has migrated this database/ },
  },
  {
    what: 'a pooler in transaction mode',
    // Like one, it drops notifications, because they belong to no client's transaction.
    plant: (world) => throughProxy(world, (message) => (message[0] === 'A'.charCodeAt(0) ? undefined : message)),
    lines: { Sessions: /^Notifications don’t arrive/ },
  },
  {
    what: 'a database on a host that doesn’t exist',
    plant: (world) => connectTo(world, 'postgres://sunup:database-password@database.invalid/sunup'),
    lines: { Database: /^database\.invalid doesn’t answer \(no host of that name\)/ },
  },
  {
    what: 'the database of a demo',
    plant: ({ sql }) => sql("insert into installation (mode) values ('demo')"),
    lines: { Mode: /^This database holds a demo, whose accounts have public passwords/ },
  },
  {
    what: 'another AUTH_SECRET than before',
    plant: async ({ sql }) => {
      const secret = await symmetricEncrypt({ key: 'the secret that was there before', data: 'an app’s secret' });
      await sql(
        `with owner as (insert into users (id, name, email) values (gen_random_uuid(), 'Dana', 'dana@example.com') returning id)
          insert into two_factors (id, user_id, secret, backup_codes) select gen_random_uuid(), id, $1, '' from owner`,
        [secret],
      );
    },
    lines: { 'Two-factor': /^The only authenticator app can’t be used, because AUTH_SECRET was another one/ },
  },
  {
    what: 'a pooler that takes no time limits',
    plant: async (world) => {
      const pooler = await startTransactionPooler(world.given.env.databaseUrl ?? '', { refused: 'statement_timeout' });
      world.cleanUps.push(pooler.close);
      connectTo(world, pooler.url);
    },
    lines: { Database: /^The connection pooler at 127\.0\.0\.1:\d+ refuses the time limits that Sunup sets/ },
  },
  {
    what: 'too few connections',
    plant: async (world) => {
      const server = await startOrdinaryPostgres();
      world.cleanUps.push(server.remove);
      await onServer(server.url, 'alter system set max_connections = 30');
      await server.stop();
      await server.start();
      connectTo(world, server.url);
    },
    lines: { Connections: /^The database allows only 27 connections/ },
  },
  {
    what: 'too few connections for the processes that run',
    plant: async (world) => {
      const server = await startOrdinaryPostgres();
      world.cleanUps.push(server.remove);
      await onServer(server.url, 'alter system set max_connections = 100');
      await server.stop();
      await server.start();
      connectTo(world, server.url);
      for (let process = 0; process < 3; process++) await listenOnDatabase(world);
    },
    lines: { Connections: /^The database allows 97 connections, and the 3 processes of Sunup that are running open up to 120\.$/ },
  },
  {
    what: 'an embedded database of another version',
    plant: (world) => {
      const folder = path.join(world.given.env.dataDir, 'postgres');
      mkdirSync(folder);
      writeFileSync(path.join(folder, 'PG_VERSION'), '17\n');
      settingsHave({ databaseUrl: undefined })(world);
    },
    lines: { 'Built-in PostgreSQL': /^The data folder’s database is of version 17\. This Sunup has the programs of version 18/ },
  },
  {
    what: 'no worker',
    plant: ({ sql }) => sql("update pgboss.queue set monitor_claim_on = now() - interval '7 minutes'"),
    lines: { Worker: /^No worker has looked for jobs for 7 minutes/ },
  },
  {
    what: 'a job that no worker takes',
    plant: ({ sql }) => sql("insert into pgboss.job (name, data, start_after) values ('send-mail', '{}', now() - interval '42 minutes')"),
    lines: { Queue: /^A job of the kind send-mail has waited for 42 minutes/ },
  },
  {
    what: 'jobs that failed for good',
    plant: ({ sql }) =>
      sql(`insert into pgboss.job (name, data, state, dead_letter, completed_on, singleton_key)
        select 'send-refund', '{}', 'failed', 'dead-letter', now() - interval '1 hour', n from generate_series(1, 3) as n`),
    lines: { 'Failed jobs': /^Failed on their last attempt in the last 24 hours: send-refund \(3\)/ },
  },
  {
    what: 'emails that were given up',
    plant: ({ sql }) =>
      sql(`insert into pgboss.job (name, data, state, dead_letter, completed_on, singleton_key)
        select 'send-mail', '{}', 'failed', 'fail-mail', now() - interval '1 hour', n from generate_series(1, 2) as n`),
    lines: { 'Failed jobs': /^Failed on their last attempt in the last 24 hours: send-mail \(2\)/ },
  },
];

function connectTo({ given }: SetUp, databaseUrl: string): void {
  given.env = { ...given.env, databaseUrl };
}

async function throughProxy(world: SetUp, change: (message: Buffer) => Buffer | undefined): Promise<void> {
  const proxy = await startPostgresProxy(world.given.env.databaseUrl ?? '', change);
  world.cleanUps.push(proxy.close);
  connectTo(world, proxy.url);
}

/** The address of the database for a new user who owns nothing. */
async function asUser(world: SetUp): Promise<string> {
  const url = new URL(world.given.env.databaseUrl ?? '');
  const user = `user_of_${nameOf(url.href)}`;
  await world.sql(`create role ${user} login password 'doctor-user'`);
  const { href } = url;
  world.cleanUps.unshift(() => onServer(href.replace(/[^/]+$/, 'sunup'), `drop role ${user}`));
  url.username = user;
  url.password = 'doctor-user';
  return url.href;
}

const nameOf = (url = '') => new URL(url).pathname.slice(1);

/** A message with a part replaced by one of the same length, if it's of the given form. */
function replaced(message: Buffer, form: RegExp, part: RegExp, by: string): Buffer {
  const text = message.toString('latin1');
  return form.test(text) ? Buffer.from(text.replace(part, by), 'latin1') : message;
}
