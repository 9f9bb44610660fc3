import { APIError } from 'better-auth/api';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { db } from '../../db/connect.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makeSignedIn, password } from '../../tests/helpers/signed-in.ts';
import { auth } from './auth.ts';
import { verifyByCode } from './email-verification.ts';
import { logIn } from './login.ts';
import { changePassword } from './passwords.ts';
import { confirmByCode, confirmByPassword } from './recent-auth.ts';

useDatabase();
afterEach(() => vi.restoreAllMocks());

const failures = [
  new APIError('INTERNAL_SERVER_ERROR', { code: 'FAILED_TO_GET_SESSION', message: 'Failed to get session' }),
  new APIError('TOO_MANY_REQUESTS', { message: 'Too many requests' }),
];

test.each(failures)('$message is not answered as a wrong password', async (failure) => {
  const person = await makeSignedIn();
  const requester = { address: '198.51.100.240', headers: person.headers };
  vi.spyOn(auth().api, 'signInEmail').mockRejectedValue(failure);
  vi.spyOn(auth().api, 'verifyPassword').mockRejectedValue(failure);
  await expect(logIn({ email: person.email, password }, requester)).rejects.toBe(failure);
  await expect(confirmByPassword(password, requester)).rejects.toBe(failure);
});

test.each(failures)('$message is not answered as a wrong code', async (failure) => {
  const person = await makeSignedIn();
  const requester = { address: '198.51.100.241', headers: person.headers };
  vi.spyOn(auth().api, 'checkVerificationOTP').mockRejectedValue(failure);
  await expect(confirmByCode('123456', requester)).rejects.toBe(failure);
  await expect(verifyByCode(person.email, '123456', requester)).rejects.toBe(failure);
});

test('a session that can’t be read is not answered as a wrong password', async () => {
  const person = await makeSignedIn();
  const requester = { address: '198.51.100.242', headers: person.headers };
  await db().execute(sql`alter table sessions rename to sessions_gone`);
  try {
    await expect(changePassword({ id: person.id, sessionId: person.id }, password, 'a brand new one', requester)).rejects.toThrow(
      'Unauthorized',
    );
  } finally {
    await db().execute(sql`alter table sessions_gone rename to sessions`);
  }
});

test('a wrong password and a wrong code are still refused with a sentence', async () => {
  const person = await makeSignedIn();
  const requester = { address: '198.51.100.243', headers: person.headers };
  expect(await logIn({ email: person.email, password: 'not the one' }, requester)).toEqual({
    ok: false,
    code: 'invalid-credentials',
    message: 'Invalid email or password.',
  });
  expect(await confirmByPassword('x'.repeat(200), requester)).toEqual({
    ok: false,
    code: 'wrong-password',
    message: 'That’s not your password. Try again.',
  });
  expect(await confirmByCode('123456', requester)).toMatchObject({ ok: false, message: expect.stringContaining('wrong or expired') });
});
