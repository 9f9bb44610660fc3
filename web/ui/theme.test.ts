import { globSync, readFileSync, statSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';

const tokens = readFileSync(new URL('./theme/tokens.css', import.meta.url), 'utf8');
const roots = declarations(':root {');
const light = { ...roots, ...declarations(':root,\n.paper,\n.dawn {') };
const nightRoles = declarations('\n.night {\n  color-scheme');
const dark = { ...light, ...nightRoles, '--night-ground': 'var(--night-950)' };
const modes = {
  paper: light,
  dawn: { ...light, ...declarations('\n.dawn {\n  --bg') },
  'night band': { ...light, ...nightRoles, ...declarations('\n.night {\n  --bg') },
  'dark theme': dark,
  'night band in the dark theme': { ...dark, ...declarations('\n.night {\n  --bg') },
};

describe.each(Object.entries(modes))('%s', (_, roles) => {
  const contrast = (front: string, back: string) => wcagContrast(resolve(`var(${front})`, roles), resolve(`var(${back})`, roles));

  test.each(['--bg', '--bg-sunk', '--bg-raised'])('text reads on %s', (ground) => {
    for (const text of ['--ink', '--ink-2', '--ink-3', '--danger'])
      expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThan(4.5);
  });
  test('text reads on a chosen card', () => {
    for (const text of ['--ink', '--ink-2']) expect(contrast(text, '--chosen'), text).toBeGreaterThan(4.5);
  });
  test('buttons read, at rest and under the pointer', () => {
    expect(contrast('--on-primary', '--primary')).toBeGreaterThan(4.5);
    expect(contrast('--on-primary', '--primary-hover')).toBeGreaterThan(4.5);
    expect(contrast('--on-accent', '--accent')).toBeGreaterThan(4.5);
    expect(contrast('--on-accent', '--accent-hover')).toBeGreaterThan(4.5);
    expect(contrast('--on-danger', '--danger')).toBeGreaterThan(4.5);
  });
  test('edges of controls and the focus ring stand out from their ground', () => {
    for (const ground of ['--bg', '--bg-sunk', '--bg-raised']) {
      expect(contrast('--control', ground), `control on ${ground}`).toBeGreaterThan(3);
      expect(contrast('--focus', ground), `focus on ${ground}`).toBeGreaterThan(3);
    }
  });
});

test('the sun is no color for text on paper', () => {
  expect(wcagContrast(resolve('var(--sun)', light), resolve('var(--paper)', light))).toBeLessThan(3);
});

test('the dark theme has the roles of night', () => {
  expect(declarations('  :root {\n    color-scheme: dark')).toEqual({ ...nightRoles, '--night-ground': 'var(--night-950)' });
});

test('text on screens with a dark theme is colored by roles, or together with its ground', () => {
  const files = globSync('web/{admin,bell,brief,editor,errors,forms,portal,thread,ui,visitor,words}/**/*.tsx', {
    exclude: ['**/*.test.tsx'],
  });
  expect(files.length).toBeGreaterThan(100);
  const strings = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(['"`])([^'"`\n]*)\1/g)].map(([, , text]) => [file, text]),
  );
  const fixed = strings.filter(([, text]) => /(?<![\w-])text-(?:night|paper|dawn|ember|white)\b/.test(text ?? ''));
  expect(fixed.length).toBeGreaterThan(0);
  // The large note of an error screen, which is night in both themes.
  const other = fixed.filter(([file, text]) => !/(?<![\w-])bg-/.test(text ?? '') && file !== 'web/errors/night-screen.tsx');
  expect(other).toEqual([]);
});

test('a class never names a color that the theme lacks, which would color nothing', () => {
  const theme = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');
  const known = new Set([...theme.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name));
  const families =
    'night|paper|dawn|sun|ember|ink|line(?!ar|cap|join)|control|accent|primary|danger|sunk|raised|warm|chosen|focus|on-|black|gray|red';
  const named = new RegExp(
    `(?<![\\w-])(?:text|bg|border|(?:inset-)?ring|decoration|fill|stroke|outline|divide|caret|from|to|via)-((?:${families})[\\w-]*)`,
    'g',
  );
  const files = globSync('web/**/*.{ts,tsx}', { exclude: ['**/*.test.{ts,tsx}'] });
  expect([files.length > 100, known.size > 20]).toEqual([true, true]);
  const unknown = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(named)].filter(([, name]) => !known.has(name)).map(([text]) => `${file}: ${text}`),
  );
  expect(unknown).toEqual([]);
});

test('the fonts that ship stay within their budgets', () => {
  const size = (file: string) => statSync(new URL(`../../public/fonts/${file}`, import.meta.url)).size;
  expect(size('newsreader.woff2')).toBeLessThanOrEqual(45_000);
  expect(size('newsreader-accents.woff2')).toBeLessThanOrEqual(25_000);
  expect(size('hanken-grotesk.woff2')).toBeLessThanOrEqual(30_000);
});

/** The custom properties of the first block that begins with `opening`. */
function declarations(opening: string): Record<string, string> {
  const start = tokens.indexOf(opening);
  if (start < 0) throw new Error(`No block begins with ${opening}`);
  const block = tokens.slice(tokens.indexOf('{', start) + 1, tokens.indexOf('}', start));
  return Object.fromEntries([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((match) => [match[1], match[2]]));
}

/** Follows var() to a color. */
function resolve(value: string, roles: Record<string, string>): string {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (!name) return value;
  const next = roles[name];
  if (!next) throw new Error(`${name} has no value`);
  return resolve(next, roles);
}
