import { refused } from '../problems.ts';
import type { Store } from '../store.ts';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Returns an answer as JSON, with the objects at `paths` instead of their IDs. Up to four levels, as at the provider. */
export function expanded(answer: object, paths: readonly string[], store: Store): Json {
  const json = jsonOf(answer);
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > 4) throw refused(`You cannot expand more than 4 levels of a property. Property: ${path}`, { param: 'expand' });
    expand(json, steps, path, store);
  }
  return json;
}

function expand(at: Json, [step, ...rest]: string[], path: string, store: Store): void {
  if (step === undefined || at === null) return;
  if (Array.isArray(at)) {
    for (const item of at) expand(item, [step, ...rest], path, store);
    return;
  }
  const value = typeof at === 'object' ? (paymentsOf(at, step, store) ?? at[step]) : undefined;
  const object = typeof value === 'string' ? store.find(value) : undefined;
  const next = object ? jsonOf(object) : value;
  if (typeof at !== 'object' || next === undefined || (next !== null && typeof next !== 'object'))
    throw refused(`This property cannot be expanded (${path}).`, { param: 'expand' });
  at[step] = next;
  expand(next, rest, path, store);
}

/** An invoice's payments, which the provider includes only on expansion. */
function paymentsOf(at: { [name: string]: Json }, step: string, store: Store): Json | undefined {
  if (at.object !== 'invoice' || step !== 'payments') return undefined;
  const data = store.under('invoice_payment', String(at.id));
  return jsonOf({ object: 'list', data, has_more: false, url: '/v1/invoice_payments' });
}

function jsonOf(object: object): Json {
  return JSON.parse(JSON.stringify(object)) as Json;
}
