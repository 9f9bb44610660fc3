import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hourMs } from '../../time/units.ts';
import type { HostedSite } from './hosted-site.ts';
import { Hosts } from './hosts.ts';
import type { Manifest } from './manifest.ts';
import type { HostedRow } from './queries.ts';

const siteOf = async (row: HostedRow | undefined): Promise<HostedSite> =>
  row ? { kind: 'live', manifestHash: row.manifestHash ?? '', manifest: { files: {} } as Manifest } : { kind: 'none' };

let now = 0;
let asked: string[][] = [];
let answers = new Map<string, string>();
let down = false;
let hosts: Hosts;
let stored: Map<string, string>;
let storeReads: string[];

beforeEach(() => {
  now = 1_000_000;
  asked = [];
  answers = new Map([['hollis', 'm1']]);
  down = false;
  stored = new Map();
  storeReads = [];
  hosts = new Hosts({ read, siteOf, fromStore, now: () => now });
});
afterEach(() => hosts.close());

async function read(labels: string[]): Promise<HostedRow[]> {
  asked.push(labels);
  if (down) throw new Error('The database is away.');
  return labels.flatMap((slug) => {
    const manifestHash = answers.get(slug);
    return manifestHash ? [{ slug, manifestHash } as HostedRow] : [];
  });
}

async function fromStore(label: string): Promise<HostedSite | undefined> {
  storeReads.push(label);
  const manifestHash = stored.get(label);
  return manifestHash ? { kind: 'live', manifestHash, manifest: { files: {} } as Manifest } : undefined;
}

const manifestOf = async (label: string) => {
  const site = await hosts.at(label);
  return site?.kind === 'live' ? site.manifestHash : site?.kind;
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test('a site is read once and then answered from memory', async () => {
  expect(await manifestOf('hollis')).toBe('m1');
  for (let n = 0; n < 100; n++) expect(hosts.at('hollis')).toMatchObject({ kind: 'live', manifestHash: 'm1' });
  expect(asked).toEqual([['hollis']]);
});

test('a thousand labels at the same time take a few statements, and an unknown one is remembered', async () => {
  const labels = Array.from({ length: 1000 }, (_, n) => `site-${n}`);
  await Promise.all(labels.map((label) => hosts.at(label)));
  expect(asked.length).toBeLessThanOrEqual(3);
  asked = [];
  expect(await manifestOf('site-7')).toBe('none');
  expect(asked).toEqual([]);
});

test('each of more visitors at once than sites fit in memory gets the site they asked for', async () => {
  const labels = Array.from({ length: 4500 }, (_, n) => `site-${n}`);
  for (const label of labels) answers.set(label, `m-${label}`);
  expect(await Promise.all(labels.map(manifestOf))).toEqual(labels.map((label) => `m-${label}`));
});

test.each(['UPPER', 'a.b', '-a', 'a-', 'a_b', '', 'x'.repeat(64), "a'--"])(
  '%j can’t be a label, so the database isn’t asked',
  async (label) => {
    expect(await manifestOf(label)).toBe('none');
    expect(asked).toEqual([]);
  },
);

test('after 30 seconds a site is still answered from memory, and read again in the background', async () => {
  await hosts.at('hollis');
  answers.set('hollis', 'm2');
  now += 30_001;
  expect(hosts.at('hollis')).toMatchObject({ manifestHash: 'm1' });
  await settled();
  expect(hosts.at('hollis')).toMatchObject({ manifestHash: 'm2' });
});

test('while the database is away, known sites are answered at any age, unknown ones aren’t, and few attempts are made', async () => {
  await hosts.at('hollis');
  down = true;
  now += hourMs;
  for (let n = 0; n < 50; n++) {
    expect(hosts.at('hollis')).toMatchObject({ kind: 'live', manifestHash: 'm1' });
    await settled();
  }
  expect(await manifestOf('other')).toBeUndefined();
  expect(asked.length).toBeLessThanOrEqual(3);
  down = false;
  now += 1000;
  answers.set('other', 'o1');
  expect(await manifestOf('other')).toBe('o1');
});

test('while the database is away, a site that isn’t in memory comes from the file store, until the database answers again', async () => {
  stored.set('hollis', 's1');
  down = true;
  expect(await Promise.all([manifestOf('hollis'), manifestOf('hollis')])).toEqual(['s1', 's1']);
  expect(hosts.at('hollis')).toMatchObject({ manifestHash: 's1' });
  expect(storeReads).toEqual(['hollis']);
  for (let n = 0; n < 50; n++) expect(await manifestOf('made-up')).toBeUndefined();
  expect(storeReads).toEqual(['hollis', 'made-up']);
  down = false;
  now += 31_000;
  expect(await manifestOf('hollis')).toBe('s1');
  await settled();
  expect(await manifestOf('hollis')).toBe('m1');
});

test('a database that never answers delays the visitor of an unknown site by two seconds, and others not at all', async () => {
  vi.useFakeTimers();
  try {
    const hanging = new Hosts({ read: () => new Promise(() => undefined), fromStore, now: () => now });
    const unknown = hanging.at('hollis');
    await vi.advanceTimersByTimeAsync(2001);
    expect(await unknown).toBeUndefined();
    hanging.close();
  } finally {
    vi.useRealTimers();
  }
});

test('when one site is due, all that are due soon are read in the same statement', async () => {
  const labels = Array.from({ length: 300 }, (_, n) => `site-${n}`);
  for (const label of labels) answers.set(label, 'm1');
  await Promise.all(labels.map((label) => hosts.at(label)));
  asked = [];
  now += 30_001;
  for (const label of labels) void hosts.at(label);
  await settled();
  for (const label of labels) void hosts.at(label);
  await settled();
  expect(asked.map((batch) => batch.length)).toEqual([300]);
});

test('a held site is current until it is 30 seconds old, and until another takes its place', async () => {
  await hosts.at('hollis');
  const held = hosts.hold('hollis');
  if (!held) throw new Error('The site is not in memory.');
  expect(hosts.current(held)).toBe(hosts.at('hollis'));
  now += 30_001;
  expect(hosts.current(held)).toBeUndefined();
  hosts.standIn('hollis', 'm1', { files: {} } as Manifest);
  expect(hosts.current(held)).toBeUndefined();
});

test('an earlier release is served instead of the one that was asked for, but not once another has taken its place', async () => {
  await hosts.at('hollis');
  const earlier = { files: { '/': {} } } as unknown as Manifest;
  hosts.standIn('hollis', 'm0', earlier);
  expect(hosts.at('hollis')).not.toMatchObject({ manifest: earlier });
  hosts.standIn('hollis', 'm1', earlier);
  expect(hosts.at('hollis')).toMatchObject({ kind: 'live', manifestHash: 'm1', manifest: earlier });
});
