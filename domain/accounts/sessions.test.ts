import { subSeconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { sessions } from '../../db/schema/index.ts';
import { AccountBrowser } from '../../tests/helpers/account-browser.ts';
import { announcedIn } from '../../tests/helpers/announced.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makeSignedIn } from '../../tests/helpers/signed-in.ts';
import { mailTo, tokenOf } from '../../tests/helpers/signing-up.ts';
import { viewerOf } from '../../web/session/session.ts';
import { requestReset, resetPassword } from './passwords.ts';
import { currentSession, devicesOf, endEveryOtherSession, endSession, removeExpiredSessions } from './sessions.ts';

const database = useDatabase();
const pixel = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

async function twoDevices() {
  const person = await makeSignedIn();
  const here = await currentSession(person.headers);
  const phone = new AccountBrowser(pixel);
  await phone.logIn(person.email);
  const there = await currentSession(phone.headers);
  return { person, phone, hereId: here?.id ?? '', thereId: there?.id ?? '' };
}

/** What every process is notified of while something is done. */
const announced = (work: () => Promise<unknown>) => announcedIn(database.url(), work);

test('devices are listed in plain words, this one first, then the one seen last', async () => {
  const { person, hereId, thereId } = await twoDevices();
  await db()
    .update(sessions)
    .set({ updatedAt: new Date('2026-01-02T03:04:05Z') })
    .where(eq(sessions.id, hereId));
  expect(await devicesOf(person.id, hereId)).toMatchObject([
    { id: hereId, isThis: true, lastSeen: new Date('2026-01-02T03:04:05Z') },
    { id: thereId, isThis: false, device: 'Chrome on Android', since: expect.any(Date) },
  ]);
  await db()
    .update(sessions)
    .set({ expiresAt: new Date('2026-01-02T03:04:05Z') })
    .where(eq(sessions.id, thereId));
  expect(await devicesOf(person.id, hereId)).toHaveLength(1);
});

test('a session that its owner ends is over, and its open pages are notified', async () => {
  const { person, phone, thereId } = await twoDevices();
  const heard = await announced(async () => expect(await endSession(person.id, thereId)).toBe(true));
  expect(heard).toContainEqual({ topic: 'session', id: person.id });
  expect(await phone.viewer()).toBeUndefined();
  expect((await viewerOf(person.headers))?.user.id).toBe(person.id);
  expect(await endSession(person.id, thereId)).toBe(false);
});

test('a password reset by email notifies the open pages of every session', async () => {
  const { person, phone } = await twoDevices();
  await requestReset(person.email, new AccountBrowser());
  const token = tokenOf(await mailTo(person.email, 'reset-password'));
  const heard = await announced(async () => expect(await resetPassword(token, 'a brand new one')).toBe(true));
  expect(heard).toContainEqual({ topic: 'session', id: person.id });
  expect([await phone.viewer(), await viewerOf(person.headers)]).toEqual([undefined, undefined]);
});

test("no one can end another person's session", async () => {
  const { person, phone, thereId } = await twoDevices();
  const stranger = await makeSignedIn();
  expect(await endSession(stranger.id, thereId)).toBe(false);
  expect(await devicesOf(stranger.id, '')).toHaveLength(1);
  expect((await phone.viewer())?.user.id).toBe(person.id);
});

test('signing out everywhere else keeps this device, and other people', async () => {
  const { person, phone, hereId } = await twoDevices();
  const stranger = await makeSignedIn();
  const heard = await announced(async () => expect(await endEveryOtherSession(person.id, hereId)).toBe(1));
  expect(heard).toContainEqual({ topic: 'session', id: person.id });
  expect(await phone.viewer()).toBeUndefined();
  expect((await viewerOf(person.headers))?.user.id).toBe(person.id);
  expect((await viewerOf(stranger.headers))?.user.id).toBe(stranger.id);
});

test('an ended session is removed with its data, and no other', async () => {
  const [over, open] = [await makeSignedIn(), await makeSignedIn()];
  const [session] = await db().select().from(sessions).where(eq(sessions.userId, over.id));
  const end = session?.expiresAt ?? new Date(0);
  await db()
    .update(sessions)
    .set({ expiresAt: subSeconds(end, 60) })
    .where(eq(sessions.userId, over.id));
  await removeExpiredSessions(subSeconds(end, 61));
  expect(await removeExpiredSessions(subSeconds(end, 61))).toBe(0);
  expect(await removeExpiredSessions(subSeconds(end, 60))).toBe(1);
  expect(await db().$count(sessions, eq(sessions.userId, over.id))).toBe(0);
  expect(await db().$count(sessions, eq(sessions.userId, open.id))).toBe(1);
});
