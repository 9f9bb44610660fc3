import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { termsVersion } from '../../../content/legal/terms.ts';
import { publishLegalText } from '../../../domain/legal/legal.ts';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { htmlOf } from '../../../tests/helpers/screen.ts';
import type { Route } from './+types/earlier-terms';
import { loader } from './earlier-terms.tsx';
import { LegalText } from './legal-text.tsx';

useDatabase();

function open(version: string) {
  const url = new URL(`https://sunup.test/terms/${version}`);
  const context = new RouterContextProvider();
  return loader({ request: new Request(url), url, pattern: '/terms/:version', params: { version }, context } as Route.LoaderArgs);
}

const answerOf = (version: string) => open(version).catch((thrown: unknown) => thrown);
const publish = (body: string, day: string) => publishLegalText('terms', { body, changes: '' }, 'admin:1', new Date(`${day}T15:00:00Z`));

test('the address of the newest version leads to the terms, and of none to nothing', async () => {
  expect(((await answerOf(termsVersion)) as Response).headers.get('Location')).toBe('/terms');
  expect(await answerOf('2026-01-01')).toMatchObject({ init: { status: 404 } });
});

test('an operator’s earlier version is read with its lists, bold words and links, and nothing else in it is markup', async () => {
  await publish('## One\n\nRead **this** at [the FAQ](/faq), 5 < 6 & [x](https://example.com).\n\n- a\n- b', '2027-01-01');
  await publish('## One\n\nIn euros.', '2027-01-02');
  const { text } = await open('2027-01-01');
  const html = htmlOf(LegalText, { text, lead: '' });
  expect(html).toContain('Version of January 1, 2027');
  expect(html).toMatch(
    /Read <b>this<\/b> at <a [^>]*href="\/faq"[^>]*>the FAQ<\/a>, 5 &lt; 6 &amp; <a [^>]*href="https:\/\/example\.com"[^>]*>x<\/a>\./,
  );
  expect(html).toMatch(/<li>a<\/li><li>b<\/li>/);
  expect(((await answerOf('2027-01-02')) as Response).headers.get('Location')).toBe('/terms');
});
