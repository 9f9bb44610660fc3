import { expect } from '@playwright/test';
import type { TestServer } from '../../harness/server.ts';
import { calls, doors } from '../../helpers/doors.ts';
import { type Belongings, cookiesOfPeople, giveBelongings } from '../../helpers/people-at-the-door.ts';
import { test } from '../../helpers/shared-server.ts';

let server: TestServer;
let cookie: string;
let own: Belongings;
test.beforeAll(async ({ server: shared }) => {
  server = shared;
  cookie = (await cookiesOfPeople(server)).admin;
  own = await giveBelongings(server);
});

/** Every path that takes a form: each route with its data path, the picker on the home page, and the API calls. */
function addresses(): string[] {
  const asked = doors.map(({ path, ask = () => path }) => ask(own));
  const data = asked.filter((path) => !path.includes('.') && path !== '/').map((path) => path.replace(/(\?|$)/, '.data$1'));
  const forms = calls.filter(({ call, json }) => call.startsWith('post ') && !json).map(({ call, ask }) => ask?.(own) ?? call.slice(5));
  return [...asked, ...data, '/?index', '/_root.data?index', ...forms];
}

test('a form without its fields makes no screen fail, whatever the method', async () => {
  const wrong: string[] = [];
  for (const path of addresses())
    await Promise.all(
      ['POST', 'PUT', 'PATCH', 'DELETE'].map(async (method) => {
        const headers = { cookie, origin: server.url, 'Content-Type': 'application/x-www-form-urlencoded' };
        const { status } = await fetch(server.url + path, { method, redirect: 'manual', headers, body: 'x=1' });
        if (status >= 500) wrong.push(`${method} ${path}: ${status}`);
      }),
    );
  expect(wrong).toEqual([]);
});
