import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { startListening } from '../../db/live.ts';
import { logIn, logOut, signUp } from '../../domain/accounts/accounts.ts';
import { notify } from '../../domain/notifications/notifications.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { viewerOf } from '../session.ts';
import { addEvents } from './events.ts';

const database = useDatabase();
const app = new Hono();
addEvents(app);
/** The same with a heart that beats fast. */
const quick = new Hono();
addEvents(quick, 20);

let stopListening: () => Promise<void>;
beforeAll(async () => {
  stopListening = await startListening(database.url());
});
afterAll(() => stopListening());

let people = 0;

/** A signed-in person, with the cookie that proves it. */
async function somebody(): Promise<{ id: string; email: string; cookie: string }> {
  const email = `live${++people}@people.test`;
  const result = await signUp(
    {
      firstName: 'Dana',
      lastName: 'Hollis',
      email,
      password: 'correct horse',
      confirmPassword: 'correct horse',
    },
    { address: `198.51.100.${people}`, headers: new Headers() },
  );
  if (!result.ok) throw new Error(result.message);
  const cookie = cookieOf(result.headers);
  const viewer = await viewerOf(new Headers({ cookie }));
  return { id: viewer?.user.id ?? '', email, cookie };
}

function cookieOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

async function openStream(cookie: string, from = app) {
  const leave = new AbortController();
  const response = await from.request('/api/events', { headers: { cookie, accept: 'text/event-stream' }, signal: leave.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => (await reader?.read())?.value ?? '';
  return { response, read, leave: async () => reader?.cancel().finally(() => leave.abort()) };
}

const change = 'event: change\ndata: ';
const hello = `${change}hello\nretry: 3000\n\n`;

test('nobody signed in hears nothing', async () => {
  expect((await app.request('/api/events')).status).toBe(401);
  expect((await app.request('/api/events', { headers: { cookie: 'session=made.up' } })).status).toBe(401);
  // An error would stand in the browser's console; a page whose session is over must hear of it.
  const stream = await openStream('session=made.up');
  expect(stream.response.status).toBe(200);
  expect([await stream.read(), await stream.read()]).toEqual(['event: signed-out\ndata: \n\n', '']);
});

test('a person hears that something of theirs changed, never what, and nothing of others', async () => {
  const [me, other] = [await somebody(), await somebody()];
  const stream = await openStream(me.cookie);
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
  expect(await stream.read()).toBe(hello);
  await notify(db(), other.id, { type: 'info', title: 'For another', message: 'secret', eventKey: 'other' });
  await notify(db(), me.id, { type: 'info', title: 'For me', message: 'secret', eventKey: 'mine' });
  expect(await stream.read()).toBe(`${change}user\n\n`);
  await stream.leave();
});

test('a person holds five streams at once, and a sixth when one is left', async () => {
  const { cookie } = await somebody();
  const streams = [];
  for (let n = 0; n < 5; n++) {
    const stream = await openStream(cookie);
    await stream.read();
    streams.push(stream);
  }
  expect((await app.request('/api/events', { headers: { cookie } })).status).toBe(429);
  const sixth = await openStream(cookie);
  expect(await sixth.read()).toBe(`${change}hello\nretry: 30000\n\n`);
  expect(await sixth.read()).toBe('');
  await streams[0]?.leave();
  const again = await openStream(cookie);
  expect(again.response.status).toBe(200);
  await again.read();
  for (const stream of [...streams.slice(1), again]) await stream.leave();
});

test('a sign-out ends the streams of its session at once, and no other of the person', async () => {
  const { cookie, email } = await somebody();
  const elsewhere = await logIn({ email, password: 'correct horse' }, { address: '198.51.100.200', headers: new Headers() });
  if (!elsewhere.ok) throw new Error(elsewhere.message);
  const [here, there] = [await openStream(cookie), await openStream(cookieOf(elsewhere.headers))];
  await here.read();
  await there.read();
  await logOut({ address: '198.51.100.200', headers: new Headers({ cookie }) });
  expect(await here.read()).toBe('event: signed-out\ndata: \n\n');
  expect(await here.read()).toBe('');
  const { id } = (await viewerOf(new Headers({ cookie: cookieOf(elsewhere.headers) })))?.user ?? { id: '' };
  await notify(db(), id, { type: 'info', title: 'Still heard', message: '', eventKey: 'after' });
  expect(await there.read()).toBe(`${change}user\n\n`);
  await there.leave();
});

test('a silent stream beats, and every second beat asks for a re-read', async () => {
  const stream = await openStream((await somebody()).cookie, quick);
  expect([await stream.read(), await stream.read(), await stream.read(), await stream.read()]).toEqual([
    hello,
    ': still here\n\n',
    `${change}again\n\n`,
    ': still here\n\n',
  ]);
  await stream.leave();
});
