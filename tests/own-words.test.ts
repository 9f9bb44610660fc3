import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { isNode } from './helpers/product-patterns.ts';
import { readSources, type SourceFile } from './helpers/source-code.ts';

/** These read what people wrote, as `sites/` and `time/` do, or what PostgreSQL and other systems say. */
const readers =
  /^(?:sites|db|outside|text|time|content|bench|tests|scripts|public)\/|^domain\/(?:assistant|proposals)\/|^domain\/contact\/schema\.ts$|\.(?:test|spec)\.tsx?$/;
/** A sentence or a part of one: words with a space, and a capital letter first or a mark at the end. */
const isProse = (text: string) => /^\S.*\p{L}\p{L}+,? \p{L}/u.test(text) && /^\p{Lu}|[.!?:]\s*$/u.test(text);
const comparing = new Set(['startsWith', 'endsWith', 'includes', 'indexOf', 'eq', 'ne', 'like', 'ilike', 'split']);
const saying = /(?:^|[.\s(])(?:message|reason|words|title|sentence|note|says)\W*$/;

/** Places of a file that decide by a sentence: they compare something with one, or read a part of one by a pattern. */
function decisionsByProse({ path, text, syntax }: Pick<SourceFile, 'path' | 'text' | 'syntax'>): string[] {
  const sentences = new Map<string, string>();
  const found: string[] = [];
  const sourceOf = (node: { start: number; end: number }) => text.slice(node.start, node.end);
  const literalIn = (node: unknown): string => {
    if (!isNode(node)) return '';
    if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
    if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('…');
    return node.type === 'Identifier' ? (sentences.get(node.name) ?? '') : '';
  };
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const one of node) walk(one);
      return;
    }
    if (!isNode(node)) return;
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) sentences.set(node.id.name, literalIn(node.init));
    if (
      node.type === 'BinaryExpression' &&
      /^[!=]==?$/.test(node.operator) &&
      [node.left, node.right].some((side) => isProse(literalIn(side)))
    )
      found.push(`${path} ${sourceOf(node)}`);
    if (node.type === 'SwitchCase' && isProse(literalIn(node.test))) found.push(`${path} ${sourceOf(node.test ?? node)}`);
    if (node.type === 'CallExpression') {
      const { callee, arguments: given } = node;
      const name = callee.type === 'MemberExpression' ? sourceOf(callee.property) : sourceOf(callee);
      if (comparing.has(name) && isProse(literalIn(given[name === 'eq' || name === 'ne' ? 1 : 0]))) found.push(`${path} ${sourceOf(node)}`);
      const [first] = given;
      const read = ['test', 'exec'].includes(name) ? first : ['match', 'matchAll', 'search'].includes(name) ? callee : undefined;
      const what = read && sourceOf(read.type === 'MemberExpression' && read === callee ? read.object : read);
      if (what && saying.test(what)) found.push(`${path} ${sourceOf(node)}`);
    }
    for (const value of Object.values(node)) if (typeof value === 'object') walk(value);
  };
  walk(syntax.program);
  return found;
}

/** Sentences of a file that are said where something is refused. They belong in the noun's table (`refusalsOf`), by a code. */
function sentencesOfRefusals({ path, text, syntax }: Pick<SourceFile, 'path' | 'text' | 'syntax'>): string[] {
  const found: string[] = [];
  const sourceOf = (node: { start: number; end: number }) => text.slice(node.start, node.end);
  const walk = (node: unknown, isRefused: boolean): void => {
    if (Array.isArray(node)) {
      for (const one of node) walk(one, isRefused);
      return;
    }
    if (!isNode(node)) return;
    if (isRefused && node.type === 'Property' && sourceOf(node.key) === 'message') found.push(`${path} ${sourceOf(node)}`);
    const refuses = node.type === 'ObjectExpression' && node.properties.some((property) => /^ok: ?false\b/.test(sourceOf(property)));
    for (const value of Object.values(node)) if (typeof value === 'object') walk(value, isRefused || refuses);
  };
  walk(syntax.program, false);
  return found;
}

test('every refusal of the domain has a code, and its sentence is in the table of its noun', () => {
  const domain = [...readSources().values()].filter(({ path }) => /^domain\/(?!refusals\.ts).*(?<!\.test)\.ts$/.test(path));
  expect(domain.length).toBeGreaterThan(300);
  expect(domain.filter(({ text }) => text.includes('refusedAs(')).length).toBeGreaterThan(40);
  expect(domain.flatMap(sentencesOfRefusals)).toEqual([]);
});

test.each([
  ["const gone = { ok: false, message: 'This project no longer exists.' } as const;", 1],
  ["const refuse = (message: string) => ({ ok: false as const, field: '', message });", 1],
  ["if (!found) return { ok: false, problems: [{ field: 'rights', message: 'Check the box.' }] };", 1],
  ["if (!found) return { ...refusedAs('city-unknown'), field: 'city' };", 0],
  ["return { ok: true, message: 'Saved.' };", 0],
])('%s', (text, count) => {
  expect(sentencesOfRefusals({ path: 'a.ts', text, syntax: parseSync('a.ts', text) })).toHaveLength(count);
});

test('no code decides by our own sentences', () => {
  const product = [...readSources().values()].filter(({ path }) => /\.tsx?$/.test(path) && !readers.test(path));
  expect(product.length).toBeGreaterThan(500);
  // What happened is a kind, what was refused a code: see “Where things go” in CONTRIBUTING.md.
  expect(product.flatMap(decisionsByProse)).toEqual([]);
});

test.each([
  ["if (reason === 'Some edits are still open') hide();", 1],
  ["const sent = 'Payment link sent to the buyer';\nfind(eq(events.reason, sent));", 1],
  ["const isWait = message.startsWith('Too many attempts.');", 1],
  ['const version = /version (\\d+)/i.exec(event.reason)?.[1];', 1],
  ["switch (title) { case 'Draft ready': show(); }", 1],
  ["if (refusal.code === 'wait' || change === 'brief sent') stop();", 0],
  ["const label = ready ? 'Draft ready' : 'Not ready yet';", 0],
  ['const [, day] = /^(\\d+)$/.exec(value) ?? [];', 0],
])('%s', (text, count) => {
  expect(decisionsByProse({ path: 'a.ts', text, syntax: parseSync('a.ts', text) })).toHaveLength(count);
});
