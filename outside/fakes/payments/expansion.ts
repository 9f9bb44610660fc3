import type { Books } from './books.ts';
import { refused } from './problems.ts';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** An answer as plain JSON, with the objects whole that the request asked to be. At most four levels deep, as at the provider. */
export function expanded(answer: object, paths: readonly string[], books: Books): Json {
  const json = wireOf(answer);
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > 4) throw refused(`You cannot expand more than 4 levels of a property. Property: ${path}`, { param: 'expand' });
    expand(json, steps, path, books);
  }
  return json;
}

function expand(at: Json, [step, ...rest]: string[], path: string, books: Books): void {
  if (step === undefined || at === null) return;
  if (Array.isArray(at)) {
    for (const item of at) expand(item, [step, ...rest], path, books);
    return;
  }
  if (typeof at !== 'object') throw notExpandable(path);
  const value = includable(at, step, books) ?? (step in at ? at[step] : undefined);
  if (value === undefined) throw notExpandable(path);
  const found = typeof value === 'string' ? books.find(value) : undefined;
  if (typeof value === 'string' && !found) throw notExpandable(path);
  const next = found ? wireOf(found) : value;
  at[step] = next;
  if (rest.length) expand(next, rest, path, books);
  else if (typeof next === 'number' || typeof next === 'boolean') throw notExpandable(path);
}

/** What the provider leaves out of an object until it is asked for. */
function includable(at: { [name: string]: Json }, step: string, books: Books): Json | undefined {
  const listing = (data: object[], url: string) => wireOf({ object: 'list', data, has_more: false, url });
  if (at.object === 'checkout.session' && step === 'line_items' && typeof at.id === 'string')
    return listing(books.get('purchase', at.id)?.lines ?? [], `/v1/checkout/sessions/${at.id}/line_items`);
  if (at.object === 'invoice' && step === 'payments')
    return listing(
      books.all('invoice_payment').filter(({ invoice }) => invoice === at.id),
      '/v1/invoice_payments',
    );
  if (at.object === 'charge' && step === 'refunds')
    return listing(
      books.all('refund').filter(({ charge }) => charge === at.id),
      `/v1/charges/${at.id}/refunds`,
    );
  return undefined;
}

function notExpandable(path: string) {
  return refused(`This property cannot be expanded (${path}).`, { param: 'expand' });
}

function wireOf(object: object): Json {
  return JSON.parse(JSON.stringify(object)) as Json;
}
