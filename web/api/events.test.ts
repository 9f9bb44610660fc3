import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { startListening } from '../../db/live.ts';
import { signUp } from '../../domain/accounts/accounts.ts';
import { notify } from '../../domain/notifications/notifications.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { viewerOf } from '../session.ts';
import { addEvents } from './events.ts';

const database = useDatabase();
const app = new Hono();
addEvents(app);

let stopListening: () => Promise<void>;
beforeAll(async () => {
  stopListening = await startListening(database.url());
});
afterAll(() => stopListening());

let people = 0;

/** A signed-in person, with the cookie that proves it. */
async function somebody(): Promise<{ id: string; cookie: string }> {
  const result = await signUp(
    {
      firstName: 'Dana',
      lastName: 'Hollis',
      email: `live${++people}@people.test`,
      password: 'correct horse',
      confirmPassword: 'correct horse',
    },
    { address: `198.51.100.${people}`, headers: new Headers() },
  );
  if (!result.ok) throw new Error(result.message);
  const cookie = result.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const viewer = await viewerOf(new Headers({ cookie }));
  return { id: viewer?.user.id ?? '', cookie };
}

async function openStream(cookie: string) {
  const leave = new AbortController();
  const response = await app.request('/api/events', { headers: { cookie }, signal: leave.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => (await reader?.read())?.value ?? '';
  return { response, read, leave: async () => reader?.cancel().finally(() => leave.abort()) };
}

const change = 'event: change\ndata: ';

test('nobody signed in hears nothing', async () => {
  expect((await app.request('/api/events')).status).toBe(401);
  expect((await app.request('/api/events', { headers: { cookie: 'session=made.up' } })).status).toBe(401);
});

test('a person hears that something of theirs changed, never what, and nothing of others', async () => {
  const [me, other] = [await somebody(), await somebody()];
  const stream = await openStream(me.cookie);
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
  expect(await stream.read()).toBe(`${change}hello\n\n`);
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
  await streams[0]?.leave();
  const again = await openStream(cookie);
  expect(again.response.status).toBe(200);
  await again.read();
  for (const stream of [...streams.slice(1), again]) await stream.leave();
});
