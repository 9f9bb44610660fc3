import { describe, expect, test } from 'vitest';
import { machineMarks } from '../tests/harness/impeccable.ts';
import { themeMatrix } from '../tests/harness/site-matrix.ts';
import { renderSite } from './render/render.tsx';
import { derivedProperties } from './themes/derived.ts';
import { themes } from './themes/theme.ts';

// Each palette shows other variants of the sections.
const sites = themeMatrix().filter(({ name }) => name.includes(', full,'));

test.each(sites)('$name shows no sign of a generated look, apart from our listed exceptions', async ({ document }) => {
  const files = await renderSite(document, { origin: 'https://marks.example' });
  const pages = document.pages.map(({ path }): [string, string] => [path, files.get(path)?.body.toString() ?? '']);
  expect(await machineMarks(pages.slice(0, 2))).toEqual([]);
});

test('a page with gradient text, which no theme has, is found', async () => {
  const html = `<!DOCTYPE html><html lang="en"><head><title>Plumber</title><style>h1{background:linear-gradient(90deg,#7c3aed,#06b6d4);-webkit-background-clip:text;color:transparent}</style></head><body><h1>Pipes that work</h1></body></html>`;
  expect((await machineMarks([['/', html]])).map(({ rule }) => rule)).toContain('gradient-text');
});

describe('the shade of letters in red on a dark page', () => {
  const rulesFor = async (shade: string) => {
    const html = `<!DOCTYPE html><html lang="en"><head><title>Plumber</title><style>:root{--painted:${shade}}body{background:#0a0a0a;color:#fff}h1{text-shadow:var(--painted)}</style></head><body><h1>Pipes that work</h1></body></html>`;
    return (await machineMarks([['/', html]])).map(({ rule }) => rule);
  };
  const [, painted = ''] = derivedProperties(themes.named('signboard').base).find(([name]) => name === '--painted') ?? [];
  const red = painted.replace(/var\(--[a-z]+\)/g, '#96181c');

  test('is no glow if it’s hard, as a sign painter’s is', async () => {
    expect(red).toContain(' 0 #96181c');
    expect(await rulesFor(red)).not.toContain('dark-glow');
  });

  test('is one if it’s blurred', async () => {
    expect(await rulesFor(red.replaceAll(' 0 #96181c', ' 12px #96181c'))).toContain('dark-glow');
  });
});
