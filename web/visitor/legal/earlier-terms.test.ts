import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { termsVersion } from '../../../content/legal/terms.ts';
import type { Route } from './+types/earlier-terms';
import { loader } from './earlier-terms.tsx';

function open(version: string) {
  const url = new URL(`https://sunup.test/terms/${version}`);
  const context = new RouterContextProvider();
  return loader({ request: new Request(url), url, pattern: '/terms/:version', params: { version }, context } as Route.LoaderArgs);
}

test('the address of the newest version leads to the terms, and of none to nothing', () => {
  const answerOf = (version: string) => {
    try {
      return open(version);
    } catch (thrown) {
      return thrown;
    }
  };
  expect((answerOf(termsVersion) as Response).headers.get('Location')).toBe('/terms');
  expect(answerOf('2026-01-01')).toMatchObject({ init: { status: 404 } });
});
