import { expect, test } from 'vitest';
import { briefSchema } from '../brief/brief.ts';
import salon from '../briefs/salon-nashville.json' with { type: 'json' };
import { compose } from '../compose.ts';
import { themes } from '../themes/theme.ts';
import { renderSite } from './render.tsx';

/** Tokens that a page's drawings read and its style doesn't set. */
function unsetTokens(page: string): string[] {
  const [, style = '', markup = ''] = /<style[^>]*>(.*?)<\/style>(.*)/s.exec(page) ?? [];
  const read = new Set([...markup.matchAll(/var\((--[\w-]+)\)/g)].map(([, token = '']) => token));
  return [...read].filter((token) => !style.includes(`${token}:`));
}

// In shadowboard, only the drawings of these short pages read --shade.
test.each(themes.all.map(({ name }) => name))('in %s every page sets the tokens that its drawings read', async (theme) => {
  const document = compose({ brief: briefSchema.parse(salon), seed: 77, photos: [], wishes: { theme } });
  const files = await renderSite(document, { origin: 'https://tokens.example', photoBytes: () => undefined });
  const pages = [...files].filter(([, { type }]) => type.startsWith('text/html'));
  expect(pages.map(([path]) => path)).toEqual(expect.arrayContaining(['/', '/404', '/thanks/contact']));
  expect(pages.flatMap(([path, { body }]) => unsetTokens(body.toString()).map((token) => `${path} ${token}`))).toEqual([]);
});
