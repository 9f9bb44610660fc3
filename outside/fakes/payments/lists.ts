import type Stripe from 'stripe';
import { noSuchParam, refused } from './problems.ts';

interface Page {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

interface Range {
  gt?: number | undefined;
  gte?: number | undefined;
  lt?: number | undefined;
  lte?: number | undefined;
}

/** A page of a list, the newest first. Ten at a time when nothing else is asked for; a hundred at most. */
export function pageOf<T extends { id: string }>(
  things: T[],
  { limit = 10, starting_after, ending_before }: Page,
  url: string,
): Stripe.ApiList<T> {
  if (limit < 1 || limit > 100)
    throw refused('Invalid limit: must be between 1 and 100', {
      code: limit < 1 ? 'parameter_invalid_integer' : undefined,
      param: 'limit',
    });
  if (starting_after && ending_before)
    throw refused('You can only use one of ending_before or starting_after.', { param: 'ending_before' });
  const newest = things.toReversed();
  const indexOf = (id: string, param: string) => {
    const index = newest.findIndex((thing) => thing.id === id);
    if (index < 0) throw noSuchParam('object', id, param);
    return index;
  };
  if (ending_before) {
    const end = indexOf(ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: newest.slice(start, end), has_more: start > 0, url };
  }
  const start = starting_after ? indexOf(starting_after, 'starting_after') + 1 : 0;
  return { object: 'list', data: newest.slice(start, start + limit), has_more: newest.length > start + limit, url };
}

/** Whether something was made in a range of moments. */
export function within(created: number, { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity }: Range = {}): boolean {
  return created > gt && created >= gte && created < lt && created <= lte;
}

/** A list that is part of another object, whole. */
export function listed<T>(data: T[], url: string): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: false, url };
}
