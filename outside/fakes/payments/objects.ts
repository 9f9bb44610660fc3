import Stripe from 'stripe';
import { type Context, newId } from './context.ts';
import type { Objects } from './store.ts';
import published from './stripe-fixtures.json' with { type: 'json' };

const prefixes: Record<keyof Objects, string> = {
  customer: 'cus',
  product: 'prod',
  tax_rate: 'txr',
  'checkout.session': 'cs_test',
  payment_intent: 'pi',
  setup_intent: 'seti',
  payment_method: 'pm',
  charge: 'ch',
  refund: 're',
  dispute: 'du',
  subscription: 'sub',
  invoice: 'in',
  invoice_payment: 'inpay',
  customer_balance_transaction: 'cbtxn',
  event: 'evt',
};

/** The fields of an object that a caller sets. */
type Fields<T> = T extends (infer Item)[] ? Fields<Item>[] : T extends object ? { [Name in keyof T]?: Fields<T[Name]> | undefined } : T;

/** Creates and stores an object. Fields that aren't given are those of Stripe's published sample, empty: false, [] or null. */
export function create<Kind extends keyof Objects>(context: Context, kind: Kind, fields: Fields<Objects[Kind]>): Objects[Kind] {
  const base = { id: newId(prefixes[kind]), object: kind, created: context.now(), currency: 'usd', metadata: {}, ...fields };
  const sample: Json = published.resources[kind];
  const entries = Object.entries(base).filter(([name, value]) => value !== undefined && (name in sample || name in fields));
  const object = completed(Object.fromEntries(entries), sample) as Objects[Kind];
  context.store.put(kind, object.id, object as never);
  if (context.past.at !== undefined && (kind === 'customer' || kind === 'checkout.session')) context.past.held.add(object.id);
  return object;
}

type Json = Record<string, unknown>;

function completed(value: unknown, sample: unknown): unknown {
  if (value === undefined) return typeof sample === 'boolean' ? false : Array.isArray(sample) ? [] : null;
  if (Array.isArray(value)) return value.map((item) => completed(item, Array.isArray(sample) ? sample[0] : undefined));
  if (!isPlain(value) || !isPlain(sample)) return value;
  const missing = Object.entries(sample).filter(([name]) => value[name] === undefined);
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    name === 'metadata' ? inner : completed(inner, sample[name] ?? null),
  ]);
  return { ...Object.fromEntries(missing.map(([name, inner]) => [name, completed(undefined, inner)])), ...Object.fromEntries(entries) };
}

function isPlain(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Changes and stores an object. Returns the replaced values, as an event about the change names them. */
export function change<T extends Objects[keyof Objects]>(context: Context, object: T, values: Partial<T>): Partial<T> {
  const names = Object.keys(values) as (keyof T)[];
  const previous = structuredClone(Object.fromEntries(names.map((name) => [name, object[name]]))) as Partial<T>;
  Object.assign(object, values);
  context.store.put(object.object, object.id, object as never);
  return previous;
}

type EventType = Stripe.Event['type'];
type ObjectOf<Type extends EventType> = Extract<Stripe.Event, { type: Type }>['data']['object'];

/** Stores an event with a copy of its object. It's delivered if the webhook is subscribed to its type. */
export function record<Type extends EventType>(context: Context, type: Type, object: ObjectOf<Type>, previous?: object): void {
  if (context.past.at !== undefined) return;
  const event = {
    id: newId(prefixes.event),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: context.now(),
    data: { object: structuredClone(object), ...(previous ? { previous_attributes: previous } : {}) },
    livemode: false,
    pending_webhooks: context.isSubscribed(type) ? 1 : 0,
    request: { id: context.request?.id ?? null, idempotency_key: context.request?.idempotencyKey ?? null },
    type,
    // The parameters of this function tie the type to its object.
  } as Stripe.Event;
  context.store.put('event', event.id, event);
}
