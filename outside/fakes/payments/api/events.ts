import type Stripe from 'stripe';
import { z } from 'zod';
import { pageOf, within } from '../lists.ts';
import { created, expand, flag, list, pagination, parameters, text } from '../parameters.ts';
import { refused } from '../problems.ts';
import { type Endpoint, endpoint, known } from './endpoint.ts';

const listParams = parameters<Stripe.EventListParams>()(
  { ...pagination, created, delivery_success: flag.optional(), type: text.optional(), types: list(text).optional() },
  [],
);

export const eventEndpoints: Endpoint[] = [
  endpoint('GET', '/v1/events', listParams, (desk, input) => {
    if (input.type && input.types) throw refused('You may only specify one of these parameters: type, types.', { param: 'type' });
    if (input.types && input.types.length > mostTypes)
      throw refused(`Array types exceeded maximum ${mostTypes} allowed elements.`, { param: 'types' });
    return pageOf(
      desk.books
        .all('event')
        .filter(
          (event) =>
            within(event.created, input.created) &&
            (!input.type || matches(event.type, input.type)) &&
            (!input.types || input.types.includes(event.type)) &&
            (input.delivery_success === undefined || (event.pending_webhooks === 0) === input.delivery_success),
        ),
      input,
      '/v1/events',
    );
  }),
  endpoint('GET', '/v1/events/:id', z.strictObject({ expand }), (desk, _input, id) => known(desk, 'event', id)),
];

/** Of how many types events can be asked for at once. */
const mostTypes = 20;

/** A type by its name, or a group of them by a star: `charge.*`. */
function matches(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
