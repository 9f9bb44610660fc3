import { expect } from '@playwright/test';
import routes from '../../../web/routes.ts';
import { calls, doors } from '../../helpers/doors.ts';
import { type Belongings, cookiesOfPeople, giveBelongings, type Person } from '../../helpers/people-at-the-door.ts';
import { routePaths } from '../../helpers/route-paths.ts';
import type { TestServer } from '../../helpers/server.ts';
import { test } from '../../helpers/shared-server.ts';

/** Forms that no browser sends, posted to every path of the app over HTTP. */
let server: TestServer;
let cookies: Record<Person, string>;
let own: Belongings;
test.beforeAll(async ({ server: shared }) => {
  server = shared;
  cookies = await cookiesOfPeople(server);
  own = await giveBelongings(server);
});

const multipart = 'multipart/form-data; boundary=abc';
const malformed: { name: string; type: string; body: string }[] = [
  { name: 'no boundary of its own', type: multipart, body: 'nothing of the boundary' },
  { name: 'no boundary named', type: 'multipart/form-data', body: '--abc--' },
  { name: 'cut off', type: multipart, body: '--abc\r\nContent-Disposition: form-data; name="intent"\r\n\r\nlog' },
  { name: 'a part without a name', type: multipart, body: '--abc\r\nContent-Disposition: form-data\r\n\r\nx\r\n--abc--' },
  { name: 'nothing at all', type: multipart, body: '' },
];

/** Every path that takes a form: each route with its data path, the picker on the home page, and the API calls. */
function addresses(): string[] {
  const asked = doors.map(({ path, ask = () => path }) => ask(own));
  expect(
    routePaths(routes).filter((path) => !doors.some((door) => door.path === path)),
    'routes without a path to test',
  ).toEqual([]);
  const data = asked.filter((path) => !path.includes('.') && path !== '/').map((path) => path.replace(/(\?|$)/, '.data$1'));
  const forms = calls.filter(({ call, json }) => call.startsWith('post ') && !json).map(({ call, ask }) => ask?.(own) ?? call.slice(5));
  return [...asked, ...data, '/?index', '/_root.data?index', ...forms];
}

async function post(path: string, person: Person, type: string, body: string, method = 'POST') {
  const headers = { cookie: cookies[person], origin: server.url, 'Content-Type': type };
  const answer = await fetch(server.url + path, { method, redirect: 'manual', headers, body });
  return { status: answer.status, text: await answer.text() };
}

test('a malformed form gets a 400 and a message at every path', async () => {
  const wrong: string[] = [];
  const asked = addresses();
  expect(asked.length).toBeGreaterThan(150);
  for (const person of ['visitor', 'owner', 'admin'] as const)
    for (const path of asked)
      for (const { name, type, body } of malformed) {
        const { status, text } = await post(path, person, type, body);
        if (status !== 400 || text !== 'We couldn’t read this form. Please reload the page and try again.')
          wrong.push(`${path} for ${person} with ${name}: ${status} ${text.slice(0, 60)}`);
      }
  expect(wrong).toEqual([]);
});

test('too many fields are refused before any work at every path', async () => {
  const wrong: string[] = [];
  const body = Array.from({ length: 100_000 }, (_, n) => `f${n}=`).join('&');
  for (const path of addresses()) {
    const { status, text } = await post(path, 'owner', 'application/x-www-form-urlencoded', body);
    if (status !== 413 || text.length > 100) wrong.push(`${path}: ${status} ${text.slice(0, 60)}`);
  }
  expect(wrong).toEqual([]);
});

test('no other method or content type makes a screen fail', async () => {
  const wrong: string[] = [];
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE'];
  const types = ['text/plain', 'application/json', 'application/x-www-form-urlencoded'];
  for (const path of addresses()) {
    const asks = methods.flatMap((method) => types.map((type) => ({ method, type })));
    await Promise.all(
      asks.map(async ({ method, type }) => {
        const { status } = await post(path, 'admin', type, 'x=1', method);
        if (status >= 500) wrong.push(`${method} ${path} as ${type}: ${status}`);
      }),
    );
  }
  expect(wrong).toEqual([]);
});

test('a refused sign-up repeats only fields of the form', async () => {
  const fields = new URLSearchParams({ intent: 'signup', firstName: 'Ana', email: 'no email', password: 'secret-24h', mine: 'not yours' });
  const { status, text } = await post('/auth.data', 'visitor', 'application/x-www-form-urlencoded', String(fields));
  expect(status).toBe(422);
  expect(text).toContain('Ana');
  for (const never of ['not yours', '"mine"', 'secret-24h']) expect(text).not.toContain(never);
});
