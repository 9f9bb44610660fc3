import { expect, test } from 'vitest';
import { flashHeader, forgetHeader, waitingToast } from './flash.ts';

const kept = (header: string) => header.split(';')[0] ?? '';

test('a toast waits until a page says that it was shown, however often it is read', async () => {
  const header = await flashHeader({ type: 'success', title: 'Welcome back!' });
  expect(header).toMatch(/HttpOnly; SameSite=Lax$/);
  const read = await waitingToast(kept(header));
  expect(read).toMatchObject({ type: 'success', title: 'Welcome back!' });
  expect(await waitingToast(kept(header))).toEqual(read);
  const forgotten = await forgetHeader(kept(header), read?.id ?? '');
  expect(forgotten).toContain('Max-Age=0');
  expect(await waitingToast(kept(forgotten ?? ''))).toBeUndefined();
});

test('what was shown does not take a newer one along', async () => {
  const [older, newer] = [await flashHeader({ type: 'info', title: 'Older' }), await flashHeader({ type: 'info', title: 'Newer' })];
  const shown = await waitingToast(kept(older));
  expect(await forgetHeader(kept(newer), shown?.id ?? '')).toBeUndefined();
});

test('without one there is none, and garbage is none', async () => {
  expect(await waitingToast(null)).toBeUndefined();
  expect(await waitingToast('toast=garbage')).toBeUndefined();
});

test('a toast that somebody else made up is shown only when it is one', async () => {
  const forged = (value: unknown) => waitingToast(`toast=${encodeURIComponent(btoa(JSON.stringify(value)))}`);
  expect(await forged('just a text')).toBeUndefined();
  expect(await forged({ type: 'success', title: { nested: true } })).toBeUndefined();
  expect(await forged({ title: 'no type' })).toBeUndefined();
});
