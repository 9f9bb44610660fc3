import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { startListening } from '../../db/live.ts';
import { notifications, sessions, users } from '../../db/schema/index.ts';
import { signUp } from '../../domain/accounts/accounts.ts';
import { logIn } from '../../domain/accounts/login.ts';
import { logOut } from '../../domain/accounts/sessions.ts';
import { addNotification } from '../../domain/notifications/list.ts';
import { cookiePairs } from '../../tests/harness/cookie-pairs.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { viewerOf } from '../session/session.ts';
import { addEvents } from './events.ts';

const database = useDatabase();
const app = new Hono();
const endStreams = addEvents(app);
/** The same with a heart that beats fast. */
const quick = new Hono();
const endQuick = addEvents(quick, 60);

let stopListening: () => Promise<void>;
beforeAll(async () => {
  stopListening = await startListening(database.url());
});
afterAll(async () => {
  endStreams();
  endQuick();
  await stopListening();
});

let people = 0;

/** A signed-in person, with the cookie that proves it. */
async function newPerson(): Promise<{ id: string; email: string; cookie: string }> {
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
  const cookie = cookiePairs(must(result).headers);
  const viewer = await viewerOf(new Headers({ cookie }));
  return { id: viewer?.user.id ?? '', email, cookie };
}

async function openStream(cookie: string, from = app) {
  const leave = new AbortController();
  const response = await from.request('/api/events', { headers: { cookie, accept: 'text/event-stream' }, signal: leave.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => (await reader?.read())?.value ?? '';
  return { response, read, leave: async () => reader?.cancel().finally(() => leave.abort()) };
}

const change = 'event: change\ndata: ';
/** What a stream begins with; browsers come back after one to two seconds. */
const hello = expect.stringMatching(/^retry: (?:1\d{3}|2000)\nevent: change\ndata: hello\n\n$/);
const beat = ': still here\n\n';
const again = `${change}again\n\n`;

test('a logged-out visitor gets no events', async () => {
  expect((await app.request('/api/events')).status).toBe(401);
  expect((await app.request('/api/events', { headers: { cookie: 'session=made.up' } })).status).toBe(401);
  // An error would stand in the browser's console; a page whose session is over must hear of it.
  const stream = await openStream('session=made.up');
  expect(stream.response.status).toBe(200);
  expect([await stream.read(), await stream.read()]).toEqual(['event: signed-out\ndata: \n\n', '']);
});

test('a person learns that something of theirs changed, never what, and nothing about others', async () => {
  const [me, other] = [await newPerson(), await newPerson()];
  const stream = await openStream(me.cookie);
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
  expect(await stream.read()).toEqual(hello);
  await addNotification(db(), other.id, { type: 'info', title: 'For another', message: 'secret', eventKey: 'other' });
  await addNotification(db(), me.id, { type: 'info', title: 'For me', message: 'secret', eventKey: 'mine' });
  expect(await stream.read()).toBe(`${change}user\n\n`);
  await stream.leave();
});

test('a person can hold five streams at a time, and a sixth once one is closed', async () => {
  const { cookie } = await newPerson();
  const streams = [];
  for (let n = 0; n < 5; n++) {
    const stream = await openStream(cookie);
    await stream.read();
    streams.push(stream);
  }
  expect((await app.request('/api/events', { headers: { cookie } })).status).toBe(429);
  const sixth = await openStream(cookie);
  expect(await sixth.read()).toBe(`retry: 30000\n${change}hello\n\n`);
  expect(await sixth.read()).toBe('');
  await streams[0]?.leave();
  const again = await openStream(cookie);
  expect(again.response.status).toBe(200);
  await again.read();
  for (const stream of [...streams.slice(1), again]) await stream.leave();
});

test('a sign-out ends the streams of its session immediately, and none of the person’s others', async () => {
  const { cookie, email } = await newPerson();
  const elsewhere = must(await logIn({ email, password: 'correct horse' }, { address: '198.51.100.200', headers: new Headers() }));
  const [here, there] = [await openStream(cookie), await openStream(cookiePairs(elsewhere.headers))];
  await here.read();
  await there.read();
  await logOut({ address: '198.51.100.200', headers: new Headers({ cookie }) });
  expect(await here.read()).toBe('event: signed-out\ndata: \n\n');
  expect(await here.read()).toBe('');
  const { id } = (await viewerOf(new Headers({ cookie: cookiePairs(elsewhere.headers) })))?.user ?? { id: '' };
  await addNotification(db(), id, { type: 'info', title: 'Still heard', message: '', eventKey: 'after' });
  expect(await there.read()).toBe(`${change}user\n\n`);
  await there.leave();
});

test('a silent stream sends heartbeats, and every second one asks for a re-read', async () => {
  const stream = await openStream((await newPerson()).cookie, quick);
  expect(await stream.read()).toEqual(hello);
  const beats = [await stream.read(), await stream.read(), await stream.read(), await stream.read()];
  expect(beats).toEqual(beats[0] === beat ? [beat, again, beat, again] : [again, beat, again, beat]);
  await stream.leave();
});

test('a session that ended unnoticed, or still owes its second factor, is found at the next heartbeat', async () => {
  const [ended, owing] = [await newPerson(), await newPerson()];
  const streams = [await openStream(ended.cookie, quick), await openStream(owing.cookie, quick)];
  await db()
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(sessions.userId, ended.id));
  await db().update(users).set({ twoFactorEnabled: true }).where(eq(users.id, owing.id));
  for (const stream of streams) {
    let last = '';
    for (let piece = await stream.read(); piece; piece = await stream.read()) last = piece;
    expect(last).toBe('event: signed-out\ndata: \n\n');
  }
});

test('changes to rows by anyone are announced: insert, update, delete, and the end of a session', async () => {
  const person = await newPerson();
  const stream = await openStream(person.cookie);
  await stream.read();
  const own = eq(notifications.userId, person.id);
  await db().insert(notifications).values({ userId: person.id, type: 'info', title: 'One', message: '', eventKey: 'one' });
  expect(await stream.read()).toBe(`${change}user\n\n`);
  await db().update(notifications).set({ read: true }).where(own);
  expect(await stream.read()).toBe(`${change}user\n\n`);
  await db().delete(notifications).where(own);
  expect(await stream.read()).toBe(`${change}user\n\n`);
  await db().delete(sessions).where(eq(sessions.userId, person.id));
  expect(await stream.read()).toBe('event: signed-out\ndata: \n\n');
});

test('a lost LISTEN connection makes every stream read again', async () => {
  const stream = await openStream((await newPerson()).cookie);
  await stream.read();
  await db().execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sunup-live' and datname = current_database()`,
  );
  expect(await stream.read()).toBe(again);
  await stream.leave();
});

test('a browser that stops reading is disconnected', async () => {
  const [person, onlooker] = [await newPerson(), await newPerson()];
  const [stream, attentive] = [await openStream(person.cookie), await openStream(onlooker.cookie)];
  await stream.read();
  await attentive.read();
  const tell = (id: string) => db().execute(sql`select pg_notify('sunup_live', ${JSON.stringify({ topic: 'user', id })})`);
  for (let n = 0; n < 70; n++) await tell(person.id);
  // The onlooker's logout was sent last, so everything has arrived by then. A change wouldn't do, since the reconnection of
  // the test above may still ask everyone to read again.
  await db().delete(sessions).where(eq(sessions.userId, onlooker.id));
  while (await attentive.read());
  let lines = 0;
  while (await stream.read()) lines++;
  expect(lines).toBeGreaterThan(60);
  expect(lines).toBeLessThan(70);
});

test('a stopping server ends its streams, so browsers reconnect elsewhere', async () => {
  const stopping = new Hono();
  const end = addEvents(stopping);
  const { cookie } = await newPerson();
  const stream = await openStream(cookie, stopping);
  await stream.read();
  end();
  expect(await stream.read()).toBe('');
  const late = await openStream(cookie, stopping);
  expect(await late.read()).toBe('');
});
