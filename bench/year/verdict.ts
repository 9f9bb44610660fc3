import { asc, eq, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { documents, ledgerEntries, mails } from '../../db/schema/index.ts';
import { caughtMails } from '../../outside/fakes/mail-catcher.ts';
import type { PaymentServer } from '../../outside/fakes/payments/server.ts';
import type { Customer } from './customers.ts';
import type { Script } from './scripts.ts';

/** Customers whose ledger does not come to what their script reckoned, a sentence each. */
export async function wrongSums(cast: { customer: Customer; script: Script }[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { customer, script } of cast) {
    const order = await customer.orderNow();
    const [row] = await db().select({ cents: ledgerSum }).from(ledgerEntries).where(eq(ledgerEntries.orderId, order.id));
    if (row?.cents !== script.cents) wrong.push(`${script.name}: ${row?.cents} cents instead of ${script.cents}`);
  }
  return wrong;
}

const ledgerSum = sql<number>`coalesce(sum(${ledgerEntries.amountCents}), 0)::int`;

/** What the ledger says came by card, against what the provider took and gave back; in cents. */
export async function cardDifference(provider: PaymentServer): Promise<number> {
  const [row] = await db().select({ cents: ledgerSum }).from(ledgerEntries).where(eq(ledgerEntries.method, 'card'));
  const taken = sum(
    provider
      .all('charge')
      .filter(({ status }) => status === 'succeeded')
      .map(({ amount }) => amount),
  );
  const given = sum(
    provider
      .all('refund')
      .filter(({ status }) => status === 'succeeded')
      .map(({ amount }) => amount),
  );
  const lost = sum(
    provider
      .all('dispute')
      .filter(({ status }) => status === 'lost')
      .map(({ amount }) => amount),
  );
  return Math.abs((row?.cents ?? 0) - (taken - given - lost));
}

/** What invoices say was paid, less credit notes and chargebacks, against the whole ledger; in cents. */
export async function paperDifference(): Promise<number> {
  const [ledger] = await db().select({ cents: ledgerSum }).from(ledgerEntries);
  const [chargebacks] = await db()
    .select({ cents: ledgerSum })
    .from(ledgerEntries)
    .where(sql`${ledgerEntries.kind} in ('dispute', 'dispute_returned')`);
  const rows = await db().select().from(documents);
  const paper = sum(
    rows
      .filter(({ voidedAt, paidAt }) => !voidedAt && paidAt)
      .map(({ series, totalCents, creditCents }) => (series === 'invoice' ? totalCents - creditCents : -totalCents)),
  );
  return Math.abs((ledger?.cents ?? 0) - (chargebacks?.cents ?? 0) - paper);
}

/** Numbers that are missing or given twice in a series of documents. */
export async function numberGaps(): Promise<number> {
  const rows = await db().select({ series: documents.series, number: documents.number }).from(documents).orderBy(asc(documents.number));
  const gaps = Object.values(Object.groupBy(rows, ({ series }) => series)).map(
    (series = []) => series.filter(({ number }, index) => number !== index + 1).length,
  );
  return sum(gaps);
}

/** Customers who got another mail, or another number of one, than their script says. */
export async function wrongMails(cast: { customer: Customer; script: Script }[]): Promise<string[]> {
  const rows = await db().select().from(mails);
  return cast.flatMap(({ customer, script }) => {
    const own = rows.filter(({ recipient }) => recipient === customer.email);
    const counts: Record<string, number> = {};
    for (const { template, eventKey } of own) {
      const name = [template, stepIn(template, eventKey)].filter(Boolean).join(' ');
      counts[name] = (counts[name] ?? 0) + 1;
    }
    const names = new Set([...Object.keys(counts), ...Object.keys(script.mails)]);
    const wrong = [...names].filter((name) => (counts[name] ?? 0) !== (script.mails[name] ?? 0));
    return wrong.map((name) => `${script.name}: ${counts[name] ?? 0} of “${name}” instead of ${script.mails[name] ?? 0}`);
  });
}

/** Which step an email was about, by its key. Its text is deleted once it's sent. */
function stepIn(template: string, eventKey: string): string | undefined {
  if (template === 'bill-due') return /^bill-due:[^:]+:(\d+)$/.exec(eventKey)?.[1];
  const prefix = { 'plan-change': 'plan', 'service-change': 'cancellation', refund: 'refund', 'card-notice': 'card' }[template];
  return prefix && new RegExp(`^${prefix}-([a-z-]+):`).exec(eventKey)?.[1];
}

/** Mails that were made and did not arrive exactly once. */
export async function lostMails(cast: { customer: Customer }[]): Promise<number> {
  const made = await db().select({ recipient: mails.recipient }).from(mails);
  return sum(
    cast.map(({ customer: { email } }) => {
      const ids = caughtMails(email).map(({ messageId }) => messageId);
      const expected = made.filter(({ recipient }) => recipient === email).length;
      return Math.abs(expected - ids.length) + (ids.length - new Set(ids).size);
    }),
  );
}

function sum(cents: number[]): number {
  return cents.reduce((total, one) => total + one, 0);
}
