import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { noSuch, refused } from '../problems.ts';
import type { Objects } from '../store.ts';
import { created, integer, list, object, type Read, type Shape, type Tree, text } from './parameters.ts';

export interface Endpoint {
  method: string;
  path: string;
  /** Reads the request. A wrong one is refused before anything changes. */
  prepare: (tree: Tree) => { expand: string[]; run: (context: Context, id: string) => object };
}

/** One address of the API, such as 'GET /v1/customers/:id': its parameters, and what it does. */
export function endpoint<S extends Shape>(
  address: string,
  shape: S,
  run: (context: Context, input: Read<S>, id: string) => object,
): Endpoint {
  const [method = '', path = ''] = address.split(' ');
  const read = object({ ...shape, expand: list(text) });
  return {
    method,
    path,
    prepare: (tree) => {
      const input = read(tree, '') as Read<S> & { expand?: string[] };
      return { expand: input.expand ?? [], run: (context, id) => run(context, input, id) };
    },
  };
}

/** The names in the provider's messages, where they differ from the object's. */
const names: Partial<Record<keyof Objects, string>> = {
  setup_intent: 'setupintent',
  payment_method: 'PaymentMethod',
  tax_rate: 'tax rate',
};

/** The object that a path (or the parameter `param`) names. Throws if there is none. */
export function known<Kind extends keyof Objects>(context: Context, kind: Kind, id: string, param = 'id'): Objects[Kind] {
  const stored = context.store.get(kind, id);
  if (!stored) throw noSuch(names[kind] ?? kind, id, param);
  return stored;
}

export function taxRateOf(context: Context, id: string, param: string): Stripe.TaxRate {
  const rate = known(context, 'tax_rate', id, param);
  if (!rate.active) throw refused(`The tax rate ${id} is not active.`, { param });
  return rate;
}

export function retrieve(kind: keyof Objects, path: string): Endpoint {
  return endpoint(`GET ${path}/:id`, {}, (context, _input, id) => known(context, kind, id));
}

/**
 * A paged list, newest first. Lists objects created in the given range that have the values of `filters`, or for which
 * `matches` returns true.
 */
export function listing<Kind extends keyof Objects, S extends Shape>(
  kind: Kind,
  path: string,
  filters: S,
  matches?: (object: Objects[Kind], input: Read<S>, id: string) => boolean,
): Endpoint {
  const shape = { limit: integer, starting_after: text, ending_before: text, created, ...filters };
  return endpoint(`GET ${path}`, shape, (context, given, id) => {
    const input = given as Read<S> & Page & Record<string, unknown>;
    const hasValues = (fields: Record<string, unknown>) =>
      Object.keys(filters).every((name) => input[name] === undefined || fields[name] === input[name]);
    const of = [input.payment_intent, input.subscription, input.customer, id].find(isId);
    const listed = (of ? context.store.under(kind, of) : context.store.all(kind)).filter(
      (thing) => (input.created?.(thing.created) ?? true) && (matches ? matches(thing, input, id) : hasValues({ ...thing })),
    );
    return pageOf(listed, input, path.replace(':id', id));
  });
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

interface Page {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?: ((seconds: number) => boolean) | undefined;
}

function pageOf<T extends { id: string }>(things: T[], page: Page, url: string): Stripe.ApiList<T> {
  const { limit = 10, starting_after: after, ending_before: before } = page;
  if (limit < 1 || limit > 100) throw refused('Invalid limit: must be between 1 and 100', { param: 'limit' });
  if (after && before) throw refused('You can only use one of ending_before or starting_after.', { param: 'ending_before' });
  const newest = things.toReversed();
  const indexOf = (id: string, param: string) => {
    const index = newest.findIndex((thing) => thing.id === id);
    if (index < 0) throw noSuch('object', id, param);
    return index;
  };
  const end = before ? indexOf(before, 'ending_before') : undefined;
  const start = end === undefined ? (after ? indexOf(after, 'starting_after') + 1 : 0) : Math.max(0, end - limit);
  const data = newest.slice(start, end ?? start + limit);
  return { object: 'list', data, has_more: end === undefined ? newest.length > start + limit : start > 0, url };
}
