import { expect, test } from 'vitest';
import { useDatabase } from '../../tests/helpers/database.ts';
import { mayBook } from './booking-limits.ts';

useDatabase();

const times = async (count: number, ask: (n: number) => ReturnType<typeof mayBook>) => {
  const answers: boolean[] = [];
  for (let n = 0; n < count; n++) answers.push((await ask(n)).ok);
  return answers.filter(Boolean).length;
};

test('one address books six calls an hour with one email, and ten with several', async () => {
  expect(await times(8, () => mayBook('one@visitor.test', '192.0.2.1'))).toBe(6);
  expect(await times(8, (n) => mayBook(`other${n}@visitor.test`, '192.0.2.1'))).toBe(4);
});

test('bookings that fail count only as attempts', async () => {
  for (let n = 0; n < 60; n++) {
    const may = await mayBook('undone@visitor.test', '192.0.2.2');
    expect(may.ok).toBe(true);
    if (may.ok) await may.undo();
  }
  expect(await mayBook('undone@visitor.test', '192.0.2.2')).toMatchObject({ ok: false });
  expect(await mayBook('undone@visitor.test', '192.0.2.3')).toMatchObject({ ok: true });
});

test('others who book with an email don’t lock out its owner elsewhere', async () => {
  const owner = 'owner@visitor.test';
  expect(await times(8, () => mayBook(owner, '192.0.2.4'))).toBe(6);
  expect(await mayBook(owner, '192.0.2.5')).toMatchObject({ ok: true });
  for (const address of [6, 7, 8]) await times(6, () => mayBook(owner, `192.0.2.${address}`));
  expect(await mayBook(owner, '192.0.2.9')).toMatchObject({ ok: true });
  // One a while, shared by all who come new.
  const late = await mayBook(owner, '192.0.2.10');
  expect(late).toMatchObject({ ok: false, retryInSeconds: expect.any(Number) });
  expect(late.ok ? 0 : late.retryInSeconds).toBeLessThanOrEqual(300);
});
