import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineStyleHashes, ownScriptHashes, withoutNonce } from './script-hashes.ts';

const nonce = '6d0c3f2a9b8e4d51';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy names the hash of every inline script that carries the nonce, and of nothing else', () => {
  const rendered = `<script nonce="${nonce}">one()</script><script src="/a.js" nonce="${nonce}"></script><script type="application/ld+json" nonce="${nonce}">{}</script><script type="module" nonce="${nonce}">two()</script>`;
  expect(ownScriptHashes(rendered, withoutNonce(rendered, nonce), nonce)).toBe(`${hashOf('one()')} ${hashOf('two()')}`);
});

test.each([
  '<script>steal()</script>',
  '<script nonce="">steal()</script>',
  '<script nonce="guessed">steal()</script>',
  '<SCRIPT>steal()</SCRIPT>',
  '<script type="module">steal()</script>',
])('%s in the content is not allowed', (injected) => {
  const rendered = `<p>${injected}</p><script nonce="${nonce}">own()</script>`;
  expect(ownScriptHashes(rendered, withoutNonce(rendered, nonce), nonce)).toBe(hashOf('own()'));
});

test('a script that is added after rendering is allowed, even next to one in the content', () => {
  const rendered = `<p><script>steal()</script></p><script nonce="${nonce}">own()</script>`;
  const html = withoutNonce(rendered, nonce).replace('</p>', '</p><script>start()</script>');
  expect(ownScriptHashes(rendered, html, nonce)).toBe(`${hashOf('own()')} ${hashOf('start()')}`);
});

test('the nonce is removed from the page’s attributes and data, and the hash is of what is left', () => {
  const rendered = `<script nonce="${nonce}">data("nonce","${nonce}")</script>`;
  const html = withoutNonce(rendered, nonce);
  expect(html).toBe('<script>data("nonce","")</script>');
  expect(ownScriptHashes(rendered, html, nonce)).toBe(hashOf('data("nonce","")'));
});

test('a style element is allowed by its hash', () => {
  expect(inlineStyleHashes('<style>\n  body { margin: 0 }\n</style>')).toBe(hashOf('\n  body { margin: 0 }\n'));
});
