import { setImmediate as turn } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { paceStarts } from './pace-starts.ts';

/** An app that notes which requests have started. */
function pacedApp() {
  const started: string[] = [];
  const app = new Hono();
  app.get('/healthz', (context) => context.text('ok'));
  app.use(paceStarts());
  app.get('/:name', (context) => {
    started.push(context.req.param('name'));
    return context.text('done');
  });
  return { app, started };
}

test('requests that arrive together start in their order, one in each turn of the event loop', async () => {
  const { app, started } = pacedApp();
  const answers = ['a', 'b', 'c'].map((name) => app.request(`/${name}`));
  const seen: string[] = [];
  while (started.length < 3) {
    await turn();
    seen.push(started.join(''));
  }
  expect(seen.filter(Boolean)).toEqual(['a', 'ab', 'abc']);
  expect(await Promise.all(answers.map(async (answer) => (await answer).text()))).toEqual(['done', 'done', 'done']);
});

test('what comes before it answers while others wait', async () => {
  const { app, started } = pacedApp();
  const waiting = app.request('/a');
  expect(await (await app.request('/healthz')).text()).toBe('ok');
  expect(started).toEqual([]);
  expect((await waiting).status).toBe(200);
});

test('a request starts even if others never stop arriving', async () => {
  const { app, started } = pacedApp();
  const answers = [app.request('/first')];
  while (started.length === 0) {
    answers.push(app.request('/next'));
    await turn();
  }
  expect(started).toEqual(['first']);
  expect(answers.length).toBeGreaterThan(50);
  await Promise.all(answers);
});
