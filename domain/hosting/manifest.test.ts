import { expect, test } from 'vitest';
import { parseManifest } from './manifest.ts';

const manifest = (headers: Record<string, string>, format = 1) =>
  Buffer.from(JSON.stringify({ format, headers, files: { '/': { hash: 'h', bytes: 1, headers: { 'Content-Type': 'text/html' } } } }));

test('a manifest is parsed with its headers', () => {
  expect(parseManifest(manifest({ 'Referrer-Policy': 'no-referrer' }))).toMatchObject({ headers: { 'Referrer-Policy': 'no-referrer' } });
});

test('a manifest of another format is refused', () => {
  expect(() => parseManifest(manifest({}, 2))).toThrow('Unknown manifest format 2.');
});

test.each([
  ['X-Bad', 'two\nlines'],
  ['Not a name', 'value'],
])('the header %j: %j, which Node would refuse to send, is refused', (name, value) => {
  expect(() => parseManifest(manifest({ [name]: value }))).toThrow(/Invalid character|must be a valid HTTP token/);
});
