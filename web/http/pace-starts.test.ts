import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { paceStarts } from './pace-starts.ts';

/** An app that notes which requests have started, on a clock that moves when it's told to. */
function pacedApp() {
  const started: string[] = [];
  const clock = { ms: 0 };
  const app = new Hono();
  app.get('/healthz', (context) => context.text('ok'));
  app.use(paceStarts(() => clock.ms));
  app.get('/:name', (context) => {
    started.push(context.req.param('name'));
    return context.text('done');
  });
  const ask = (name: string, socket?: Partial<Socket>) => app.request(`/${name}`, {}, socket && { incoming: { socket } });
  return { ask, started, clock };
}

/** A connection that can be closed. */
function connection() {
  const socket = { destroyed: false, destroy: () => Object.assign(socket, { destroyed: true }) as unknown as Socket };
  return socket;
}

test('requests that arrive together start in their order, one in each turn of the event loop', async () => {
  const { ask, started } = pacedApp();
  const answers = ['a', 'b', 'c'].map((name) => ask(name));
  const seen: string[] = [];
  while (started.length < 3) {
    await turn();
    seen.push(started.join(''));
  }
  expect(seen.filter(Boolean)).toEqual(['a', 'ab', 'abc']);
  expect(await Promise.all(answers.map(async (answer) => (await answer).text()))).toEqual(['done', 'done', 'done']);
});

test('what comes before it answers while others wait', async () => {
  const { ask, started } = pacedApp();
  const waiting = ask('a');
  expect(await (await ask('healthz')).text()).toBe('ok');
  expect(started).toEqual([]);
  expect((await waiting).status).toBe(200);
});

test('others that arrive hold a start up for a few milliseconds only', async () => {
  const { ask, started, clock } = pacedApp();
  const answers = [ask('first')];
  for (let turns = 0; turns < 20; turns++) {
    answers.push(ask('next'));
    await turn();
  }
  expect(started).toEqual([]);
  clock.ms += 5;
  answers.push(ask('next'));
  await turn();
  expect(started).toEqual(['first']);
  await Promise.all(answers);
});

test('a request whose connection closed is dropped and holds no one up', async () => {
  const { ask, started } = pacedApp();
  const gone = connection();
  const answers = [ask('gone', gone), ask('here', connection())];
  gone.destroy();
  await Promise.all(answers);
  expect(started).toEqual(['here']);
});

test('a connection that sends on and on without reading answers is cut off, and the others go on', async () => {
  const { ask, started } = pacedApp();
  const flood = connection();
  const answers = Array.from({ length: 200 }, () => ask('flood', flood));
  answers.push(ask('here', connection()));
  await Promise.all(answers);
  expect(flood.destroyed).toBe(true);
  expect(started).toEqual(['here']);
});

test('one after the other, a connection may send as many as it likes', async () => {
  const { ask, started } = pacedApp();
  const socket = connection();
  for (let count = 0; count < 50; count++) expect((await ask('a', socket)).status).toBe(200);
  expect(started).toHaveLength(50);
});

test('too many at once are refused with a sentence', async () => {
  const { ask } = pacedApp();
  const answers = Array.from({ length: 1001 }, () => ask('a'));
  const last = await answers.at(-1);
  expect([last?.status, last?.headers.get('retry-after'), await last?.text()]).toEqual([
    503,
    '5',
    'We’re busy right now. Please try again in a moment.',
  ]);
  expect((await answers[0])?.status).toBe(200);
  await Promise.all(answers);
});
