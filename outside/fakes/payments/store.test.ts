import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catchUp } from './clock.ts';
import { type Context, newId } from './context.ts';
import { change, create, record } from './objects.ts';
import { noPast } from './past.ts';
import { openStore, type Store, waiting } from './store.ts';

const now = 1_800_000_000;
let folder = '';
let store: Store;
let context: Context;

const reopen = (at = now) => {
  store?.close();
  store = openStore(folder, at);
  context = {
    store,
    now: () => at,
    moment: undefined,
    past: noPast(),
    pagesUrl: '',
    isSubscribed: () => true,
    webhook: { url: '', types: ['*'], isEnabled: true },
    request: null,
  };
};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sunup-store-'));
  reopen();
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

const charge = (intent: string) => create(context, 'charge', { payment_intent: intent });
const idsOf = (things: { id: string }[]) => things.map(({ id }) => id);

test('things are found under what they belong to, oldest first, and after a restart too', () => {
  const [first, , third] = [charge('pi_1'), charge('pi_2'), charge('pi_1')];
  expect(idsOf(store.under('charge', 'pi_1'))).toEqual([first.id, third.id]);
  expect(store.under('charge', 'pi_3')).toEqual([]);
  store.save();
  reopen();
  expect(idsOf(store.under('charge', 'pi_1'))).toEqual([first.id, third.id]);
});

test('a thing that changes is found under its new keys only', () => {
  const session = create(context, 'checkout.session', { status: 'open', expires_at: now + 60 });
  expect(idsOf(store.under('checkout.session', waiting))).toEqual([session.id]);
  change(context, session, { status: 'complete', payment_intent: 'pi_1' });
  expect(store.under('checkout.session', waiting)).toEqual([]);
  expect(store.under('checkout.session', 'pi_1')).toEqual([session]);
  record(context, 'customer.created', create(context, 'customer', {}));
  for (const event of store.under('event', waiting)) store.put('event', event.id, { ...event, pending_webhooks: 0 });
  expect([store.under('event', waiting), store.all('event').length]).toEqual([[], 1]);
});

test('a tick looks only at what can still change, however much there was', () => {
  for (let n = 0; n < 200; n++) {
    create(context, 'checkout.session', { status: 'complete' });
    create(context, 'invoice', { status: 'paid' });
    create(context, 'subscription', { status: 'canceled' });
    create(context, 'dispute', { status: 'won' });
  }
  const open = create(context, 'checkout.session', { status: 'open', expires_at: now - 1, id: newId('cs_test') });
  const all = vi.spyOn(store, 'all');
  const under = vi.spyOn(store, 'under');
  catchUp(context, now);
  expect(open.status).toBe('expired');
  expect(all).not.toHaveBeenCalled();
  expect(under.mock.results.flatMap(({ value }) => value as unknown[])).toEqual([open]);
});

test('events of over 30 days and answers of over a day are forgotten, and nothing younger', () => {
  const day = 86_400;
  record(context, 'customer.created', create(context, 'customer', {}));
  store.put('answer', 'old', { key: 'old', request: '', status: 200, body: '{}', at: now });
  store.forgetOld(now + day);
  expect([store.all('event').length, store.all('answer').length]).toEqual([1, 1]);
  reopen(now);
  store.put('answer', 'new', { key: 'new', request: '', status: 200, body: '{}', at: now + 30 * day });
  store.forgetOld(now + 30 * day);
  expect(store.all('answer').map(({ key }) => key)).toEqual(['new']);
  store.forgetOld(now + 30 * day + 1);
  expect([store.all('event'), store.under('event', waiting)]).toEqual([[], []]);
});
