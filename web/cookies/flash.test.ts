import { expect, test } from 'vitest';
import { flashHeader, forgetHeaders, waitingToast } from './flash.ts';

const kept = (header: string) => header.split(';')[0] ?? '';

test('a toast waits until a page says that it was shown, however often it is read', async () => {
  const header = await flashHeader({ type: 'success', title: 'Welcome back!' });
  expect(header).toMatch(/HttpOnly; SameSite=Lax$/);
  const read = await waitingToast(kept(header));
  expect(read).toMatchObject({ type: 'success', title: 'Welcome back!' });
  expect(await waitingToast(kept(header))).toEqual(read);
  const [forgotten = '', ...others] = await forgetHeaders(kept(header), read?.id ?? '');
  expect(others).toEqual([]);
  expect(forgotten).toContain('Max-Age=0');
  expect(await waitingToast(kept(forgotten))).toBeUndefined();
});

test('a late report that one was shown doesn’t remove a newer one; a report of the newer one removes both', async () => {
  const [older, newer] = [await flashHeader({ type: 'info', title: 'Older' }), await flashHeader({ type: 'info', title: 'Newer' })];
  const both = `${kept(older)}; ${kept(newer)}`;
  const shown = await waitingToast(kept(older));
  expect(await waitingToast(both)).toMatchObject({ title: 'Newer' });
  const [forgotten = '', ...others] = await forgetHeaders(both, shown?.id ?? '');
  expect(others).toEqual([]);
  expect(kept(forgotten)).toBe(`${kept(older).split('=')[0]}=`);
  expect(await forgetHeaders(both, (await waitingToast(kept(newer)))?.id ?? '')).toHaveLength(2);
});

test('without a cookie there is no toast, and garbage counts as none', async () => {
  expect(await waitingToast(null)).toBeUndefined();
  expect(await waitingToast('toast-01a201b2-42e9-7411-af0d-d3629d192341=garbage')).toBeUndefined();
});

test('a toast from someone else is shown only if it’s valid', async () => {
  const forged = (value: unknown) =>
    waitingToast(`toast-01a201b2-42e9-7411-af0d-d3629d192341=${encodeURIComponent(btoa(JSON.stringify(value)))}`);
  expect(await forged('just a text')).toBeUndefined();
  expect(await forged({ type: 'success', title: { nested: true } })).toBeUndefined();
  expect(await forged({ title: 'no type' })).toBeUndefined();
});
