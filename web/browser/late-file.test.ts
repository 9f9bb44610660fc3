import { afterEach, expect, test, vi } from 'vitest';
import { readSources } from '../../tests/helpers/source-code.ts';
import { lateFile } from './late-file.ts';
import { missingFile } from './missing-file.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('parts that load later don’t replace the screen with an error when their file is gone', () => {
  const lazy = [...readSources().values()].filter(({ path, text }) => path.startsWith('web/') && /\blazy\(/.test(text));
  expect(lazy.length).toBeGreaterThan(4);
  const bare = lazy.flatMap(({ path, text }) =>
    [...text.matchAll(/\blazy\((.{0,200})/gs)]
      // One says itself what it shows then.
      .filter(([, code = '']) => !code.startsWith('() => lateFile(() => import(') && !code.includes('default: () => null'))
      .map(() => path),
  );
  expect(bare).toEqual([]);
});

test('a file that is there is passed on, and one that is missing is reported and never settles', async () => {
  const told: string[] = [];
  vi.stubGlobal('window', {});
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => told.push(type));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await lateFile(async () => ({ part: 1 }))).toEqual({ part: 1 });
  const settled = vi.fn();
  lateFile(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))).then(settled, settled);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect([told, settled.mock.calls]).toEqual([[missingFile], []]);
});

test('on the server, a missing file is an error', async () => {
  await expect(lateFile(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
