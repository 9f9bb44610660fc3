import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newQuestion, probeHeader, probePath, probeStreamPath } from '../../domain/health/probe.ts';
import { addProbe } from './probe.ts';

const app = new Hono();
addProbe(app, { build: 'abc', mode: 'demo', nodeEnv: 'test' });
app.notFound((context) => context.text('nothing here', 404));
const server = createServer(getRequestListener(app.fetch));
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const ask = (path: string, question?: string) => fetch(url + path, { headers: question === undefined ? {} : { [probeHeader]: question } });
const hourMs = 60 * 60_000;

test('a signed question gets a signed answer, which says how the request arrived', async () => {
  const { question, proof } = newQuestion();
  const answer = await ask(probePath, question);
  expect(await answer.json()).toEqual({
    proof,
    build: 'abc',
    mode: 'demo',
    nodeEnv: 'test',
    host: new URL(url).host,
    namedAddress: null,
    socketAddress: '127.0.0.1',
    isForwarded: false,
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a clock that’s hours off is no reason not to answer', async () => {
  for (const offMs of [-3 * hourMs, 3 * hourMs]) {
    const { question } = newQuestion(undefined, Date.now() + offMs);
    expect((await ask(probePath, question)).status).toBe(200);
  }
});

test.each([
  ['nothing', undefined],
  ['an empty one', ''],
  ['one that someone made up', `${Date.now()}.abc.def`],
  ['one signed with another secret', newQuestion('another secret, also long enough for one').question],
  ['one from two days ago', newQuestion(undefined, Date.now() - 48 * hourMs).question],
  ['one whose time was changed', newQuestion().question.replace(/^\d+/, String(Date.now() + 1000))],
])('anyone else gets what’s there without it: %s', async (_, question) => {
  for (const path of [probePath, probeStreamPath]) {
    const answer = await ask(path, question);
    expect([answer.status, await answer.text()]).toEqual([404, 'nothing here']);
  }
});
