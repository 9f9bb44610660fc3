import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readEnv } from '../base/env.ts';
import { type ComposeFile, readCompose, readSettings, requiredVariables, type Service } from './helpers/compose.ts';

/** A copy of deploy/ as its owner has it after `prepare.sh`. */
let folder: string;
let settings: Record<string, string>;
let compose: ComposeFile;

const filledIn = { STRIPE_SECRET_KEY: 'sk_test_4eC39HqLyjWDarjtT1zdp7dc', STRIPE_WEBHOOK_SECRET: 'whsec_test', DNS_TOKEN: 'token' };
const ownFile = (name: string) => readFileSync(path.join('deploy', name), 'utf8');
const prepare = () => execFileSync('sh', [path.join(folder, 'prepare.sh')], { encoding: 'utf8' });
const sunup = () => Object.entries(compose.services).filter(([, { image }]) => image.startsWith('sunup:'));

/** The settings of a container, with its secrets where they are in the folder. */
const withSecrets = (environment: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(environment).map(([key, value]) => [key, value.replace(/^\/run\/secrets/, path.join(folder, 'secrets'))]),
  );

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sunup-deploy-'));
  cpSync('deploy', folder, { recursive: true, filter: (file) => !/\/(?:\.env|secrets|certificates)$/.test(file) });
  expect(prepare()).toContain(`Fill in ${folder}/.env`);
  settings = { ...readSettings(path.join(folder, '.env')), ...filledIn };
  compose = readCompose(settings);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('there are at most eight variables to set, and the file of settings has exactly these', () => {
  const stripe = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];
  expect([...requiredVariables(), ...stripe].length).toBeLessThanOrEqual(8);
  expect([...requiredVariables(), ...stripe].sort()).toEqual(Object.keys(readSettings(path.join('deploy', 'settings.env'))).sort());
  for (const name of requiredVariables()) expect(() => readCompose({ ...settings, [name]: '' })).toThrow(`\${${name}:?`);
});

test('secrets are made once, are random and private, and a second run changes nothing', () => {
  const secrets = path.join(folder, 'secrets');
  const read = () => Object.fromEntries(readdirSync(secrets).map((name) => [name, readFileSync(path.join(secrets, name), 'utf8')]));
  const first = read();
  expect(
    Object.values(compose.secrets)
      .map(({ file }) => path.basename(file))
      .sort(),
  ).toEqual(Object.keys(first).sort());
  expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length);
  expect([statSync(secrets).mode & 0o777, statSync(path.join(folder, '.env')).mode & 0o777]).toEqual([0o700, 0o600]);
  // Another user in the container reads them.
  for (const name of Object.keys(first)) expect(statSync(path.join(secrets, name)).mode & 0o777, name).toBe(0o644);
  expect(first['database-url']).toContain(`:${first['database-password']}@database:5432/`);
  expect(prepare()).toBe('');
  expect(read()).toEqual(first);
});

test('a process that ended by itself is started again, by Compose and by systemd', () => {
  for (const [name, { restart }] of sunup()) expect([name, restart]).toEqual([name, 'unless-stopped']);
  expect(ownFile('sunup@.service')).toMatch(/^Restart=always$/m);
  // The end of a child process is no reason to stop its parent.
  expect(ownFile('sunup@.service')).toMatch(/^OOMPolicy=continue$/m);
});

test('a process can’t take the whole machine’s memory', () => {
  expect(ownFile('sunup@.service')).toMatch(/^MemoryMax=1500M$/m);
  for (const [name, { mem_limit }] of sunup()) expect([name, mem_limit]).toEqual([name, '1500m']);
});

test('every process starts with its settings, in trial and in live mode', () => {
  expect(sunup().map(([name, { command }]) => [name, command])).toEqual([
    ['web-1', ['web']],
    ['web-2', ['web']],
    ['hosting', ['hosting']],
    ['worker', ['worker']],
    ['mail', ['mail']],
  ]);
  for (const [name, { environment, secrets = [] }] of sunup()) {
    const files = withSecrets(environment);
    for (const mode of [{}, { SUNUP_MODE: 'live', STRIPE_SECRET_KEY: 'sk_live_4eC39HqLyjWDarjtT1zdp7dc' }]) {
      const result = readEnv({ ...files, ...mode });
      expect('problems' in result ? result.problems : [], name).toEqual([]);
      expect(result).toMatchObject({ env: { mode: 'live', isTrial: !('SUNUP_MODE' in mode), bucket: { url: 'http://files:7070/sunup' } } });
    }
    const named = Object.values(environment).flatMap((value) => /^\/run\/secrets\/(.+)/.exec(value)?.[1] ?? []);
    expect(secrets.toSorted(), name).toEqual(named.sort());
  }
});

test('a trial without Stripe’s keys runs in one process, which Caddy asks and which keeps the test payments', () => {
  const [, named = ''] = /^# COMPOSE_FILE=compose\.yaml:(\S+)$/m.exec(ownFile('settings.env')) ?? [];
  const { services } = parse(ownFile(named)) as { services: Record<string, Partial<Service> & { scale?: number }> };
  const trial = readCompose({ ...settings, STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' });
  const running = sunup().flatMap(([name, { profiles }]) => (profiles || services[name]?.scale === 0 ? [] : [name]));
  expect(running).toEqual(['worker']);
  // Only the service mail has the certificate, and a process that can't read it doesn't start.
  expect(services.worker).toEqual({ command: ['all'], environment: { MAIL_TLS_CERT: '', MAIL_TLS_KEY: '', MAIL_REQUIRE_TLS: '' } });
  const port = /PORT=(\d+)/.exec(ownFile('Containerfile'))?.[1];
  expect(services.caddy).toEqual({ environment: { UPSTREAMS: `worker:${port}`, HOSTING_UPSTREAMS: `worker:${port}` } });
  expect(trial.services.worker?.volumes).toContainEqual(expect.stringMatching(/:\/data$/));
  const files = withSecrets(trial.services.worker?.environment ?? {});
  expect(readEnv({ ...files, HOST: '0.0.0.0' })).toMatchObject({ env: { isTrial: true, isLocal: false, stripe: undefined } });
  expect(readEnv({ ...files, SUNUP_MODE: 'live' })).toMatchObject({
    problems: expect.arrayContaining([expect.stringMatching(/^STRIPE_SECRET_KEY is missing/)]),
  });
});

test('nothing can write to its image or gain rights, and only Caddy and the door for email are open to the network', () => {
  for (const [name, service] of Object.entries(compose.services)) {
    if (name === 'database') continue;
    expect(service, name).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  }
  expect(Object.entries(compose.services).flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(['mail', 'caddy']);
  expect(compose.services.caddy?.networks).toEqual(['front']);
  expect([compose.services.database?.networks, compose.services.files?.networks, compose.networks.back]).toEqual([
    ['back'],
    ['back'],
    { internal: true },
  ]);
  for (const [name, { volumes = [] }] of Object.entries(compose.services))
    for (const volume of volumes.filter((one) => !one.startsWith('.')))
      expect(compose.volumes, name).toHaveProperty(volume.split(':')[0] ?? '');
  expect(ownFile('Containerfile')).toMatch(/^USER 10001:10001$/m);
});

test('email arrives at the port that the receiver listens on', () => {
  const { profiles, ports, environment } = readCompose({ ...settings, MAIL_HOST: 'mail.sunup.example' }).services.mail ?? {};
  expect([profiles, ports]).toEqual([['mail'], [`25:${environment?.MAIL_PORT}`]]);
  expect(readEnv(withSecrets(environment ?? {}))).toMatchObject({ env: { mailIn: { host: 'mail.sunup.example', port: 2525 } } });
  expect(readEnv(withSecrets(compose.services.mail?.environment ?? {}))).toMatchObject({ env: { mailIn: undefined } });
});

test('Caddy asks the web processes at their port, and a process has the time to stop that it needs', () => {
  const port = /PORT=(\d+)/.exec(ownFile('Containerfile'))?.[1];
  const webs = sunup().flatMap(([name, { command }]) => (command?.[0] === 'web' ? [`${name}:${port}`] : []));
  expect(/\{\$UPSTREAMS:([^}]+)\}/.exec(ownFile('Caddyfile'))?.[1]).toBe(webs.join(' '));
  expect([...ownFile('Caddyfile').matchAll(/\{\$HOSTING_UPSTREAMS:([^}]+)\}/g)].map(([, upstream]) => upstream)).toEqual(
    Array(2).fill(`hosting:${port}`),
  );
  const neededMs = Number(/const stopMs = ([\d_]+);/.exec(readFileSync('roles/lifecycle.ts', 'utf8'))?.[1]?.replace('_', ''));
  expect(neededMs).toBeGreaterThan(0);
  for (const [, { stop_grace_period }] of sunup()) expect(Number.parseInt(stop_grace_period ?? '', 10) * 1000).toBeGreaterThan(neededMs);
  expect(Number.parseInt(/^TimeoutStopSec=(\d+)s$/m.exec(ownFile('sunup@.service'))?.[1] ?? '', 10) * 1000).toBeGreaterThan(neededMs);
});

test('Caddy gives published sites to hosting, and drafts and previews, whose labels the app knows, to the web processes', () => {
  const [, pattern = ''] = /^\t@previews header_regexp Host (\S+)$/m.exec(ownFile('Caddyfile')) ?? [];
  const [, label = ''] = /return \/\^(.+)\$\/\.test\(label\)/.exec(readFileSync('web/api/site-path.ts', 'utf8')) ?? [];
  expect(pattern).toBe(`^${label}\\.`);
});

test('forms that wait for the database outlive every process that takes them', () => {
  for (const [name, { command, volumes = [] }] of sunup())
    if (!['worker', 'mail'].includes(command?.[0] ?? ''))
      expect([name, volumes]).toEqual([name, expect.arrayContaining(['kept-forms:/data/kept-forms'])]);
  expect(compose.services.hosting?.volumes).toContain('hosting:/data');
  // A new volume gets the owner of the folder in the image.
  expect(ownFile('Containerfile')).toMatch(/install --directory --owner=sunup .* \/data \/data\/kept-forms$/m);
});

/** Runs `sunup update` with a stand-in for systemd. Returns what it restarted, in order, and what it says. */
async function updated(codes: { built: string; running: string }) {
  const root = mkdtempSync(path.join(folder, 'machine-'));
  for (const place of ['etc/sunup', 'opt/sunup/build/server', 'opt/sunup/node_modules/node/bin', 'bin'])
    mkdirSync(path.join(root, place), { recursive: true });
  const server = createServer((_, answer) => answer.end(JSON.stringify({ ok: true, hosting: codes.running })));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text, { mode: 0o755 });
  write('etc/sunup/sunup.env', 'APP_URL=https://sunup.example\n');
  for (const name of ['web-1', 'web-2']) write(`etc/sunup/${name}.env`, 'ROLE=web\nPORT=3001\n');
  write('etc/sunup/worker.env', 'PORT=3003\n');
  write('etc/sunup/hosting.env', `PORT=${(server.address() as AddressInfo).port}\n`);
  write('opt/sunup/build/server/hosting.json', JSON.stringify({ code: codes.built, loads: [] }));
  symlinkSync(process.execPath, path.join(root, 'opt/sunup/node_modules/node/bin/node'));
  const units = ['hosting', 'web-1', 'web-2', 'worker'].map((name) => `sunup@${name}.service loaded active running Sunup (${name})`);
  write(
    'bin/systemctl',
    `#!/bin/sh\nif [ "$1" = restart ]; then echo "$2" >> ${root}/restarted; else cat <<'EOF'\n${units.join('\n')}\nEOF\nfi\n`,
  );
  write('sunup', ownFile('sunup').replaceAll(/\/(?=(?:opt|etc)\/sunup)/g, `${root}/`));
  const { stdout } = await promisify(execFile)(path.join(root, 'sunup'), ['update'], {
    env: { PATH: `${path.join(root, 'bin')}:${process.env.PATH}` },
  });
  server.close();
  return { restarted: readFileSync(path.join(root, 'restarted'), 'utf8').trim().split('\n'), says: stdout };
}

test('an update restarts the worker, then web processes, and hosting only if its own code changed', async () => {
  const app = ['sunup@worker', 'sunup@web-1', 'sunup@web-2'];
  const same = await updated({ built: 'aaaa', running: 'aaaa' });
  expect(same.restarted).toEqual(app);
  expect(same.says).toContain('sunup@hosting keeps running: its code is the same.');
  expect((await updated({ built: 'bbbb', running: 'aaaa' })).restarted).toEqual([...app, 'sunup@hosting']);
});

test('with Compose, an update leaves the container of hosting alone if its code is the same', async () => {
  const usual = ['worker', 'web-1', 'web-2', 'hosting', 'caddy'];
  const replaced = async (built: string, running: string, services = usual) => {
    const root = mkdtempSync(path.join(folder, 'compose-'));
    const log = path.join(root, 'replaced');
    const answers = `config) printf '%s\\n' ${services.join(' ')};; run) echo ${built};; exec) echo ${running};; up) for name; do :; done; echo "$name" >> ${log};;`;
    writeFileSync(path.join(root, 'docker'), `#!/bin/sh\nshift\ncase "$1" in ${answers} esac\n`, { mode: 0o755 });
    await promisify(execFile)(path.join(folder, 'update.sh'), { env: { PATH: `${root}:${process.env.PATH}` } });
    return readFileSync(log, 'utf8').trim().split('\n');
  };
  expect(await replaced('aaaa', 'aaaa')).toEqual(['worker', 'web-1', 'web-2']);
  expect(await replaced('bbbb', 'aaaa')).toEqual(['worker', 'web-1', 'web-2', 'hosting']);
  // With the profile that receives email.
  expect(await replaced('aaaa', 'aaaa', ['mail', ...usual])).toEqual(['worker', 'web-1', 'web-2', 'mail']);
});

test('systemd takes the unit, hears from the process, and restricts it', () => {
  const unit = ownFile('sunup@.service');
  for (const line of [
    'Type=notify',
    'NotifyAccess=all',
    'WatchdogSec=30s',
    'DynamicUser=yes',
    'ProtectSystem=strict',
    'CapabilityBoundingSet=',
  ])
    expect(unit.split('\n')).toContain(line);
  if (spawnSync('systemd-analyze', ['--version']).status !== 0)
    return process.stdout.write('The unit wasn’t checked with systemd-analyze, which isn’t installed.\n');
  const file = path.join(folder, 'sunup@.service');
  const exposure = execFileSync('systemd-analyze', ['security', '--offline=true', file], { encoding: 'utf8' });
  expect(Number(/Overall exposure level for \S+: ([\d.]+)/.exec(exposure)?.[1])).toBeLessThanOrEqual(2);
  const { stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  // Sunup isn't installed here.
  expect(stderr.split('\n').filter((line) => line && !/opt\/sunup\S* is not executable/.test(line))).toEqual([]);
});
