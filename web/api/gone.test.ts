import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { notifications, threads } from '../../db/schema/index.ts';
import { deleteAccount } from '../../domain/accounts/deletion.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makeSignedIn } from '../../tests/helpers/signed-in.ts';
import { answerTrouble, withTroubles } from './troubles.ts';

useDatabase();

const noOne = '01890000-0000-7000-8000-000000000000';
const writeFor = (userId: string) =>
  db()
    .insert(notifications)
    .values({ userId, type: 'info', title: 'x', message: 'x', eventKey: `gone:${userId}` });

/** What a person gets from an action that fails while it writes. */
async function answer(headers: Headers, write: () => Promise<unknown>): Promise<Response> {
  const module = { action: write };
  const build = withTroubles({ routes: { one: { id: 'one', path: '', module } } } as unknown as ServerBuild);
  const action = build.routes.one?.module.action as unknown as (args: { request: Request }) => Promise<unknown>;
  const request = new Request('http://localhost:3000/portal', { method: 'POST', headers });
  return action({ request }).then(
    () => new Response('written'),
    (thrown: unknown) => thrown as Response,
  );
}

test('a write for an account that was deleted while it ran leads to the login page', async () => {
  const person = await makeSignedIn();
  const response = await answer(person.headers, async () => {
    expect(await deleteAccount(person.id, '')).toEqual({ ok: true });
    await writeFor(person.id);
  });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/auth']);
});

test('a write for something else that is gone is a 404 with a sentence', async () => {
  const person = await makeSignedIn();
  const response = await answer(person.headers, () => writeFor(noOne));
  expect([response.status, await response.text()]).toEqual([404, 'This no longer exists. Reload the page.']);
});

test('outside the screens it is a 404 in JSON', async () => {
  const app = new Hono();
  app.post('/api/write', async () => {
    await db().insert(threads).values({ userId: noOne });
    return new Response('written');
  });
  app.onError((error, context) => answerTrouble(context, error) ?? context.text('bug', 500));
  const response = await app.request('/api/write', { method: 'POST' });
  expect([response.status, await response.json()]).toEqual([
    404,
    { error_code: 'not_found', message: 'This no longer exists. Reload the page.' },
  ]);
});
