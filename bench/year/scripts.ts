import { addDays, addMonths } from 'date-fns';
import { db } from '../../db/connect.ts';
import { cancelService, undoCancellation } from '../../domain/cancellations/canceling.ts';
import { creditFirstMonth } from '../../domain/projects/monthly-plan.ts';
import { refundOwnOrder } from '../../domain/refunds/owner-refund.ts';
import { requestRefund } from '../../domain/refunds/refunds.ts';
import type { PaymentServer } from '../../outside/fakes/payments/server.ts';
import { must } from '../../tests/harness/must.ts';
import { dayMs } from '../../time/units.ts';
import { cards } from '../payments/card-page.ts';
import { adminActor, type Customer } from './customers.ts';

/** What a customer does on which day, and what a year of it must come to: reckoned from the price list, not from our rows. */
export interface Script {
  name: string;
  days: Record<number, (customer: Customer, provider: PaymentServer) => Promise<unknown>>;
  /** Cents that must be in the ledger at the end. */
  cents: number;
  /** How many mails of each kind they must have got, by template and step. */
  mails: Record<string, number>;
}

export interface PriceList {
  setupCents: number;
  monthlyCents: number;
  /** A code for 10% off, one for $50 off, and one for everything. */
  tenth: string;
  fifty: string;
  all: string;
}

/** Day of the order, and of the launch two days later. */
const [ordered, launched] = [0, 2];

/** The scripts of 20 customers over `days` days from `start` on. */
export function scriptsOf(start: Date, days: number, { setupCents, monthlyCents, tenth, fifty, all }: PriceList): Script[] {
  const months = monthsFrom(start, launched, days);
  /** The day on which the nth month begins, from 0 on. */
  const monthDay = (nth: number) => dayOfMonth(start, launched, nth);
  const year = setupCents + months * monthlyCents;
  const buys =
    (...numbers: string[]) =>
    (one: Customer) =>
      one.order().then(() => one.payByCard(...numbers));
  const usual = { [ordered]: buys(), [launched]: (one: Customer) => one.launch() };
  const usualMails = { 'order-paid': 1, 'bill-paid': months };
  const withCode = (code: string) => ({ ...usual, [ordered]: (one: Customer) => one.order('card', code).then(() => one.payByCard()) });
  const byInvoice = { ...usual, [ordered]: (one: Customer) => one.order('invoice'), 1: (one: Customer) => one.payByBank() };
  const bankMonths = (skip: number[] = []) =>
    Object.fromEntries(
      Array.from({ length: months }, (_, nth) => nth)
        .filter((nth) => !skip.includes(nth) && monthDay(nth) + 5 <= days)
        .map((nth) => [monthDay(nth) + 5, (one: Customer) => one.payBillByBank()]),
    );
  const paidBankMonths = Array.from({ length: months }, (_, nth) => nth).filter((nth) => monthDay(nth) + 5 <= days).length;
  const fails = (nth: number) => ({ [monthDay(nth) - 3]: (one: Customer) => one.changeCard(cards.keptThenDeclined) });
  const replacesCard = (day: number) => ({ [day]: (one: Customer) => one.changeCard(cards.good) });
  const cancels = (day: number) => ({ [day]: async (one: Customer) => cancelService(one.userId, (await one.projectNow()).id, 'Enough') });
  const undoes = (day: number) => ({ [day]: async (one: Customer) => undoCancellation(one.userId, (await one.projectNow()).id) });
  const putBackDay = monthDay(4) + 10;
  const monthsAfter = monthsFrom(start, putBackDay, days);

  return [
    ...['Ada', 'Bo', 'Cy'].map((name): Script => ({ name, days: usual, cents: year, mails: usualMails })),
    { name: 'Dee, a tenth off', days: withCode(tenth), cents: year - Math.round(setupCents / 10), mails: usualMails },
    { name: 'Eli, $50 off', days: withCode(fifty), cents: year - 5000, mails: usualMails },
    { name: 'Fay, everything off', days: withCode(all), cents: year - setupCents, mails: usualMails },
    {
      name: 'Gus, declined twice at the checkout',
      days: { ...usual, [ordered]: buys(cards.declined, cards.declined, cards.good) },
      cents: year,
      mails: usualMails,
    },
    {
      name: 'Hal, a new card two days after a failure',
      days: { ...usual, ...fails(3), ...replacesCard(monthDay(3) + 2) },
      cents: year,
      mails: { ...usualMails, 'card-notice changed': 2, 'bill-failed': 2 },
    },
    {
      name: 'Ivy, suspended and back',
      days: { ...usual, ...fails(4), ...replacesCard(monthDay(4) + 12) },
      cents: year,
      mails: { ...usualMails, 'card-notice changed': 2, 'bill-failed': 3, 'plan-change suspended': 1, 'plan-change restored': 1 },
    },
    {
      name: 'Jo, suspended and archived',
      days: { ...usual, ...fails(3) },
      cents: setupCents + 3 * monthlyCents,
      mails: {
        'order-paid': 1,
        'bill-paid': 3,
        'card-notice changed': 1,
        'bill-failed': 3,
        'plan-change suspended': 1,
        'plan-change archived': 1,
      },
    },
    {
      name: 'Kim, canceled',
      days: { ...usual, ...cancels(monthDay(4) + 9) },
      cents: setupCents + 5 * monthlyCents,
      mails: { 'order-paid': 1, 'bill-paid': 5, 'service-change noted': 1, 'service-change taken-off': 1 },
    },
    {
      name: 'Lee, canceled and thought better of it',
      days: { ...usual, ...cancels(100), ...undoes(103) },
      cents: year,
      mails: { ...usualMails, 'service-change noted': 1, 'service-change undone': 1 },
    },
    {
      name: 'Mia, canceled and restored',
      days: { ...usual, ...cancels(monthDay(3) + 9), ...undoes(putBackDay) },
      cents: setupCents + (4 + monthsAfter) * monthlyCents,
      mails: {
        'order-paid': 1,
        'bill-paid': 4 + monthsAfter,
        'service-change noted': 1,
        'service-change taken-off': 1,
        'service-change restored': 1,
      },
    },
    {
      name: 'Ned, all of it back before approving',
      days: { [ordered]: buys(), 1: async (one) => refundOwnOrder(one.userId, (await one.projectNow()).id, 'Changed my mind') },
      cents: 0,
      mails: { 'order-paid': 1, 'refund asked': 1, 'refund sent': 1 },
    },
    {
      name: 'Ora, $100 back',
      days: { ...usual, 40: async (one) => refund({ orderId: (await one.orderNow()).id }, 10_000) },
      cents: year - 10_000,
      mails: { ...usualMails, 'refund asked': 1, 'refund sent': 1 },
    },
    {
      name: 'Pat, a month back',
      days: { ...usual, [monthDay(5) + 4]: async (one) => refund({ billId: (await one.bill(5)).id }) },
      cents: year - monthlyCents,
      mails: { ...usualMails, 'refund asked': 1, 'refund sent': 1 },
    },
    {
      name: 'Quinn, disputed and lost',
      days: {
        [ordered]: buys(cards.disputed),
        5: async (one, provider) => decide(one, provider, 'lost'),
      },
      cents: 0,
      mails: { 'order-paid': 1 },
    },
    {
      name: 'Ray, a late draft',
      days: { ...usual, 1: async (one) => creditFirstMonth(db(), (await one.orderNow()).id) },
      cents: year - monthlyCents,
      mails: usualMails,
    },
    {
      name: 'Sue, by bank',
      days: { ...byInvoice, ...bankMonths() },
      cents: setupCents + paidBankMonths * monthlyCents,
      mails: { 'order-invoice': 1, 'order-paid': 1, 'bill-due': months, 'bill-paid': paidBankMonths },
    },
    {
      name: 'Tom, by bank and late',
      // Due after 14 days, called to mind 1, 3 and 7 days later, off on the eighth, paid three days after that.
      days: { ...byInvoice, ...bankMonths([2]), [monthDay(2) + 14 + 8 + 3]: (one) => one.payBillByBank() },
      cents: setupCents + paidBankMonths * monthlyCents,
      mails: {
        'order-invoice': 1,
        'order-paid': 1,
        'bill-due': months,
        'bill-due 1': 1,
        'bill-due 3': 1,
        'bill-due 7': 1,
        'plan-change suspended': 1,
        'plan-change restored': 1,
        'bill-paid': paidBankMonths,
      },
    },
  ];
}

async function refund(of: Parameters<typeof requestRefund>[0], amountCents?: number): Promise<void> {
  must(await requestRefund(of, { amountCents, method: 'card', actor: adminActor, reason: 'Goodwill' }));
}

async function decide(customer: Customer, provider: PaymentServer, outcome: 'won' | 'lost'): Promise<void> {
  const { providerPaymentId } = await customer.orderNow();
  const dispute = provider.all('dispute').find(({ payment_intent }) => payment_intent === providerPaymentId);
  if (!dispute) throw new Error('Nothing is disputed.');
  provider.bank.dispute(dispute.id, outcome);
}

/** How many months have begun by the last day, for a plan that begins on day `from`: as calendars count, in UTC. */
function monthsFrom(start: Date, from: number, days: number): number {
  for (let nth = 0; ; nth++) if (dayOfMonth(start, from, nth) > days) return nth;
}

/** The day of the simulation on which the nth month of a plan begins, from 0 on; a 31st is the last day of a shorter month. */
function dayOfMonth(start: Date, from: number, nth: number): number {
  const first = addDays(start, from);
  return from + Math.round((addMonths(first, nth).getTime() - first.getTime()) / dayMs);
}
