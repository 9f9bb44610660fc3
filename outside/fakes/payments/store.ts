import type Stripe from 'stripe';
import { type Entry, openJournal } from './journal.ts';

/** The provider's objects, by the name in their field `object`. */
export interface Objects {
  customer: Stripe.Customer;
  product: Stripe.Product;
  tax_rate: Stripe.TaxRate;
  'checkout.session': Stripe.Checkout.Session;
  payment_intent: Stripe.PaymentIntent;
  setup_intent: Stripe.SetupIntent;
  payment_method: Stripe.PaymentMethod;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  customer_balance_transaction: Stripe.CustomerBalanceTransaction;
  event: Stripe.Event;
}

/** Everything that is stored: the provider's objects by id, and our own records about them. */
export interface Kinds extends Objects {
  /** By session. */
  purchase: Purchase;
  /** By payment method: the card number, which decides how the card behaves. */
  card_number: string;
  /** By payment or refund: when the bank answers. */
  pending: { dueAt: number; succeeds: boolean };
  /** By idempotency key. */
  answer: StoredAnswer;
}

/** What a checkout page sells, and the data of its payment. */
export interface Purchase {
  lines: { name: string; subtotal: number; taxes: { name: string; percentage: number; amount: number }[] }[];
  description: string | null;
  metadata: Stripe.Metadata;
  savesCard: boolean;
  email: string | null;
}

export interface StoredAnswer {
  key: string;
  /** Method, path and body of the request. */
  request: string;
  status: number;
  body: string;
  /** In seconds since 1970. */
  at: number;
}

/** How long the provider keeps events, and answers under their key. */
const eventSeconds = 30 * 86_400;
const answerSeconds = 86_400;

/** Key of everything that the clock or a delivery will still change. */
export const waiting = 'waiting';

/** What things are looked up under, besides their own ID: IDs of others, and `waiting`. So no request and no tick reads everything. */
const keys: { [Kind in keyof Kinds]?: (value: Kinds[Kind]) => unknown[] } = {
  'checkout.session': ({ payment_intent, status }) => [payment_intent, status === 'open' && waiting],
  charge: ({ payment_intent }) => [payment_intent],
  refund: ({ payment_intent }) => [payment_intent],
  dispute: ({ payment_intent, charge, status }) => [payment_intent, charge, status === 'needs_response' && waiting],
  subscription: ({ customer, status }) => [customer, status !== 'canceled' && waiting],
  invoice: ({ parent, status }) => [parent?.subscription_details?.subscription, (status === 'draft' || status === 'open') && waiting],
  invoice_payment: ({ invoice }) => [invoice],
  customer_balance_transaction: ({ customer }) => [customer],
  event: ({ pending_webhooks }) => [pending_webhooks > 0 && waiting],
};

/** Things by kind and key, oldest first. They're changed in place, so each one's keys are kept to remove it from those that it lost. */
function openIndex() {
  const things = new Map<string, Map<string, unknown>>();
  const keysNow = new Map<string, string[]>();
  const place = (kind: keyof Kinds, id: string, value: unknown): void => {
    if (!keys[kind]) return;
    const next = value === undefined ? [] : keys[kind](value as never).filter((key) => typeof key === 'string');
    const before = keysNow.get(`${kind} ${id}`) ?? [];
    for (const key of before) if (!next.includes(key)) remove(`${kind} ${key}`, id);
    for (const key of next) add(`${kind} ${key}`, id, value);
    if (next.length) keysNow.set(`${kind} ${id}`, next);
    else keysNow.delete(`${kind} ${id}`);
  };
  const add = (under: string, id: string, value: unknown): void => {
    const existing = things.get(under) ?? new Map<string, unknown>();
    things.set(under, existing.set(id, value));
  };
  const remove = (under: string, id: string): void => {
    const existing = things.get(under);
    existing?.delete(id);
    if (!existing?.size) things.delete(under);
  };
  return { place, under: (kind: keyof Kinds, key: string) => [...(things.get(`${kind} ${key}`)?.values() ?? [])] };
}

export type Store = ReturnType<typeof openStore>;

/** Opens a data folder's objects as the last process left them, even if it was killed. Changes are on disk after `save`. */
export function openStore(dataDir: string, nowSeconds: number) {
  const kinds = new Map<string, Map<string, unknown>>();
  const ofKind = (kind: string) => {
    const existing = kinds.get(kind) ?? new Map<string, unknown>();
    kinds.set(kind, existing);
    return existing;
  };
  const journal = openJournal(dataDir, ([kind, id, value]) => {
    if (value === null) ofKind(kind).delete(id);
    else ofKind(kind).set(id, value);
  });
  const index = openIndex();
  const changed = new Map<string, [kind: string, id: string]>();
  const note = (kind: string, id: string) => changed.set(`${kind} ${id}`, [kind, id]);
  const store = {
    /** Everything of a kind, oldest first. */
    all: <Kind extends keyof Kinds>(kind: Kind) => [...ofKind(kind).values()] as Kinds[Kind][],
    /** Those of a kind that have a key, oldest first. */
    under: <Kind extends keyof Kinds>(kind: Kind, key: string) => index.under(kind, key) as Kinds[Kind][],
    get: <Kind extends keyof Kinds>(kind: Kind, id: unknown) => ofKind(kind).get(String(id)) as Kinds[Kind] | undefined,
    put: <Kind extends keyof Kinds>(kind: Kind, id: string, value: Kinds[Kind]): void => {
      ofKind(kind).set(id, value);
      index.place(kind, id, value);
      note(kind, id);
    },
    drop: (kind: keyof Kinds, id: string): void => {
      if (!ofKind(kind).delete(id)) return;
      index.place(kind, id, undefined);
      note(kind, id);
    },
    pending: () => [...ofKind('pending')] as [string, Kinds['pending']][],
    /** The provider's object with this id, of any kind. */
    find: (id: string): object | undefined =>
      [...kinds.values()].map((things) => things.get(id)).find((value): value is { id: string } => isObjectWithId(value, id)),
    /** The answer stored under an idempotency key. Undefined if there is none, or if the key is old enough to be reused. */
    answerUnder: (key: string, now: number): StoredAnswer | undefined => {
      const answer = store.get('answer', key);
      return answer && answer.at >= now - answerSeconds ? answer : undefined;
    },
    /** Drops events and answers that the provider no longer has. They're oldest first, so it looks at no others. */
    forgetOld: (now: number): void => {
      for (const [id, value] of ofKind('event')) {
        if ((value as Kinds['event']).created >= now - eventSeconds) break;
        store.drop('event', id);
      }
      for (const key of ofKind('answer').keys()) {
        if (store.answerUnder(key, now)) break;
        store.drop('answer', key);
      }
    },
    save: (): void => {
      if (changed.size) journal.append([...changed.values()].map(([kind, id]) => [kind, id, ofKind(kind).get(id) ?? null]));
      changed.clear();
    },
    close: journal.close,
  };
  store.forgetOld(nowSeconds);
  for (const [kind, things] of kinds) for (const [id, value] of things) index.place(kind as keyof Kinds, id, value);
  journal.rewrite([...kinds].flatMap(([kind, things]) => [...things].map(([id, value]): Entry => [kind, id, value])));
  changed.clear();
  return store;
}

function isObjectWithId(value: unknown, id: string): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && value.id === id;
}
