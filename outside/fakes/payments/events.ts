import Stripe from 'stripe';
import { copyOf } from './copies.ts';
import { type Desk, newId } from './desk.ts';

type EventType = Stripe.Event['type'];
type ObjectOf<Type extends EventType> = Extract<Stripe.Event, { type: Type }>['data']['object'];

/** Writes down that something happened, with the object as it is now. One that is waited for is delivered until it is taken. */
export function record<Type extends EventType>(desk: Desk, type: Type, object: ObjectOf<Type>, previous?: object): void {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: desk.at(),
    data: { object: copyOf(object), ...(previous ? { previous_attributes: copyOf(previous) } : {}) },
    livemode: false,
    pending_webhooks: desk.isAwaited(type) ? 1 : 0,
    request: { id: desk.request?.id ?? null, idempotency_key: desk.request?.idempotencyKey ?? null },
    type,
    // The type and its object fit: that is what this function's own types ask of its callers.
  } as Stripe.Event;
  desk.books.put('event', event.id, event);
}

/** The values that a change is about to replace, as an event about it tells them. */
export function before<T extends object>(object: T, change: Partial<T>): Partial<T> {
  const names = Object.keys(change) as (keyof T)[];
  return copyOf(Object.fromEntries(names.map((name) => [name, object[name]])) as Partial<T>);
}
