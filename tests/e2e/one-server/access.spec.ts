import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import routes from '../../../web/routes.ts';
import type { TestServer } from '../../harness/server.ts';
import { attacks, type Others, strangers } from '../../helpers/attacks.ts';
import { type Answer, calls, doors, ownTests } from '../../helpers/doors.ts';
import {
  type Belongings,
  cookiesOfPeople,
  fingerprint,
  giveBelongings,
  mark,
  type Person,
  people,
  projectOf,
} from '../../helpers/people-at-the-door.ts';
import { routePaths } from '../../helpers/route-paths.ts';
import { test } from '../../helpers/shared-server.ts';

/** Who gets what at every door of the app, asked over HTTP without a browser. */
let server: TestServer;
let cookies: Record<Person, string>;
let own: Belongings;
let others: Others;
test.beforeAll(async ({ server: shared }) => {
  server = shared;
  cookies = await cookiesOfPeople(server);
  own = await giveBelongings(server);
  others = { projectId: await projectOf(server, own.otherUserId) };
});

test('every route gives each kind of person the right answer, and shows no one else what is the owner’s', async () => {
  const named = doors.map(({ path }) => path);
  expect(
    routePaths(routes).filter((path) => !named.includes(path)),
    'routes without a test',
  ).toEqual([]);
  const wrong: string[] = [];
  for (const { path, ask = () => path, row } of doors)
    for (const [place, person] of people.entries()) {
      const { answer, body } = await knock(ask(own), person);
      if (answer !== row[place]) wrong.push(`${ask(own)} for ${person}: ${answer}, not ${row[place]}`);
      if (body.includes(mark) && person !== 'owner' && !(person === 'admin' && path.startsWith('/admin')))
        wrong.push(`${ask(own)} shows ${person} what is the owner's`);
      // Writes in Admin go through the same guard as its pages.
      if (!path.startsWith('/admin') || person === 'admin') continue;
      const written = await knock(ask(own), person, 'POST', undefined, { intent: 'save' });
      if (written.answer !== row[place]) wrong.push(`a write to ${ask(own)} by ${person}: ${written.answer}, not ${row[place]}`);
    }
  expect(wrong).toEqual([]);
});

test('a screen’s data requests have the same guard as the screen', async () => {
  const wrong: string[] = [];
  for (const { path, ask = () => path, row } of doors.filter(
    ({ path }) => /^\/(portal|admin|onboarding)/.test(path) && !/\.\w+$/.test(path),
  ))
    for (const person of strangers) {
      const [pathname = '', query = ''] = ask(own).split('?');
      const { answer, body } = await knock(`${pathname}.data?${query}`, person);
      const refused = row[people.indexOf(person)] !== 200;
      if (body.includes(mark)) wrong.push(`${pathname}.data shows ${person} what is the owner's`);
      if (refused && answer === 200) wrong.push(`${pathname}.data answers ${person}`);
    }
  expect(wrong).toEqual([]);
});

test('every API call gives each kind of person the right answer', async () => {
  const named = [...calls.map(({ call }) => call), ...ownTests];
  const known = globSync('web/api/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/app\.(get|post|put|delete|all)\(\s*'([^']+)'/g)].map(
      ([, method, path]) => `${method} ${path}`,
    ),
  );
  expect(
    known.filter((call) => !named.includes(call)),
    'calls without a test',
  ).toEqual([]);
  const wrong: string[] = [];
  for (const { call, ask, json, row } of calls) {
    const [method = '', path = ''] = call.split(' ');
    for (const [place, person] of people.entries()) {
      const { answer, body } = await knock(ask?.(own) ?? path, person, method === 'all' ? 'GET' : method.toUpperCase(), json);
      if (answer !== row[place]) wrong.push(`${call} for ${person}: ${answer}, not ${row[place]}`);
      if (body.includes(mark) && person !== 'owner' && person !== 'admin') wrong.push(`${call} shows ${person} what is the owner's`);
    }
  }
  expect(wrong).toEqual([]);
});

test('no one else can change what is the owner’s, and gets the same answer as for something missing', async () => {
  const before = await fingerprint(server, own);
  const nothing = Object.fromEntries(Object.keys(own).map((name) => [name, randomUUID()])) as unknown as Belongings;
  const wrong: string[] = [];
  for (const { name, method = 'POST', ask, fields } of attacks) {
    const { answer, body } = await knock(ask(own), 'other', method, undefined, fields(own, others));
    const missing = await knock(ask(nothing), 'other', method, undefined, fields(nothing, others));
    if (withoutIds(answer) !== withoutIds(missing.answer)) wrong.push(`${name}: ${answer}, but ${missing.answer} for what does not exist`);
    if (body.includes(mark)) wrong.push(`${name} shows what is the owner's`);
    if ((await fingerprint(server, own)) !== before) throw new Error(`${name} changed something of the owner's`);
  }
  expect(wrong).toEqual([]);
});

test('the same request by the owner does change it, so the attempts above were complete', async () => {
  const whole = [
    'read the owner’s lead',
    'read the owner’s notification',
    'write into the owner’s conversation',
    'remove the owner’s passkey by the call',
    'unlink the owner’s identity by the call',
  ];
  // It has been read where its page was opened.
  await knock('/portal/leads', 'owner', 'POST', undefined, { intent: 'unread', projectId: own.projectId, leadId: own.leadId });
  for (const { name, method = 'POST', ask, fields } of attacks.filter((attack) => whole.includes(attack.name))) {
    const before = await fingerprint(server, own);
    await knock(ask(own), 'owner', method, undefined, fields(own, others));
    expect(await fingerprint(server, own), name).not.toBe(before);
  }
});

test('writes from another site are refused everywhere', async () => {
  for (const path of ['/portal', '/admin/settings', '/auth', '/contact', '/api/notifications/read', '/api/auth/token', '/api/chat']) {
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: { cookie: cookies.owner, origin: 'https://evil.example' },
      body: new URLSearchParams({ intent: 'write' }),
    });
    expect(response.status, path).toBe(403);
  }
});

test('a stream announces only the person’s own changes', async () => {
  const streams = await Promise.all([listen('owner'), listen('other')]);
  const [ofOwner, ofOther] = streams;
  await expect.poll(() => streams.every((stream) => stream.text().includes('data: hello'))).toBe(true);
  await knock('/api/notifications/read', 'owner', 'POST', undefined, { which: 'all' });
  await expect.poll(ofOwner.heard).toBeGreaterThan(0);
  expect(ofOther.heard()).toBe(0);
  expect(ofOwner.text() + ofOther.text()).not.toContain(mark);
  for (const { close } of streams) close();
});

/** An answer may lead back to the address that was asked, which names the id. */
function withoutIds(answer: Answer): string {
  return String(answer).replace(/[0-9a-f-]{36}/g, 'id');
}

/** Asks for something and says what came back. Forms are sent as a browser sends them. */
async function knock(
  path: string,
  person: Person,
  method = 'GET',
  json?: object,
  fields: Record<string, string> = {},
): Promise<{ answer: Answer; body: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const response = await fetch(server.url + path, {
    method,
    redirect: 'manual',
    headers: {
      cookie: cookies[person],
      origin: server.url,
      accept: 'text/html',
      ...(json && { 'Content-Type': 'application/json' }),
    },
    ...(method !== 'GET' && { body: json ? JSON.stringify(json) : form }),
  });
  const location = response.headers.get('location');
  const to = location?.replace(server.url, '').replace(/\?[^#]*/, '');
  return { answer: to ? `→ ${to}` : response.status, body: await response.text() };
}

/** Keeps a person's stream open and counts the changes it reports. */
async function listen(person: Person): Promise<{ heard: () => number; text: () => string; close: () => void }> {
  const stop = new AbortController();
  const response = await fetch(`${server.url}/api/events`, {
    headers: { cookie: cookies[person], accept: 'text/event-stream' },
    signal: stop.signal,
  });
  let text = '';
  const decoder = new TextDecoder();
  void (async () => {
    for await (const part of response.body ?? []) text += decoder.decode(part, { stream: true });
  })().catch(() => undefined);
  // Each half minute all streams also announce that something may have changed, with other data.
  return { heard: () => text.split('data: user').length - 1, text: () => text, close: () => stop.abort() };
}
