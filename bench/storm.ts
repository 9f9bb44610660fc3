import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { db } from '../db/connect.ts';
import { queueDatabase } from '../db/queue-database.ts';
import { webhookEvents } from '../db/schema/index.ts';
import { openQueue } from '../jobs/queue.ts';
import type { PaymentServer } from '../outside/fakes/payments/server.ts';
import { random } from '../sites/scenes/random.ts';
import { endProcess } from '../tests/harness/built-server.ts';
import { Deliverer } from './payments/deliverer.ts';
import { openProvider } from './payments/provider.ts';
import { report } from './report.ts';
import { openBenchDatabase } from './setup/database.ts';
import { startRole } from './setup/processes.ts';
import { launch, openSales } from './storm/lives.ts';
import { judge } from './storm/verdict.ts';

/** The size of the storm: at least 500 events of 50 orders. */
const usualOrders = 50;
const eventsAnOrder = 10;
/** When the provider's slow payments are confirmed. */
const slowPaymentMs = 5000;
/** Nothing is left to do when nothing new came for this long. */
const quietMs = 3000;
const mostMs = 300_000;

/**
 * A storm of webhooks: orders in ten lives, every event of the provider delivered one to five times, shuffled, many at the same time,
 * with the worker killed twice; forged, stale and truncated ones between. `bench -- storm 10 7` takes ten orders, seed 7.
 */
export async function bench([orderCount = `${usualOrders}`, seed = '1']: string[]): Promise<number> {
  const database = await openBenchDatabase();
  const queue = await openQueue(queueDatabase(database.url), { working: false, onError: () => undefined });
  const provider = await openProvider();
  const startWorker = () => startRole('worker', database.url, { LOG_LEVEL: 'silent', PORT: '0' });
  let worker = startWorker();
  try {
    const sales = await openSales(Number(orderCount));
    for (const sale of sales) await sale.life.live(sale, provider);
    await delay(slowPaymentMs);
    provider.advance();

    const deliverer = new Deliverer(provider.webhookSecret, random(seed));
    const letIn = await deliverer.forge(provider.all('event').slice(0, 40));
    const storedByForgery = await db().$count(webhookEvents);
    let kills = 0;
    const killWorker = async () => {
      kills++;
      await endProcess(worker, 'SIGKILL');
      worker = startWorker();
    };
    const started = performance.now();
    const delivered = new Set<string>();
    // The payments, with the worker killed half way.
    const payments = provider.all('event');
    for (const { id } of payments) delivered.add(id);
    let killed: Promise<void> | undefined;
    await deliverer.storm(payments, (share) => {
      if (share > 0.5) killed ??= killWorker();
    });
    await killed;
    await deliverTheRest(provider, deliverer, delivered);
    // The plans: what the worker does makes the provider send more, and it is killed in the middle of it.
    for (const sale of sales) if (sale.life.launched) await launch(sale);
    const enough = delivered.size + sales.length;
    await deliverTheRest(provider, deliverer, delivered, async () => {
      if (kills === 1 && delivered.size > enough) await killWorker();
    });
    const seconds = (performance.now() - started) / 1000;
    const verdict = await judge(sales, provider);
    for (const [about, wrong] of Object.entries(verdict)) for (const sentence of wrong) process.stdout.write(`  ${about}: ${sentence}\n`);
    return report(
      'storm',
      [
        { label: 'events', value: delivered.size, limit: sales.length * eventsAnOrder, unit: 'events', must: 'reach' },
        { label: 'times the worker was killed', value: kills, limit: 2, unit: 'times', must: 'reach' },
        { label: 'deliveries refused that were genuine', value: deliverer.refused, limit: 0, unit: 'deliveries' },
        { label: 'forged, stale or truncated ones let in', value: letIn + storedByForgery, limit: 0, unit: 'deliveries' },
        ...Object.entries(verdict).map(([about, wrong]) => ({ label: wordsOf(about), value: wrong.length, limit: 0, unit: '' })),
      ],
      [`${sales.length} orders, ${deliverer.made} deliveries, all handled within ${seconds.toFixed(1)} s`],
    );
  } finally {
    await endProcess(worker, 'SIGKILL');
    await queue.close();
    await provider.stop();
    await database.close();
  }
}

/** Delivers the events that the worker's own calls cause, until nothing more comes and every job is done. */
async function deliverTheRest(
  provider: PaymentServer,
  deliverer: Deliverer,
  delivered: Set<string>,
  meanwhile: () => Promise<void> = async () => {},
): Promise<void> {
  const until = Date.now() + mostMs;
  for (let quietSince = Date.now(); Date.now() < until && Date.now() - quietSince < quietMs; ) {
    provider.advance();
    const fresh = provider.all('event').filter(({ id }) => !delivered.has(id));
    for (const { id } of fresh) delivered.add(id);
    if (fresh.length) await deliverer.storm(fresh);
    await meanwhile();
    if (fresh.length || (await waitingJobs())) quietSince = Date.now();
    await delay(100);
  }
}

async function waitingJobs(): Promise<number> {
  const { rows } = await db().execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where state in ('created', 'retry', 'active') and name in ('handle-webhook', 'align-plan', 'send-refund', 'end-checkout')`,
  );
  return rows[0]?.count ?? 0;
}

/** 'wrongOrders' → 'wrong orders' */
function wordsOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
