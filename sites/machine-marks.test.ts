import { expect, test } from 'vitest';
import { machineMarks } from '../tests/harness/impeccable.ts';
import { themeMatrix } from '../tests/harness/site-matrix.ts';
import { renderSite } from './render/render.tsx';

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
