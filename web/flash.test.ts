import { expect, test } from 'vitest';
import { flashHeader, takeFlash } from './flash.ts';

const request = (cookie: string) => new Request('http://localhost:3000/', { headers: { cookie: cookie.split(';')[0] ?? '' } });

test('a toast outlives one redirect and is forgotten with it', async () => {
  const header = await flashHeader({ type: 'success', title: 'Welcome back!' });
  expect(header).toMatch(/HttpOnly; SameSite=Lax$/);
  const taken = await takeFlash(request(header));
  expect(taken?.toast).toEqual({ type: 'success', title: 'Welcome back!' });
  expect(taken?.header).toContain('Max-Age=0');
  expect(await takeFlash(request(taken?.header ?? ''))).toBeUndefined();
});

test('without one there is none, and garbage is none', async () => {
  expect(await takeFlash(request(''))).toBeUndefined();
  expect(await takeFlash(request('toast=garbage'))).toBeUndefined();
});

test('a toast that somebody else made up is shown only when it is one', async () => {
  const forged = (value: unknown) => takeFlash(request(`toast=${encodeURIComponent(btoa(JSON.stringify(value)))}`));
  expect(await forged('just a text')).toBeUndefined();
  expect(await forged({ type: 'success', title: { nested: true } })).toBeUndefined();
  expect(await forged({ title: 'no type' })).toBeUndefined();
});
