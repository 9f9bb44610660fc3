import type Stripe from 'stripe';
import { copyOf } from './copies.ts';
import { type Entry, openJournal } from './journal.ts';

/** What the server keeps: the provider's own objects by their id, and what it must remember beside them. */
export interface Kinds {
  customer: Stripe.Customer;
  product: Stripe.Product;
  price: Stripe.Price;
  tax_rate: Stripe.TaxRate;
  'checkout.session': Stripe.Checkout.Session;
  payment_intent: Stripe.PaymentIntent;
  setup_intent: Stripe.SetupIntent;
  payment_method: Stripe.PaymentMethod;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  balance_transaction: Stripe.BalanceTransaction;
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  customer_balance_transaction: Stripe.CustomerBalanceTransaction;
  event: Stripe.Event;
  /** By session: what is bought, and what its payment will say. */
  purchase: Purchase;
  /** By payment method: the number that was typed, which tells what the card does. */
  card_number: string;
  /** By payment or refund: when the bank's answer is here. */
  pending: { dueAt: number; succeeds: boolean };
  /** By idempotency key. */
  answer: StoredAnswer;
}

export interface Purchase {
  lines: Stripe.LineItem[];
  description: string | null;
  metadata: Stripe.Metadata;
  keepsCard: boolean;
  /** Whom the page is for, when the session itself has no email. */
  email: string | null;
}

export interface StoredAnswer {
  key: string;
  /** Method, path and body of the request that was answered. */
  request: string;
  status: number;
  body: string;
  /** In seconds since 1970. */
  at: number;
}

export interface Books {
  /** Everything of a kind, the oldest first. */
  all: <Kind extends keyof Kinds>(kind: Kind) => Kinds[Kind][];
  get: <Kind extends keyof Kinds>(kind: Kind, id: string) => Kinds[Kind] | undefined;
  /** Notes a new or a changed thing; it is on disk after `save`. */
  put: <Kind extends keyof Kinds>(kind: Kind, id: string, value: Kinds[Kind]) => void;
  drop: (kind: keyof Kinds, id: string) => void;
  /** The pending answers of banks, by payment or refund. */
  pending: () => [string, Kinds['pending']][];
  /** The provider's object of whatever kind that has this id. */
  find: (id: string) => object | undefined;
  /** Writes what was noted since the last time. */
  save: () => void;
  close: () => void;
}

/** How long the provider keeps events, and answers under their key. */
const eventsKeptSeconds = 30 * 86_400;
const answersKeptSeconds = 86_400;

/** Opens the books of a data folder as the last process left them, however it ended. */
export function openBooks(dataDir: string, nowSeconds: number): Books {
  const shelves = new Map<string, Map<string, Kinds[keyof Kinds]>>();
  const shelf = (kind: string) => {
    const known = shelves.get(kind) ?? new Map<string, Kinds[keyof Kinds]>();
    shelves.set(kind, known);
    return known;
  };
  const journal = openJournal(dataDir, ([kind, id, value]) => {
    if (value === null) shelf(kind).delete(id);
    else shelf(kind).set(id, value as Kinds[keyof Kinds]);
  });
  const changed = new Map<string, [keyof Kinds, string]>();
  const note = (kind: keyof Kinds, id: string) => changed.set(`${kind} ${id}`, [kind, id]);
  const books: Books = {
    all: <Kind extends keyof Kinds>(kind: Kind) => [...shelf(kind).values()] as Kinds[Kind][],
    get: <Kind extends keyof Kinds>(kind: Kind, id: string) => shelf(kind).get(id) as Kinds[Kind] | undefined,
    put: (kind, id, value) => {
      shelf(kind).set(id, value);
      note(kind, id);
    },
    drop: (kind, id) => {
      if (shelf(kind).delete(id)) note(kind, id);
    },
    pending: () => [...shelf('pending')] as [string, Kinds['pending']][],
    find: (id) => {
      const found = [...shelves].find(([kind, things]) => !ownKinds.has(kind) && things.has(id));
      return found?.[1].get(id) as object | undefined;
    },
    save: () => {
      if (!changed.size) return;
      journal.append([...changed.values()].map(([kind, id]) => [kind, id, shelf(kind).get(id) ?? null]));
      changed.clear();
    },
    close: journal.close,
  };
  forgetOld(books, nowSeconds);
  journal.rewrite([...shelves].flatMap(([kind, things]) => [...things].map(([id, value]): Entry => [kind, id, value])));
  changed.clear();
  return books;
}

/** What is no object of the provider. */
const ownKinds = new Set(['purchase', 'card_number', 'pending', 'answer']);

function forgetOld(books: Books, nowSeconds: number): void {
  for (const event of books.all('event')) if (event.created < nowSeconds - eventsKeptSeconds) books.drop('event', event.id);
  forgetAnswers(books, nowSeconds);
}

/** Drops the answers whose keys may be used again. */
export function forgetAnswers(books: Books, nowSeconds: number): void {
  for (const answer of books.all('answer')) if (expiredAnswer(answer, nowSeconds)) books.drop('answer', answer.key);
}

/** Whether a key may be used for another request. */
export function expiredAnswer(answer: StoredAnswer, nowSeconds: number): boolean {
  return answer.at < nowSeconds - answersKeptSeconds;
}

/** The books as plain data, for tests that look into them. */
export function snapshotOf<Kind extends keyof Kinds>(books: Books, kind: Kind): Kinds[Kind][] {
  return copyOf(books.all(kind));
}
