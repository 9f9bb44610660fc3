import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import type Stripe from 'stripe';
import type { Provider } from '../../payments/client.ts';
import { paymentApi } from './api/router.ts';
import { markUncollectible, voidInvoice } from './billing.ts';
import { type Kinds, openBooks, snapshotOf } from './books.ts';
import { settleSlowPayment } from './checkout.ts';
import { catchUp } from './clock.ts';
import { openDeliveries } from './deliveries.ts';
import type { Desk } from './desk.ts';
import { closeDispute } from './disputes.ts';
import { keepPort, paymentServerOf, refuseSecondKeeper } from './keeper.ts';
import { checkoutPages } from './pages/pages.ts';
import { refundCharge } from './refunding.ts';

export interface PaymentServerOptions {
  dataDir: string;
  /** Public address under which the checkout pages are reached. */
  pagesUrl: string;
  /** Where signed events are delivered. */
  webhookUrl: string;
  /** The types that are delivered, as an endpoint's own list of them at Stripe; all when there is none. */
  webhookTypes?: readonly string[];
  /** The server's own time. When it is given nothing runs by itself: `advance` and `deliverNow` do what is due. */
  now?: () => Date;
}

export interface PaymentServer extends Provider {
  /** Does everything that is due by now, in its order. */
  advance: () => void;
  /** Tries to deliver every event that was not taken yet. */
  deliverNow: () => Promise<void>;
  /** Everything of a kind, the oldest first, as plain data. */
  all: <Kind extends keyof Kinds>(kind: Kind) => Kinds[Kind][];
  /** What the bank or somebody in the provider's dashboard does. Each throws for an id that is not there. */
  bank: {
    dispute: (disputeId: string, outcome: 'won' | 'lost') => void;
    /** Gives money back without our product having asked for it. */
    refund: (paymentId: string, amountCents: number) => Stripe.Refund;
    /** Lets an open bill go: it is void, or written off. */
    letBillGo: (invoiceId: string, as: 'void' | 'uncollectible') => void;
    /** Lets a slow payment fail that is not confirmed yet. */
    failSlowPayment: (paymentId: string) => void;
  };
  stop: () => Promise<void>;
}

const tickMs = 250;

let pages: Hono | undefined;

/** The checkout pages, for mounting on the app's own address. */
export function paymentPages(): Hono {
  if (!pages) throw new Error('The test payment server is not running.');
  return pages;
}

/**
 * A payment provider for trying things out: the part of Stripe's HTTP API that we use, its checkout page, and its signed
 * webhooks, delivered again until they are taken. Its books outlive a killed process. One process keeps the books of a
 * data folder; throws when another one does already.
 */
export async function startPaymentServer(options: PaymentServerOptions): Promise<PaymentServer> {
  const provider = paymentServerOf(options.dataDir);
  await refuseSecondKeeper(options.dataDir, provider);
  const nowSeconds = () => Math.floor((options.now?.() ?? new Date()).getTime() / 1000);
  let moment: number | undefined;
  const books = openBooks(options.dataDir, nowSeconds());
  const desk: Desk = {
    books,
    at: () => moment ?? nowSeconds(),
    pagesUrl: options.pagesUrl,
    isAwaited: (type) => options.webhookTypes?.includes(type) ?? true,
    request: null,
  };
  const advance = () =>
    catchUp(desk, nowSeconds(), (at) => {
      moment = at;
    });
  const deliverNow = openDeliveries(books, { url: options.webhookUrl, secret: provider.webhookSecret });
  pages = checkoutPages(desk, advance);
  const server = createAdaptorServer({ fetch: paymentApi({ desk, secretKey: provider.secretKey, catchUp: advance }).fetch });
  keepPort(options.dataDir, await listen(server));
  const tick = async () => {
    advance();
    await deliverNow();
  };
  const timer = options.now ? undefined : setInterval(() => void tick(), tickMs);
  return {
    ...provider,
    advance,
    deliverNow,
    all: (kind) => snapshotOf(books, kind),
    bank: bankOf(desk),
    stop: async () => {
      clearInterval(timer);
      await new Promise((resolve) => server.close(resolve));
      books.close();
    },
  };
}

function bankOf(desk: Desk): PaymentServer['bank'] {
  const there = <T>(found: T | undefined, id: string): T => {
    if (!found) throw new Error(`There is no ${id}.`);
    return found;
  };
  return {
    dispute: (disputeId, outcome) => {
      closeDispute(desk, disputeId, outcome);
      desk.books.save();
    },
    refund: (paymentId, amount) => {
      const intent = there(desk.books.get('payment_intent', paymentId), paymentId);
      const refund = refundCharge(desk, { charge: there(desk.books.get('charge', String(intent.latest_charge)), paymentId), amount });
      desk.books.save();
      return refund;
    },
    letBillGo: (invoiceId, as) => {
      (as === 'void' ? voidInvoice : markUncollectible)(desk, there(desk.books.get('invoice', invoiceId), invoiceId));
      desk.books.save();
    },
    failSlowPayment: (paymentId) => {
      const intent = there(desk.books.get('payment_intent', paymentId), paymentId);
      desk.books.drop('pending', paymentId);
      settleSlowPayment(desk, intent, false);
      desk.books.save();
    },
  };
}

function listen(server: ServerType): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
