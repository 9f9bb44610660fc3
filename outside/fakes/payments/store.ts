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

export type Store = ReturnType<typeof openStore>;

/** Opens a data folder's objects as the last process left them, even if it was killed. Changes are on disk after `save`. */
export function openStore(dataDir: string, nowSeconds: number) {
  const kinds = new Map<string, Map<string, unknown>>();
  const ofKind = (kind: string) => {
    const known = kinds.get(kind) ?? new Map<string, unknown>();
    kinds.set(kind, known);
    return known;
  };
  const journal = openJournal(dataDir, ([kind, id, value]) => {
    if (value === null) ofKind(kind).delete(id);
    else ofKind(kind).set(id, value);
  });
  const changed = new Map<string, [kind: string, id: string]>();
  const note = (kind: string, id: string) => changed.set(`${kind} ${id}`, [kind, id]);
  const store = {
    /** Everything of a kind, oldest first. */
    all: <Kind extends keyof Kinds>(kind: Kind) => [...ofKind(kind).values()] as Kinds[Kind][],
    get: <Kind extends keyof Kinds>(kind: Kind, id: unknown) => ofKind(kind).get(String(id)) as Kinds[Kind] | undefined,
    put: <Kind extends keyof Kinds>(kind: Kind, id: string, value: Kinds[Kind]): void => {
      ofKind(kind).set(id, value);
      note(kind, id);
    },
    drop: (kind: keyof Kinds, id: string): void => {
      if (ofKind(kind).delete(id)) note(kind, id);
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
    save: (): void => {
      if (changed.size) journal.append([...changed.values()].map(([kind, id]) => [kind, id, ofKind(kind).get(id) ?? null]));
      changed.clear();
    },
    close: journal.close,
  };
  for (const event of store.all('event')) if (event.created < nowSeconds - eventSeconds) store.drop('event', event.id);
  for (const { key } of store.all('answer')) if (!store.answerUnder(key, nowSeconds)) store.drop('answer', key);
  journal.rewrite([...kinds].flatMap(([kind, things]) => [...things].map(([id, value]): Entry => [kind, id, value])));
  changed.clear();
  return store;
}

function isObjectWithId(value: unknown, id: string): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && value.id === id;
}
