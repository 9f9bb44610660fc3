import { addDays } from 'date-fns';
import { env } from '../base/env.ts';
import { queueDatabase } from '../db/queue-database.ts';
import { makeCode } from '../domain/discounts/making.ts';
import { changeSetting, readSettings } from '../domain/settings/settings.ts';
import { openQueue } from '../jobs/queue.ts';
import { startMailCatcher } from '../outside/fakes/mail-catcher.ts';
import { closeMailer, openMailer } from '../outside/mailer.ts';
import { random } from '../sites/scenes/random.ts';
import { must } from '../tests/harness/must.ts';
import { Deliverer } from './payments/deliverer.ts';
import { openProvider } from './payments/provider.ts';
import { report } from './report.ts';
import { openBenchDatabase } from './setup/database.ts';
import { adminActor, Customer } from './year/customers.ts';
import { type PriceList, scriptsOf } from './year/scripts.ts';
import { cardDifference, lostMails, numberGaps, paperDifference, wrongMails, wrongSums } from './year/verdict.ts';
import { Works } from './year/work.ts';

const days = 365;

/**
 * A year of 20 customers, day by day: cards that fail, cancellations, refunds, codes, a chargeback, bank payments. Each has a
 * script that reckons what must be in the ledger and in their mailbox at the end; our records, the provider's and the invoices
 * must agree to the cent.
 */
export async function bench(): Promise<number> {
  const database = await openBenchDatabase();
  const queue = await openQueue(queueDatabase(database.url), { working: false, onError: () => undefined });
  const catcher = await startMailCatcher(env().dataDir);
  openMailer({ url: catcher.url, from: 'Sunup <hello@sunup.test>' });
  const provider = await openProvider();
  const started = performance.now();
  const start = noonToday();
  try {
    const { setupCents, monthlyCents } = await readSettings();
    await changeSetting('dailyCapacity', 100, adminActor);
    const prices: PriceList = { setupCents, monthlyCents, ...(await makeCodes()) };
    const cast = scriptsOf(start, days, prices).map((script) => ({ script, customer: new Customer(script.name) }));
    const works = new Works(queue, provider, new Deliverer(provider.webhookSecret, random('1')));
    for (let day = 0; day <= days; day++) {
      setClock(addDays(start, day));
      await works.settle();
      for (const { script, customer } of cast) await script.days[day]?.(customer, provider);
      await works.settle();
    }
    const [sums, letters] = [await wrongSums(cast), await wrongMails(cast)];
    for (const sentence of [...sums, ...letters]) process.stdout.write(`  ${sentence}\n`);
    return report(
      'year',
      [
        { label: 'customers', value: cast.length, limit: 20, unit: 'customers', must: 'reach' },
        { label: 'customers whose ledger is wrong', value: sums.length, limit: 0, unit: 'customers' },
        { label: 'our ledger and the provider’s records apart', value: await cardDifference(provider), limit: 0, unit: 'cents' },
        { label: 'our ledger and the invoices apart', value: await paperDifference(), limit: 0, unit: 'cents' },
        { label: 'numbers missing or given twice', value: await numberGaps(), limit: 0, unit: 'numbers' },
        { label: 'mails missing or too many', value: letters.length, limit: 0, unit: 'mails' },
        { label: 'mails made that did not arrive once', value: await lostMails(cast), limit: 0, unit: 'mails' },
      ],
      [
        `${days} days, ${works.events} events, ${works.jobs} jobs in ${((performance.now() - started) / 1000).toFixed(0)} s`,
        `charges ${provider.all('charge').length}, refunds ${provider.all('refund').length}, invoices ${provider.all('invoice').length}`,
      ],
    );
  } finally {
    releaseClock();
    await queue.close();
    await provider.stop();
    closeMailer();
    await catcher.stop();
    await database.close();
  }
}

/** Noon, because then a day later is the same day in every time zone. */
function noonToday(): Date {
  const now = new Date();
  now.setUTCHours(12, 0, 0, 0);
  return now;
}

async function makeCodes(): Promise<Pick<PriceList, 'tenth' | 'fifty' | 'all'>> {
  const shape = { note: '', maxUses: 1, lastDay: null, oncePerCustomer: true };
  const made = async (code: string, value: { percent: number | null; amountCents: number | null }) => {
    const outcome = must(await makeCode({ ...shape, code, ...value }, adminActor));
    return outcome.code;
  };
  return {
    tenth: await made('TENTHOFF', { percent: 10, amountCents: null }),
    fifty: await made('FIFTYOFF', { percent: null, amountCents: 5000 }),
    all: await made('EVERYTHING', { percent: 100, amountCents: null }),
  };
}

const RealDate = Date;
let nowMs: number | undefined;

/** Stops the clock of this process at a moment; it continues only when it is set again. Timers run on. */
function setClock(to: Date): void {
  nowMs = to.getTime();
  globalThis.Date = StoppedDate as DateConstructor;
}

/** Lets the clock of this process go again. */
function releaseClock(): void {
  globalThis.Date = RealDate;
}

class StoppedDate extends RealDate {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [nowMs] : given) as [number]));
  }

  static override now(): number {
    return nowMs ?? RealDate.now();
  }
}
