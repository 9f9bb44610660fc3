import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { env, readEnv } from '../base/env.ts';
import { databaseFaults } from '../tests/faults/database-faults.ts';
import { domainFaults } from '../tests/faults/domain-faults.ts';
import { answersItself, type Fault, settingsHave } from '../tests/faults/fault.ts';
import { machineFaults } from '../tests/faults/machine-faults.ts';
import { mailHostFaults } from '../tests/faults/mail-host-faults.ts';
import { networkFaults } from '../tests/faults/network-faults.ts';
import { proxyFaults } from '../tests/faults/proxy-faults.ts';
import { serviceFaults } from '../tests/faults/service-faults.ts';
import { cloneDatabase, mailPassword, type SetUp, setUp } from '../tests/helpers/whole-setup.ts';
import { checkSettings, checkUnknown } from './checks/settings.ts';
import { examine } from './examine.ts';
import { type Finding, notChecked, ok, wrong } from './finding.ts';
import { withoutSecrets } from './secrets.ts';
import { tableOf } from './table.ts';

/** The app under test runs in this process, with its configuration. */
const before = { ...env() };
beforeAll(() => void Object.assign(env(), { isTrial: true, clientAddressHeader: 'x-real-ip' }));
afterAll(() => void Object.assign(env(), before));

/** The database of all setups but those that change it. */
let shared: string;
const cleanUps: SetUp['cleanUps'] = [];
beforeAll(async () => {
  shared = await cloneDatabase(cleanUps);
});
afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp();
});

/** Examines a setup after a change. The setup ends with the test. */
async function after(
  { onTestFinished }: TestContext,
  change: (world: SetUp) => unknown,
  { ownDatabase = false } = {},
): Promise<{ findings: Finding[]; world: SetUp }> {
  const world = await setUp(ownDatabase ? undefined : shared);
  onTestFinished(world.close);
  await change(world);
  return { findings: await examine(world.given), world };
}

const wrongOnes = (findings: Finding[]) => findings.filter(({ state }) => state === 'wrong');

test.concurrent('nothing is wrong with a setup without a fault', async (context) => {
  const { findings } = await after(context, () => undefined);
  expect(wrongOnes(findings)).toEqual([]);
  expect(findings.filter(({ state }) => state === 'not checked').map(({ name }) => name)).toEqual([
    'Built-in PostgreSQL',
    'Test email',
    'DKIM',
    'Sender test',
  ]);
});

const ofDatabase = [...databaseFaults, ...domainFaults].map((fault): Fault => ({ ...fault, ownDatabase: true }));
const faults = [...machineFaults, ...networkFaults, ...mailHostFaults, ...proxyFaults, ...ofDatabase, ...serviceFaults];
for (const [place, { what, plant, lines, ownDatabase = false }] of faults.entries())
  test.concurrent(`fault ${place + 1} of ${faults.length}, ${what}: found at “${Object.keys(lines).join('” and “')}”`, async (context) => {
    const { findings, world } = await after(context, plant, { ownDatabase });
    // Found where expected, and nothing else is.
    expect(Object.fromEntries(wrongOnes(findings).map(({ name, says }) => [name, says]))).toEqual(
      Object.fromEntries(Object.entries(lines).map(([name, says]) => [name, expect.stringMatching(says)])),
    );
    for (const { name, advice } of wrongOnes(findings)) expect(advice, name).toMatch(/^[A-Z].*[.;]$/);
    const { stripe, authSecret, databaseUrl } = world.given.env;
    const secrets = [mailPassword, authSecret, stripe?.secretKey, stripe?.webhookSecret, new URL(databaseUrl ?? 'x://x').password];
    const table = tableOf(findings, 110);
    for (const secret of secrets) if (secret) expect(table).not.toContain(secret);
  });

const stateOf = (findings: Finding[], name: string) => findings.find((finding) => finding.name === name)?.state;

test.concurrent('without any Sunup, what depends on one isn’t checked, and isn’t wrong', async (context) => {
  const { findings } = await after(context, (world) => answersItself(world, () => 502));
  expect(wrongOnes(findings)).toEqual([]);
  for (const name of ['Sunup, APP_URL', 'Sunup, sites', 'Client address', 'Event streams', 'Worker', 'Queue'])
    expect(stateOf(findings, name), name).toBe('not checked');
  for (const name of ['TLS, APP_URL', 'HTTP, APP_URL', 'Database', 'Stripe webhook']) expect(stateOf(findings, name), name).toBe('ok');
});

test.concurrent('without a name server, what depends on names isn’t checked', async (context) => {
  const { findings } = await after(context, ({ given }) => {
    const refuse = async () => Promise.reject(Object.assign(new Error('queryA ETIMEOUT'), { code: 'ETIMEOUT' }));
    Object.assign(given.reach, { addresses: refuse, texts: refuse, mailServers: refuse, pointers: refuse });
  });
  expect(wrongOnes(findings)).toEqual([]);
  for (const name of ['DNS, APP_URL', 'DNS, sites', 'TLS, APP_URL', 'Sender', 'SPF', 'DMARC'])
    expect(stateOf(findings, name), name).toBe('not checked');
});

test.concurrent('a mail server that the SPF record doesn’t name is no comfort', async (context) => {
  const { findings } = await after(
    context,
    ({ dns }) => void Object.assign(dns.texts, { 'mail.example': ['v=spf1 ip4:203.0.113.9 -all'] }),
  );
  expect(findings.find(({ name }) => name === 'SPF')).toEqual(
    notChecked('SPF', expect.stringContaining('doesn’t name this machine itself. That’s right only if it sends from other addresses')),
  );
});

test.concurrent('a database before the first start is fine', async (context) => {
  const { findings } = await after(context, async (world) =>
    settingsHave({ databaseUrl: await cloneDatabase(world.cleanUps, 'template template0') })(world),
  );
  expect(wrongOnes(findings)).toEqual([]);
  expect(findings.find(({ name }) => name === 'Migrations')?.says).toBe(
    'The database is empty. Sunup creates its tables at its first start.',
  );
});

test.concurrent('it leaves nothing behind, in a bucket, a folder or the database', async (context) => {
  const { findings, world } = await after(context, settingsHave({}), { ownDatabase: true });
  const written = (requests: string[]) =>
    requests.filter((request) => /^(?:PUT|DELETE) /.test(request)).map((request) => request.replace(/[0-9a-f]{16}$/, '…'));
  expect(written(world.bucket.requests)).toEqual(['PUT files/d0/doctor-…', 'DELETE files/d0/doctor-…']);
  settingsHave({ bucket: undefined })(world);
  expect((await examine(world.given)).filter(({ state }) => state === 'wrong')).toEqual([]);
  expect(readdirSync(path.join(world.given.env.dataDir, 'files', 'd0'))).toEqual([]);
  expect(await world.sql('select id from pgboss.job')).toEqual([]);
  expect(findings.length).toBeGreaterThan(30);
});

test.concurrent('a test email is sent if asked for', async (context) => {
  const sent: string[] = [];
  const { findings } = await after(context, async (world) => {
    const port = await world.startMail({
      onRcptTo: ({ address }, _session, done) => {
        sent.push(address);
        done();
      },
    });
    settingsHave({ smtpUrl: `smtp://sender:${mailPassword}@127.0.0.1:${port}` })(world);
    world.given.mailTo = 'you@people.example';
  });
  expect(sent).toEqual(['you@people.example']);
  expect(findings.find(({ name }) => name === 'Test email')).toMatchObject({
    state: 'ok',
    says: expect.stringContaining('Sent to you@people.example'),
  });
});

test('every problem of the settings is a line, and nothing else is looked at', () => {
  const findings = checkSettings(readEnv({ SUNUP_MODE: 'live', AUTH_SECRET: 'a'.repeat(40) }));
  expect(findings.filter(({ state }) => state === 'wrong').length).toBeGreaterThan(7);
  expect(findings.map(({ says }) => says)).toContain(
    'DATABASE_URL is missing. In live mode, set it to the address of your PostgreSQL server, such as postgres://user:password@host:5432/name.',
  );
  expect(findings.at(-1)).toMatchObject({ name: 'Everything else', state: 'not checked' });
});

test('a variable that Sunup doesn’t know is a line', () => {
  expect(checkUnknown([{ name: 'BACKUP_T0', meant: 'BACKUP_TO' }])).toEqual([
    wrong(
      'Settings',
      'Sunup doesn’t know the variable BACKUP_T0, so it’s ignored.',
      'If you mean BACKUP_TO, rename it. If not, remove it.',
    ),
  ]);
});

test('the table says what’s wrong, and below it what to do', () => {
  const findings = [
    ok('Node', 'Version 24.'),
    wrong('Disk', 'Only 9 MB is free on the disk.', 'Free up space.'),
    notChecked('Mail', 'It’s a demo.'),
  ];
  expect(tableOf(findings, 38)).toBe(`ok     Node  Version 24.
WRONG  Disk  Only 9 MB is free on the
             disk.
             → Free up space.
-      Mail  Not checked. It’s a demo.

1 wrong, 1 ok, 1 not checked.
`);
});

test('no secret is printed, even if something that failed quotes it', () => {
  const read = readEnv({
    AUTH_SECRET: 'zW8-a-secret-of-the-app-that-is-long-enough',
    DATABASE_URL: 'postgres://sunup:p%40ssword1@db.example/sunup',
    SMTP_URL: 'smtps://user:mail-password@mail.example',
    METRICS_TOKEN: 'token-of-the-metrics',
  });
  if ('problems' in read) throw new Error(read.problems.join());
  const quoted = 'zW8-a-secret-of-the-app-that-is-long-enough p%40ssword1 p@ssword1 mail-password token-of-the-metrics sunup';
  expect(withoutSecrets(wrong('Database', quoted, quoted), read.env)).toEqual(wrong('Database', '… … … … … sunup', '… … … … … sunup'));
  expect(withoutSecrets(ok('Mail', 'the login 50%off failed'), { ...read.env, smtpUrl: 'smtps://user:50%off@mail.example' }).says).toBe(
    'the login … failed',
  );
});
