import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { inject } from 'vitest';
import { env, readEnv } from '../../base/env.ts';
import type { Surroundings } from '../../doctor/surroundings.ts';
import type { BackupManifest } from '../../domain/backups/schema.ts';
import { type PaymentServerOptions, startPaymentServer } from '../../outside/fakes/payments/server.ts';
import type { Reach } from '../../outside/network/reach.ts';
import { webhookTypes } from '../../outside/payments/events.ts';
import { takePermission } from '../../web/api/certificate-permission.ts';
import { addHealth } from '../../web/api/health.ts';
import { addProbe } from '../../web/api/probe.ts';
import { type BucketServer, bucketKeys, startBucket } from '../harness/bucket-server.ts';
import { freePort } from '../harness/built-server.ts';
import { makeAuthority } from '../harness/certificates.ts';
import { onServer } from './database.ts';
import { type FrontProxy, startFrontProxy } from './front-proxy.ts';

const dayMs = 24 * 60 * 60_000;
export const authority = makeAuthority('Sunup test authority');
const from = new Date(Date.now() - 30 * dayMs);
const hosts = ['sunup.example', '*.sites.example.net'];
export const goodCertificate = authority.issue(hosts, from, new Date(Date.now() + 60 * dayMs));
export const certificates = {
  expired: authority.issue(hosts, from, new Date(Date.now() - dayMs)),
  early: authority.issue(hosts, new Date(Date.now() + dayMs), new Date(Date.now() + 60 * dayMs)),
  ending: authority.issue(hosts, from, new Date(Date.now() + 9.5 * dayMs)),
  foreign: authority.issue(['other.example'], from, new Date(Date.now() + 60 * dayMs)),
  withoutWildcard: authority.issue(['sunup.example'], from, new Date(Date.now() + 60 * dayMs)),
  homemade: makeAuthority('Someone else').issue(hosts, from, new Date(Date.now() + 60 * dayMs)),
};

/** Where email comes in. */
export const mailHost = 'mail.sunup.example';

/** The proxy's address in DNS. The mail host has the same. */
export const proxyAddress = '198.51.100.80';

/** A whole setup on this machine in which nothing is wrong: settings, DNS, proxy, Sunup, database, mail, Stripe, bucket and backup. */
export interface SetUp {
  /** What the doctor is given. Change anything. */
  given: Surroundings;
  /** Addresses by name, and records. */
  dns: Record<'addresses' | 'texts' | 'mailServers' | 'pointers', Record<string, string[]>>;
  /** Where connections to an address and port go: to a port of this machine. Others are refused. */
  routes: Record<string, number>;
  proxy: FrontProxy;
  /** Owners' domains that the web process has in memory. */
  connected: Set<string>;
  bucket: BucketServer;
  folder: string;
  /** Runs a statement on the database. */
  sql: (statement: string, values?: unknown[]) => Promise<pg.QueryResultRow[]>;
  startMail: (options: SMTPServerOptions) => Promise<number>;
  startStripe: (options: Partial<PaymentServerOptions>) => Promise<void>;
  /** Called at the end. */
  cleanUps: (() => unknown)[];
  close: () => Promise<void>;
}

/**
 * Sets everything up, on a clone of the template database of its own, or on a shared one, which the test must leave as it is. Needs
 * `env()` to be of a trial, with X-Real-IP.
 */
export async function setUp(shared?: string): Promise<SetUp> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sunup-doctor-'));
  const cleanUps: SetUp['cleanUps'] = [() => rmSync(folder, { recursive: true, force: true })];
  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  const databaseUrl = shared ?? (await cloneDatabase(cleanUps));
  const sql: SetUp['sql'] = async (statement, values = []) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return (await client.query(statement, values)).rows;
    } finally {
      await client.end();
    }
  };
  // What a worker does every five seconds.
  await sql('update pgboss.queue set monitor_claim_on = now()');
  const connected = new Set<string>();
  const proxy = await startFrontProxy(await startApp(cleanUps, {}, connected), () => goodCertificate);
  cleanUps.push(proxy.close);
  const bucket = await startBucket(path.join(folder, 'bucket'));
  cleanUps.push(bucket.stop);
  const backupTo = path.join(folder, 'backup');
  addBackup(backupTo, new Date(Date.now() - dayMs / 3));
  const startMail: SetUp['startMail'] = (options) => startMailServer(cleanUps, options);
  const smtpPort = await startMail({});
  const accepted = readEnv({
    SUNUP_MODE: 'trial',
    DATA_DIR: dataDir,
    APP_URL: 'https://sunup.example',
    SITES_DOMAIN: 'sites.example.net',
    DATABASE_URL: databaseUrl,
    SMTP_URL: `smtp://sender:${mailPassword}@127.0.0.1:${smtpPort}`,
    MAIL_FROM: 'Sunup <hello@sunup.example>',
    MAIL_HOST: mailHost,
    STRIPE_SECRET_KEY: `sk_test_${randomBytes(16).toString('hex')}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(16).toString('hex')}`,
    AUTH_SECRET: randomBytes(32).toString('base64'),
    CLIENT_ADDRESS_HEADER: 'X-Real-IP',
    S3_URL: bucket.url,
    S3_ACCESS_KEY_ID: bucketKeys.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucketKeys.secretAccessKey,
    BACKUP_TO: backupTo,
  });
  if ('problems' in accepted) throw new Error(accepted.problems.join('\n'));
  const dns: SetUp['dns'] = {
    addresses: { 'sunup.example': [proxyAddress], '*.sites.example.net': [proxyAddress], [mailHost]: [proxyAddress] },
    texts: {
      'sunup.example': ['v=spf1 include:mail.example -all', 'something else'],
      'mail.example': [`v=spf1 ip4:${proxyAddress} -all`],
      '_dmarc.sunup.example': ['v=DMARC1; p=none'],
    },
    mailServers: { 'sunup.example': ['mail.example'], [mailHost]: [mailHost] },
    pointers: { [proxyAddress]: [mailHost] },
  };
  Object.assign(dns.texts, { [mailHost]: [`v=spf1 ip4:${proxyAddress} -all`], [`*._report._dmarc.${mailHost}`]: ['v=DMARC1'] });
  const routes: SetUp['routes'] = { [`${proxyAddress}:443`]: proxy.securePort, [`${proxyAddress}:80`]: proxy.plainPort };
  routes[`${proxyAddress}:25`] = await startMail({ name: mailHost });
  const given: SetUp['given'] = {
    // The app that runs in this process has the secret of this process.
    env: { ...accepted.env, authSecret: env().authSecret },
    reach: reachOf(dns, routes, await freePort()),
    machine: { nodeVersion: '24.21.0', nodeEnv: 'production', user: process.getuid?.(), freeBytes: () => 40 * 1024 ** 3 },
    build: facts.build,
    now: Date.now,
    provider: undefined,
    mailTo: undefined,
  };
  const startStripe: SetUp['startStripe'] = async (options) => {
    const server = await startPaymentServer({
      dataDir: mkdtempSync(path.join(folder, 'stripe-')),
      pagesUrl: 'http://127.0.0.1:9/',
      webhookUrl: 'https://sunup.example/api/webhooks/stripe',
      webhookTypes,
      now: () => new Date(),
      ...options,
    });
    cleanUps.push(server.stop);
    given.provider = server;
  };
  await startStripe({});
  const close = async () => {
    for (const cleanUp of cleanUps.toReversed()) await cleanUp();
  };
  const refuse = async () => Promise.reject(new Error('Other tests use this database. Give this one its own.'));
  return { given, dns, routes, proxy, connected, bucket, folder, sql: shared ? refuse : sql, startMail, startStripe, cleanUps, close };
}

const facts = { build: 'abcdef012345', mode: 'trial', nodeEnv: 'production' } as const;

/** The part of the app that the doctor asks, with other facts or another secret if given, and the domains that are connected. Returns its port. */
export async function startApp(
  cleanUps: SetUp['cleanUps'],
  own: Partial<Parameters<typeof addProbe>[1]> = {},
  connected: ReadonlySet<string> = new Set(),
): Promise<number> {
  const app = new Hono();
  addHealth(app);
  addProbe(app, { ...facts, ...own });
  const hosts = { at: (host: string) => (connected.has(host) ? { slug: host } : undefined) };
  const rest = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    if (!takePermission(request, response, hosts)) void rest(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUps.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

function reachOf(dns: SetUp['dns'], routes: SetUp['routes'], closed: number): Reach {
  const wildcard = (name: string) => name.replace(/^[^.]+(?=\.sites\.example\.net$)/, '*');
  return {
    addresses: async (name) => dns.addresses[name] ?? dns.addresses[wildcard(name)] ?? [],
    texts: async (name) => dns.texts[name] ?? dns.texts[name.replace(/^[^.]+/, '*')] ?? [],
    mailServers: async (name) => dns.mailServers[name] ?? [],
    pointers: async (address) => dns.pointers[address] ?? [],
    connect: (address, port) => net.connect({ host: '127.0.0.1', port: routes[`${address}:${port}`] ?? closed }),
    roots: authority.cert,
  };
}

export const mailPassword = 'correct-horse';

async function startMailServer(cleanUps: SetUp['cleanUps'], options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) => (password === mailPassword ? done(null, { user: 'sender' }) : done(new Error('No.'))),
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => done());
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  cleanUps.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return (server.server.address() as AddressInfo).port;
}

/** What makes a backup count: its manifest. `lost` names stored files that it lacks. */
export function addBackup(folder: string, at: Date, lost: string[] = []): void {
  mkdirSync(path.join(folder, 'backups'), { recursive: true });
  const id = `${at.toISOString().slice(0, 19).replaceAll(':', '')}Z`;
  writeFileSync(path.join(folder, 'backups', `${id}.json`), JSON.stringify(manifestOf(id, at, lost)));
}

function manifestOf(id: string, at: Date, lost: string[]): BackupManifest {
  const files = { count: 0, bytes: 0, added: 0, lost };
  const jobs = { key: '', bytes: 0, sha256: '' };
  const parts = { tables: [], sequences: {}, jobs, fileLists: [] };
  return { format: 1, id, finishedAt: at.toISOString(), migrationCount: 0, serverVersion: '18', ...parts, files };
}

/** A database of its own, and returns its address. `like` says what else than the template it's made from. */
export async function cloneDatabase(cleanUps: SetUp['cleanUps'], like = 'template template_sunup strategy file_copy'): Promise<string> {
  const server = inject('databaseUrl');
  const name = `doctor_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name} ${like}`);
  cleanUps.push(() => onServer(server, `drop database ${name} with (force)`));
  return server.replace(/\/sunup$/, `/${name}`);
}
