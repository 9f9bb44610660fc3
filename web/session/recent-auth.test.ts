import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { sessions } from '../../db/schema/index.ts';
import { deletionReasonLength } from '../../domain/accounts/schema.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makeSignedIn, type SignedIn } from '../../tests/helpers/signed-in.ts';
import { minuteMs } from '../../time/units.ts';
import { forgetShownTyped, forgetTyped, requireRecentAuth, typedBefore } from './recent-auth.ts';

useDatabase();

const page = 'http://localhost:3000/admin/orders/1';
const asked = (person: SignedIn, url = page, cookie = '') =>
  new Request(url, { headers: { cookie: [person.headers.get('cookie'), cookie].filter(Boolean).join('; ') } });

/** What stops a write: the answer that leads to the password. */
async function stopped(request: Request, typed: Record<string, string>): Promise<Response | undefined> {
  return requireRecentAuth(request, typed).then(
    () => undefined,
    (answer: unknown) => answer as Response,
  );
}

async function stalePerson(): Promise<SignedIn> {
  const person = await makeSignedIn();
  await db()
    .update(sessions)
    .set({ confirmedAt: new Date(Date.now() - 16 * minuteMs) })
    .where(eq(sessions.userId, person.id));
  return person;
}

test('a fresh sign-in passes', async () => {
  expect(await stopped(asked(await makeSignedIn()), {})).toBeUndefined();
});

test('an old one leads to the password, then back to its page with what was typed, and only there', async () => {
  const person = await stalePerson();
  const answer = await stopped(asked(person, `${page}.data?_routes=x`), { reference: 'wire 77, "thanks" & ü' });
  expect(answer?.status).toBe(302);
  expect(answer?.headers.get('location')).toBe('/auth/confirm?next=%2Fadmin%2Forders%2F1');
  const cookie = answer?.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/HttpOnly/i);
  const kept = cookie.split(';')[0] ?? '';
  expect(await typedBefore(asked(person, page, kept))).toEqual({ reference: 'wire 77, "thanks" & ü' });
  expect(await typedBefore(asked(person, `${page}.data?_routes=x`, kept))).toEqual({ reference: 'wire 77, "thanks" & ü' });
  expect(await typedBefore(asked(person, 'http://localhost:3000/admin/orders/2', kept))).toEqual({});
  expect(await forgetTyped()).toMatch(/Max-Age=0/i);
});

test('what was typed is forgotten once its page was shown, and not by a page fetched ahead', async () => {
  const person = await stalePerson();
  const kept = (await stopped(asked(person), { amount: '50' }))?.headers.get('set-cookie')?.split(';')[0] ?? '';
  const cleared = async (request: Request, status = 200) => {
    const response = new Response(null, { status });
    await forgetShownTyped(request, response);
    return response.headers.getSetCookie();
  };
  const ahead = asked(person, page, kept);
  ahead.headers.set('Sec-Purpose', 'prefetch');
  expect(await cleared(ahead)).toEqual([]);
  expect(await cleared(asked(person, page, kept), 503)).toEqual([]);
  expect(await cleared(asked(person, 'http://localhost:3000/admin/orders/2', kept))).toEqual([]);
  expect(await cleared(asked(person, page, kept))).toEqual([expect.stringMatching(/^(?:__Host-)?typed=;.*Max-Age=0/i)]);
});

test('the longest reason that may wait fits into a cookie, whatever its letters', async () => {
  const person = await stalePerson();
  const url = 'http://localhost:3000/portal/settings/data/delete';
  for (const letter of ['a', 'é', '漢', '\n', '"']) {
    const reason = letter.repeat(deletionReasonLength);
    const cookie = (await stopped(asked(person, url), { word: 'DELETE', reason }))?.headers.get('set-cookie') ?? '';
    expect(cookie.length, letter).toBeLessThan(4096);
    expect(await typedBefore(asked(person, url, cookie.split(';')[0]))).toEqual({ word: 'DELETE', reason });
  }
});

test('a cookie that isn’t ours fills in nothing', async () => {
  const person = await makeSignedIn();
  for (const cookie of ['typed=x', `typed=${btoa('{"path":1}')}`]) expect(await typedBefore(asked(person, page, cookie))).toEqual({});
});
