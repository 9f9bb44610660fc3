import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import type Stripe from 'stripe';
import type { Provider } from '../../payments/client.ts';
import { paymentApi } from './api/router.ts';
import { settleSlowPayment } from './checkout.ts';
import { catchUp } from './clock.ts';
import type { Context } from './context.ts';
import { closeDispute } from './disputes.ts';
import { paymentServerOf, refuseSecondServer, savePort } from './instance.ts';
import { markUncollectible, voidInvoice } from './invoices.ts';
import { checkoutPages } from './pages.ts';
import { noPast, releaseIdle } from './past.ts';
import { refundCharge } from './refunds.ts';
import { type Kinds, openStore, type Store, waiting } from './store.ts';

export interface PaymentServerOptions {
  dataDir: string;
  /** Public address of the checkout pages. */
  pagesUrl: string;
  /** Where signed events are delivered. */
  webhookUrl: string;
  /** The event types that the webhook is subscribed to; all if absent. */
  webhookTypes?: readonly string[];
  /** False for an endpoint that was disabled in the dashboard. */
  isWebhookEnabled?: boolean;
  /** The server's time. If given, nothing runs by itself: call `advance` and `deliverNow`. */
  now?: () => Date;
}

export interface PaymentServer extends Provider {
  /** Runs everything that is due, in order. */
  advance: () => void;
  /** Attempts every delivery that hasn't been accepted. */
  deliverNow: () => Promise<void>;
  /** Copies of everything of a kind, oldest first. */
  all: <Kind extends keyof Kinds>(kind: Kind) => Kinds[Kind][];
  /** Actions of the bank, or of someone in the provider's dashboard. Each throws for an unknown ID. */
  bank: {
    dispute: (disputeId: string, outcome: 'won' | 'lost') => void;
    /** Refunds a payment without a request from us. */
    refund: (paymentId: string, amountCents: number) => Stripe.Refund;
    /** Voids an open bill, or writes it off. */
    closeBill: (invoiceId: string, as: 'void' | 'uncollectible') => void;
    /** Makes a slow payment fail before it's confirmed. */
    failSlowPayment: (paymentId: string) => void;
  };
  stop: () => Promise<void>;
}

const tickMs = 250;

let pages: Hono | undefined;

/** The checkout pages, to mount on the app's own address. */
export function paymentPages(): Hono {
  if (!pages) throw new Error('The test payment server is not running.');
  return pages;
}

/**
 * Starts a payment provider for testing: the part of Stripe's HTTP API that we use, its checkout page, and signed webhooks
 * that are delivered until they're accepted. Its objects survive a killed process. Throws if another process already runs
 * one for this data folder.
 */
export async function startPaymentServer(options: PaymentServerOptions): Promise<PaymentServer> {
  const provider = paymentServerOf(options.dataDir);
  await refuseSecondServer(options.dataDir, provider);
  const nowSeconds = () => Math.floor((options.now?.() ?? new Date()).getTime() / 1000);
  const store = openStore(options.dataDir, nowSeconds());
  const context: Context = {
    store,
    now: () => context.moment ?? context.past.at ?? nowSeconds(),
    moment: undefined,
    past: noPast(),
    pagesUrl: options.pagesUrl,
    isSubscribed: (type) => options.webhookTypes?.includes(type) ?? true,
    webhook: { url: options.webhookUrl, types: options.webhookTypes ?? ['*'], isEnabled: options.isWebhookEnabled ?? true },
    request: null,
  };
  const advance = () => {
    releaseIdle(context);
    catchUp(context, nowSeconds());
  };
  const deliverNow = openDeliveries(store, { url: options.webhookUrl, secret: provider.webhookSecret });
  pages = checkoutPages(context, { catchUp: advance, isForVisitors: true });
  const api = paymentApi({ context, secretKey: provider.secretKey, catchUp: advance });
  // The demo visits the checkout pages here, because the app may be in another process.
  api.route('/pages', checkoutPages(context, { catchUp: advance, isForVisitors: false }));
  const server = createAdaptorServer({ fetch: api.fetch });
  savePort(options.dataDir, await listen(server));
  const tick = async () => {
    store.forgetOld(nowSeconds());
    advance();
    await deliverNow();
  };
  const timer = options.now ? undefined : setInterval(() => void tick(), tickMs);
  return {
    ...provider,
    advance,
    deliverNow,
    all: (kind) => structuredClone(store.all(kind)),
    bank: bankOf(context),
    stop: async () => {
      clearInterval(timer);
      await new Promise((resolve) => server.close(resolve));
      store.close();
    },
  };
}

function bankOf(context: Context): PaymentServer['bank'] {
  const { store } = context;
  const found = <Kind extends keyof Kinds>(kind: Kind, id: unknown): Kinds[Kind] => {
    const value = store.get(kind, id);
    if (!value) throw new Error(`There is no ${String(id)}.`);
    return value;
  };
  return {
    dispute: (disputeId, outcome) => {
      closeDispute(context, disputeId, outcome);
      store.save();
    },
    refund: (paymentId, amount) => {
      const charge = found('charge', found('payment_intent', paymentId).latest_charge);
      const refund = refundCharge(context, { charge, amount });
      store.save();
      return refund;
    },
    closeBill: (invoiceId, as) => {
      (as === 'void' ? voidInvoice : markUncollectible)(context, found('invoice', invoiceId));
      store.save();
    },
    failSlowPayment: (paymentId) => {
      store.drop('pending', paymentId);
      settleSlowPayment(context, found('payment_intent', paymentId), false);
      store.save();
    },
  };
}

function listen(server: ServerType): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** Delays between deliveries of one event while it fails; the last one repeats. */
const retryDelaysMs = [500, 1000, 2000, 5000, 15_000];

/** Returns a function that delivers events to the webhook, each until it's accepted. The order isn't guaranteed. */
function openDeliveries(store: Store, { url, secret }: { url: string; secret: string }) {
  const failures = new Map<string, { count: number; nextAtMs: number }>();
  let running = false;
  return async (): Promise<void> => {
    if (running) return;
    running = true;
    try {
      for (const event of store.under('event', waiting)) {
        const failed = failures.get(event.id) ?? { count: 0, nextAtMs: 0 };
        if (failed.nextAtMs > Date.now()) continue;
        const outcome = await post(url, event, secret);
        if (outcome === 'accepted') {
          failures.delete(event.id);
          store.put('event', event.id, { ...event, pending_webhooks: 0 });
          store.save();
        } else {
          const delayMs = retryDelaysMs[failed.count] ?? retryDelaysMs.at(-1) ?? 0;
          failures.set(event.id, { count: failed.count + 1, nextAtMs: Date.now() + delayMs });
        }
        // If the webhook can't be reached, the other events would fail too. The next round tries one more.
        if (outcome === 'unreachable') return;
      }
    } finally {
      running = false;
    }
  };
}

/** Delivers one event, signed as the provider signs: HMAC-SHA-256 over timestamp and body, with the real time. */
async function post(url: string, event: Stripe.Event, secret: string): Promise<'accepted' | 'refused' | 'unreachable'> {
  const body = JSON.stringify(event);
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': `t=${timestamp},v1=${signature}` },
      body,
      signal: AbortSignal.timeout(5000),
    });
    return response.ok ? 'accepted' : 'refused';
  } catch {
    return 'unreachable';
  }
}
