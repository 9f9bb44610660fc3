import { expect, test } from 'vitest';
import { emailAddress, emailLength, mailto } from './email-address.ts';

test.each([
  ["pat.o'neil@example.com", "pat.o'neil@example.com"],
  ['pat&co@example.com', 'pat&co@example.com'],
  ['pat/co@example.com', 'pat/co@example.com'],
  ['pat+site%1!#$*=?^_`{|}~-@example.com', 'pat+site%1!#$*=?^_`{|}~-@example.com'],
  ['  PAT@Example.COM\n', 'PAT@Example.COM'],
  ['a@b.photography', 'a@b.photography'],
  ['a@b.xn--p1ai', 'a@b.xn--p1ai'],
  ['info@müller.example', 'info@xn--mller-kva.example'],
  ['info@xn--mller-kva.example', 'info@xn--mller-kva.example'],
  ['info@ｅｘａｍｐｌｅ．com', 'info@example.com'],
  ['почта@пример.рф', undefined],
  ['mail@пример.рф', 'mail@xn--e1afmkfd.xn--p1ai'],
  ['a@1.2.3.example', 'a@1.2.3.example'],
  ['"pat"@example.com', undefined],
  ['ﾟowner@example.com', undefined],
  ['josé@example.com', undefined],
  ['pat@example', undefined],
  ['pat@localhost', undefined],
  ['pat@127.0.0.1', undefined],
  ['pat@[127.0.0.1]', undefined],
  ['pat@１２７.0.0.1', undefined],
  ['pat@example.com.', undefined],
  ['pat@example..com', undefined],
  ['pat@-example.com', undefined],
  ['pat@exa_mple.com', undefined],
  ['pat@müller.example/x', undefined],
  ['pat@müller.example:80', undefined],
  ['pat@eve@müller.example', undefined],
  ['.pat@example.com', undefined],
  ['pat.@example.com', undefined],
  ['pat..o@example.com', undefined],
  ['pat o@example.com', undefined],
  ['Pat <pat@example.com>', undefined],
  ['pat@example.com, eve@example.com', undefined],
  ['pat@example.com\nBcc: eve@example.com', undefined],
  ['@example.com', undefined],
  ['example.com', undefined],
  ['', undefined],
])('%j is %j', (typed, address) => {
  expect(emailAddress(typed)).toBe(address);
});

test('an address has up to 255 characters, counted after trimming and in ASCII', () => {
  const before = (characters: number) => `${'x'.repeat(characters)}@people.test`;
  expect(emailAddress(` ${before(emailLength - 12)} `)).toBe(before(emailLength - 12));
  expect(emailAddress(before(emailLength - 11))).toBeUndefined();
  expect(emailAddress(`${'x'.repeat(240)}@müller.test`)).toBeUndefined();
});

test('addresses of any length are read in linear time', () => {
  for (const unit of ['a', 'a.', '.', '-', "'", '@', 'a@', 'ü', 'ü.', ' ']) expect(emailAddress(unit.repeat(100_000))).toBeUndefined();
});

test('a link to write to an address keeps all of it', () => {
  expect(mailto('pat@example.com')).toBe('mailto:pat@example.com');
  const odd = 'a&b/c?d#e%f=g+h^`{|}@example.com';
  expect(decodeURIComponent(new URL(mailto(odd)).pathname)).toBe(odd);
  expect(new URL(mailto(odd)).search).toBe('');
});
