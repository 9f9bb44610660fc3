import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(file));
const folders = new Set(files.flatMap((file) => file.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'))));
const known = new Set([...files, ...folders]);
const roots = [...folders].filter((folder) => folder && !folder.includes('/'));

/** A path from the root to a source, a document or a folder. Not one with a placeholder or a pattern in it. */
const path = new RegExp(`(?<![\\w./@-])(?:${roots.join('|').replaceAll('.', '\\.')})(?:/[\\w.-]*[\\w-])+(?![\\w/*{<\`]*[*{<])`, 'g');
/** Files that hold what was, rather than what is: dated records, words of sites, and the 'before' of examples. */
const ofThePast = /^(?:CHANGELOG\.md|docs\/(?:decisions|words)\/|docs\/style\.md|db\/migrations\/)/;
/** Examples that no file has, folders that an installation makes, and media types. */
const madeUp =
  /^(?:sites\/trades\/kiln-repair\/|content\/(?:made|clock)\.ts$|sites\/a\.ts$|text\/(?:html|javascript)$|deploy\/(?:secrets|certificates|\.env)$)/;

function deadPaths(file: string, text: string): string[] {
  const prose = file.endsWith('.md') ? [text] : (text.match(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/ .*/g) ?? []);
  return prose
    .flatMap((part) => part.match(path) ?? [])
    .filter((named) => (/\.(?:tsx?|mjs|md|ya?ml|css|sql)$/.test(named) || !/\.\w+$/.test(named)) && !madeUp.test(named))
    .filter((named) => !known.has(named) && !files.some((one) => one.startsWith(`${named}-`)))
    .map((named) => `${file} names ${named}`);
}

test('a path in a comment or document that doesn’t exist is found', () => {
  expect(deadPaths('a.ts', '/** See domain/gone. */ const a = 1; // web/routes.ts and `web/gone.tsx`.')).toEqual([
    'a.ts names domain/gone',
    'a.ts names web/gone.tsx',
  ]);
  expect(deadPaths('a.md', 'docs/decisions/0003, `sites/sections/<kind>/writer.ts`, domain/*/schema.ts')).toEqual([]);
});

test('every path that a comment or document names exists', () => {
  const read = files.filter((file) => /\.(?:md|tsx?|mjs|css)$/.test(file) && !ofThePast.test(file) && file !== 'tests/named-paths.test.ts');
  expect(read.length).toBeGreaterThan(1000);
  expect(read.flatMap((file) => deadPaths(file, readFileSync(file, 'utf8')))).toEqual([]);
});
