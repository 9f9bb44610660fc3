import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type Booking, book } from '../../../domain/bookings/bookings.ts';
import { offerNow } from '../../../domain/bookings/calendar.ts';
import { callSecret } from '../../../domain/bookings/link.ts';
import { must } from '../../../tests/harness/must.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { viewerContext } from '../../session/session.ts';
import { action, loader } from './call.tsx';
import { callAddress } from './call-address.ts';

useDatabase();

const rosa = { zone: 'America/Denver', topic: 'before', name: 'Rosa Lind', email: 'rosa@visitor.test', phone: '', message: '' } as const;

async function bookedCall(): Promise<Booking> {
  const startsAt = (await offerNow()).days.flatMap(({ times }) => times)[0] as Date;
  return must(await book({ startsAt, ...rosa }, undefined, { actor: 'visitor' })).booking;
}

const request = (path: string, init: RequestInit = {}) => new Request(`http://localhost:3000${path}`, init);

/** What a browser gets at an address: where it's sent and with which cookie, or the page's data. */
async function open(path: string, cookie = '') {
  const answer = await loader({ request: request(path, { headers: { cookie } }) } as never).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) return (answer as { data: { call: { secret: string | null } | null } }).data;
  return { to: answer.headers.get('Location'), cookie: answer.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
}

test('the secret of a link moves from the address into the cookie, whatever was asked for', async () => {
  const secret = callSecret((await bookedCall()).id);
  const sent = await open(`/booking/call?call=${secret}&move`);
  expect(sent).toEqual({ to: callAddress(secret, 'move'), cookie: expect.stringMatching(/^call=.+/) });
  const { cookie } = sent as { cookie: string };
  expect(await open(callAddress(secret, 'move'), cookie)).toEqual({ to: '/booking/call?move', cookie: '' });
  expect(await open('/booking/call?move', cookie)).toMatchObject({ call: { secret: null } });
});

test('a browser that refuses cookies gets the page at the address with the secret, and stays there after a change', async () => {
  const call = await bookedCall();
  const secret = callSecret(call.id);
  expect(await open(callAddress(secret, 'made'))).toMatchObject({ call: { id: call.id, secret } });
  expect(await open('/booking/call')).toMatchObject({ call: null });
  const context = new RouterContextProvider();
  context.set(viewerContext, null);
  const body = new URLSearchParams({ intent: 'cancel', callId: call.id, reason: '' });
  const canceled = await action({ request: request(callAddress(secret, 'cancel'), { method: 'POST', body }), context } as never);
  expect((canceled as Response).headers.get('Location')).toBe(callAddress(secret));
  expect(await open(callAddress(secret))).toMatchObject({ call: { canceled: true, secret } });
});

test('a link of another call than the cookie’s opens its own', async () => {
  const secret = callSecret((await bookedCall()).id);
  const { cookie } = (await open(`/booking/call?call=${secret}`)) as { cookie: string };
  const other = callSecret((await bookedCall()).id);
  expect(await open(`/booking/call?call=${other}`, cookie)).toMatchObject({ to: callAddress(other) });
});
