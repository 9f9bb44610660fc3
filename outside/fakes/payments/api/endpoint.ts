import type Stripe from 'stripe';
import type { z } from 'zod';
import type { Kinds } from '../books.ts';
import type { Desk } from '../desk.ts';
import type { Tree } from '../form.ts';
import { read } from '../parameters.ts';
import { noSuch } from '../problems.ts';

/** Every kind of answer there is, in the client's own types. */
export type Answer =
  | Exclude<Kinds[keyof Kinds], string | { dueAt: number } | { key: string } | { lines: Stripe.LineItem[]; keepsCard: boolean }>
  | Stripe.ApiList<object>;

export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** Reads what was asked, so that a wrong request is refused before anything is done. */
  prepare: (tree: Tree) => { expand: string[]; act: (desk: Desk, id: string) => Answer };
}

/** One address of the API: its parameters, and what it does. `id` is what stands for `:id` in the path. */
export function endpoint<Input extends { expand?: string[] | undefined }>(
  method: Endpoint['method'],
  path: string,
  schema: z.ZodType<Input>,
  act: (desk: Desk, input: Input, id: string) => Answer,
): Endpoint {
  return {
    method,
    path,
    prepare: (tree) => {
      const input = read(schema, tree);
      return { expand: input.expand ?? [], act: (desk, id) => act(desk, input, id) };
    },
  };
}

const names: Partial<Record<keyof Kinds, string>> = {
  'checkout.session': 'checkout.session',
  payment_intent: 'payment_intent',
  setup_intent: 'setupintent',
  payment_method: 'PaymentMethod',
  tax_rate: 'tax rate',
  customer_balance_transaction: 'customer balance transaction',
};

/** The object that a path names. Throws a 404 when there is none. */
export function known<Kind extends keyof Kinds>(desk: Desk, kind: Kind, id: string): Kinds[Kind] {
  const found = desk.books.get(kind, id);
  if (found === undefined) throw noSuch(names[kind] ?? kind, id);
  return found;
}
