import { eq } from 'drizzle-orm';
import { termsVersion } from '../../content/legal/terms.ts';
import { db } from '../../db/connect.ts';
import { projects, users } from '../../db/schema/index.ts';
import { checkoutUrl } from '../../domain/billing/checkout.ts';
import { placeOrder } from '../../domain/billing/place-order.ts';
import { type Order, startOrder } from '../../domain/orders/orders.ts';
import type { OrderState } from '../../domain/orders/schema.ts';
import { moveOrder } from '../../domain/orders/states.ts';
import { startPlan } from '../../domain/projects/monthly-plan.ts';
import type { PaymentServer } from '../../outside/fakes/payments/server.ts';
import { expireCheckout } from '../../outside/payments/checkout.ts';
import { fivePages, orderNow } from '../../tests/harness/orders.ts';
import { cards, confirmCard, typeCard } from '../payments/card-page.ts';

/** What a buyer does with an open checkout, and what must have become of the order when all is heard. */
export interface Life {
  name: string;
  live: (sale: Sale, provider: PaymentServer) => Promise<void>;
  state: OrderState;
  /** The site is put live once the payments are heard. */
  launched?: true;
}

/** An order with its open checkout. */
export interface Sale {
  order: Order;
  life: Life;
  url: string;
}

export const lives: Life[] = [
  { name: 'paid right away', launched: true, state: 'paid', live: ({ url }) => typeCard(url, cards.good) },
  {
    name: 'declined twice, then paid',
    launched: true,
    state: 'paid',
    live: async ({ url }) => {
      for (const card of [cards.declined, cards.declined, cards.good]) await typeCard(url, card);
    },
  },
  { name: 'paid late', launched: true, state: 'paid', live: ({ url }) => typeCard(url, cards.slow) },
  {
    name: 'failed late',
    state: 'failed',
    live: async (sale, provider) => {
      await typeCard(sale.url, cards.slow);
      provider.bank.failSlowPayment(paymentOf(sale, provider));
    },
  },
  {
    name: 'asked by the bank, then paid',
    launched: true,
    state: 'paid',
    live: async ({ url }) => {
      await typeCard(url, cards.challenged);
      await confirmCard(url);
    },
  },
  { name: 'declined only', state: 'failed', live: ({ url }) => typeCard(url, cards.declined) },
  { name: 'left unpaid', state: 'awaiting_payment', live: ({ url }) => expireCheckout(sessionIn(url)) },
  {
    name: 'refunded in part at the provider',
    launched: true,
    state: 'partly_refunded',
    live: async (sale, provider) => {
      await typeCard(sale.url, cards.good);
      provider.bank.refund(paymentOf(sale, provider), 5000);
    },
  },
  { name: 'disputed', launched: true, state: 'paid', live: ({ url }) => typeCard(url, cards.disputed) },
  {
    name: 'ended before the card paid',
    state: 'canceled',
    live: async ({ order, url }) => {
      const change = { actor: 'system', reason: 'Ended while the card was typed' };
      await db().transaction((tx) => moveOrder(tx, order.id, 'canceled', change));
      await typeCard(url, cards.good);
    },
  },
];

/** Makes orders with accounts, places them, and opens their checkouts: one life after the other. */
export async function openSales(count: number): Promise<Sale[]> {
  const sales: Sale[] = [];
  for (let index = 0; index < count; index++) {
    const life = lives[index % lives.length] as Life;
    const email = `buyer${index}@storm.test`;
    const [person] = await db()
      .insert(users)
      .values({ name: `Buyer ${index}`, firstName: 'Buyer', lastName: String(index), email, emailVerified: true })
      .returning({ id: users.id });
    const { order, secret } = await startOrder(fivePages, person?.id);
    const details = { name: `Buyer ${index}`, email, method: 'card', terms: 'on', termsVersion } as const;
    await placeOrder(order, details, secret, `user:${person?.id}`);
    const placed = await orderNow(order.id);
    sales.push({ order: placed, life, url: await checkoutUrl(placed, secret) });
  }
  return sales;
}

/** Puts the site of an order live, as far as money is concerned. */
export async function launch({ order }: Sale): Promise<void> {
  await db().transaction(async (tx) => {
    const [project] = await tx
      .update(projects)
      .set({ state: 'live', name: order.name ?? '', slug: order.id, liveSince: new Date() })
      .where(eq(projects.orderId, order.id))
      .returning();
    if (!project) throw new Error(`S-${order.number} made no project.`);
    await startPlan(tx, project);
  });
}

function sessionIn(url: string): string {
  return url.split('/').at(-1) ?? '';
}

function paymentOf({ url }: Sale, provider: PaymentServer): string {
  const session = provider.all('checkout.session').find(({ id }) => id === sessionIn(url));
  if (typeof session?.payment_intent !== 'string') throw new Error('The checkout came to no payment.');
  return session.payment_intent;
}
