import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { endProcess } from '../harness/built-server.ts';
import { askAsProxy, type LiveStart, startWith, whenReady } from '../harness/live-server.ts';
import { mailTo } from '../harness/server.ts';
import { logIn } from '../helpers/log-in.ts';
import { onDatabase } from '../helpers/server-database.ts';
import { scriptsRun } from '../helpers/visitor.ts';

/** The built server with metrics and a log that the tests read. They share it and run one after the other. */
let folder: string;
let dataDir: string;
let server: LiveStart & { url: string };
const token = 'a-token-of-the-tests';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(path.join(tmpdir(), 'sunup-monitoring-'));
  chmodSync(folder, 0o755);
  dataDir = path.join(folder, 'data');
  const started = await startWith({ DATA_DIR: dataDir, SUNUP_DEMO: 'small', LOG_LEVEL: 'info', METRICS_TOKEN: token });
  server = { ...started, url: `http://localhost:${started.port}` };
  await whenReady(server);
});
test.afterAll(async () => {
  await endProcess(server.child);
  rmSync(folder, { recursive: true, force: true });
});

async function metricsOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return answer.text();
}

/** Each sample of a scrape: its name, and its labels with the values seen. */
function samplesIn(text: string): Map<string, Map<string, Set<string>>> {
  const samples = new Map<string, Map<string, Set<string>>>();
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const known = samples.get(name) ?? new Map<string, Set<string>>();
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g))
      known.set(label, (known.get(label) ?? new Set()).add(value));
    samples.set(name, known);
  }
  return samples;
}

/** The lines of the server's log so far. The demo also prints plain text. */
function logLines(): Record<string, unknown>[] {
  const lines = server.output().split('\n');
  return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Record<string, unknown>);
}

const json = { 'content-type': 'application/json' };
const signUp = (email: string, headers: Record<string, string>) =>
  fetch(`${server.url}/api/auth/signup`, {
    method: 'POST',
    headers: { ...json, origin: server.url, ...headers },
    body: JSON.stringify({ email, password: 'a quiet door', data: { first_name: 'Dana', last_name: 'Hollis' } }),
  });

test('a request that sends a job leaves its ID in the lines of both, and in its answer', async () => {
  const id = '7f0c1d6e-from-proxy';
  const answer = await signUp('monitored@people.test', { 'x-request-id': id });
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, id]);
  await mailTo(server, 'monitored@people.test', /./);
  const own = () => logLines().filter(({ requestId }) => requestId === id);
  await expect.poll(() => own().map(({ msg }) => msg)).toEqual(['request', 'job done']);
  expect(own()).toMatchObject([
    { path: '/api/auth/signup', status: 200 },
    { job: 'send-mail', jobId: expect.any(String) },
  ]);

  const other = await signUp('not-from-proxy@people.test', { 'x-request-id': '<b>not an ID</b>' });
  expect(other.headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}$/);
});

test('an error page says the ID under which the log has the error, on a first visit and on the way', async ({ page }) => {
  await logIn(page, server, 'owner@sunup.test');
  const shown = async () => (await page.getByText(/^Reference: /).textContent())?.replace('Reference: ', '') ?? '';
  const failures = (id: string) => logLines().filter(({ requestId, msg }) => requestId === id && msg === 'route failed');
  await page.goto(`${server.url}/about`);
  // The page reloads its data once when its event stream opens, which would fail below.
  const reloaded = page.waitForResponse((response) => new URL(response.url()).pathname === '/about.data');
  // Before React runs, a link would load the document.
  await scriptsRun(page);
  await reloaded;
  await onDatabase({ dataDir }, 'alter table projects rename to projects_away');
  try {
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/portal.data');
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    const onTheWay = await shown();
    expect(onTheWay).toBe((await answer).headers()['x-request-id']);
    await expect.poll(() => failures(onTheWay).length).toBeGreaterThan(0);

    const first = await page.goto(`${server.url}/portal`);
    expect(first?.status()).toBe(500);
    const atFirst = await shown();
    expect(atFirst).toBe(first?.headers()['x-request-id']);
    expect(atFirst).not.toBe(onTheWay);
    await expect.poll(() => failures(atFirst).length).toBeGreaterThan(0);
  } finally {
    await onDatabase({ dataDir }, 'alter table projects_away rename to projects');
  }
});

test('every metric and label of the dashboard and of the documentation is in a scrape', async ({ page }) => {
  // Something of everything: a page from memory, a live site, an open stream.
  for (const address of ['/', '/', '/no-such-page']) await fetch(server.url + address);
  const host = `marigold-hair-room.sites.localhost:${server.port}`;
  for (const path of ['/', '/']) expect((await askAsProxy(server, path, { headers: { host } })).status).toBe(200);
  await logIn(page, server, 'owner@sunup.test');
  await page.goto(`${server.url}/portal`);
  await expect.poll(() => metricsOf(server.url)).toMatch(/^sunup_event_streams_open [1-9]/m);
  await expect.poll(() => metricsOf(server.url)).toMatch(/^nodejs_gc_duration_seconds_sum/m);

  const samples = samplesIn(await metricsOf(server.url));
  const dashboard = readFileSync('deploy/grafana.json', 'utf8');
  const queries = [...dashboard.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(([, expr = '']) => JSON.parse(`"${expr}"`) as string);
  expect(queries.length).toBeGreaterThan(30);
  const docs = readFileSync('docs/monitoring.md', 'utf8');
  const alerts = [...docs.matchAll(/^ +expr: ([^>\n].*|>\n(?: {10}.*\n)+)/gm)].map(([, expr = '']) => expr);
  expect(alerts.length).toBeGreaterThan(10);
  expect([...queries, ...alerts].flatMap((query) => strangersIn(query, samples))).toEqual([]);

  // Both ways: whatever the documentation names exists, and whatever exists is documented.
  const base = (name: string) => name.replace(/_(?:bucket|sum|count)$/, '');
  const explained = new Set([...docs.matchAll(/^\| `(sunup_\w+)`/gm)].map(([, name = '']) => name));
  expect([...explained].sort()).toEqual([...new Set([...samples.keys()].filter((name) => name.startsWith('sunup_')).map(base))].sort());
});

/** What a query names that no sample has: metrics, labels and exact values of labels. */
function strangersIn(query: string, samples: ReturnType<typeof samplesIn>): string[] {
  // Prometheus adds these to whatever it scrapes.
  const added = new Set(['job', 'instance', 'le']);
  return [...query.matchAll(/\b((?:sunup|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)].flatMap(([, name = '', matchers = '']) => {
    const labels = samples.get(name);
    if (!labels) return [name];
    return [...matchers.matchAll(/(\w+)(=~|!=|!~|=)"([^"]*)"/g)].flatMap(([, label = '', operator, value = '']) => {
      if (added.has(label)) return [];
      const values = labels.get(label);
      if (!values) return [`${name}{${label}}`];
      return operator === '=' && !values.has(value) ? [`${name}{${label}="${value}"}`] : [];
    });
  });
}

test('the dashboard has its rows, and each panel asks the chosen data source', () => {
  const { panels, templating, schemaVersion } = JSON.parse(readFileSync('deploy/grafana.json', 'utf8')) as {
    panels: { id: number; type: string; title: string; datasource?: { uid: string }; targets?: { datasource: { uid: string } }[] }[];
    templating: { list: { name: string; type: string; query: unknown }[] };
    schemaVersion: number;
  };
  expect(schemaVersion).toBeGreaterThanOrEqual(38);
  expect(templating.list[0]).toMatchObject({ name: 'datasource', type: 'datasource', query: 'prometheus' });
  const rows = panels.filter(({ type }) => type === 'row').map(({ title }) => title);
  for (const topic of ['Traffic', 'Latency', 'Errors', 'Event loop', 'Memory', 'Database', 'Queues and jobs', 'Email', 'Hosting'])
    expect(rows.join(), topic).toContain(topic);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const asking = panels.filter(({ type }) => type !== 'row');
  // Only panels that come with Grafana.
  expect(new Set(asking.map(({ type }) => type))).toEqual(new Set(['stat', 'timeseries']));
  for (const { title, datasource, targets = [] } of asking)
    expect(
      [datasource, ...targets.map((target) => target.datasource)].map((source) => source?.uid),
      title,
    ).toEqual(Array(targets.length + 1).fill(`\${datasource}`));
});

test('a worker without a web server answers health checks and metrics on its port, and nothing else', async () => {
  const worker = await startWith({ DATA_DIR: path.join(folder, 'worker'), LOG_LEVEL: 'error', METRICS_TOKEN: token }, 'worker');
  const url = `http://127.0.0.1:${worker.port}`;
  try {
    await whenReady(worker);
    expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({ ok: true });
    expect((await fetch(`${url}/metrics`)).status).toBe(401);
    await expect.poll(() => metricsOf(url)).toMatch(/^sunup_jobs_total\{queue="send-mail",outcome="failed"\} 0$/m);
    expect(await metricsOf(url)).toMatch(/^sunup_queue_jobs\{queue="send-mail",state="waiting"\} 0$/m);
    expect((await fetch(`${url}/`)).status).toBe(404);
  } finally {
    await endProcess(worker.child);
  }
});
