import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { placedOrder } from '../../../tests/harness/orders.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { makePerson } from '../../../tests/helpers/people.ts';
import { orderOfRequest } from '../../cookies/order-cookie.ts';
import { viewerContext } from '../../session/session.ts';
import { withoutOrder } from './no-order.ts';
import { loader } from './payment.tsx';

useDatabase();

const cookiesOf = (answer: Response) => answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');

test('a browser without an order goes to the page picker, where a toast says why', async () => {
  const context = new RouterContextProvider();
  context.set(viewerContext, null);
  const answer = await Promise.resolve(loader({ request: new Request('http://localhost:3000/payment'), context } as never)).catch(
    (thrown: unknown) => thrown as Response,
  );
  expect(answer).toBeInstanceOf(Response);
  const { status, headers } = answer as Response;
  expect([status, headers.get('location')]).toEqual([302, '/#picker']);
  expect(cookiesOf(answer as Response)).toEqual([expect.stringMatching(/^(?:__Host-)?toast-/)]);
});

test('someone logged in gets their own order, and no one else’s', async () => {
  const [buyer, other] = [await makePerson(), await makePerson()];
  const { order } = await placedOrder({ userId: buyer.id, email: buyer.email });
  const answer = await withoutOrder('/payment', buyer.id);
  expect(answer.headers.get('location')).toBe('/payment');
  const request = new Request('http://localhost:3000/payment', { headers: { cookie: cookiesOf(answer).join('; ') } });
  expect((await orderOfRequest(request))?.order.id).toBe(order.id);
  expect((await withoutOrder('/payment', other.id)).headers.get('location')).toBe('/#picker');
});
