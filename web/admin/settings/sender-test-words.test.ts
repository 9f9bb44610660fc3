import { expect, test } from 'vitest';
import { checked } from '../../../tests/helpers/written-emails.ts';
import { linesOf } from './sender-test-words.ts';

type Test = Parameters<typeof linesOf>[0];
type Arrived = NonNullable<Test['arrived']>;

const right = checked('hello@sunup.example');

const wrongIn = (change: Partial<Arrived>, isOwners = false) =>
  linesOf({ arrived: { ...right, ...change }, domain: 'sunup.example', isOwners })
    .filter(({ state }) => state === 'late')
    .map(({ name, says }) => `${name}: ${says}`);

test('nothing is wrong with an email that arrives as it should, and a test that didn’t arrive shows nothing', () => {
  expect(wrongIn({})).toEqual([]);
  expect(linesOf({ arrived: null, domain: 'sunup.example', isOwners: false })).toEqual([]);
});

test.each<[what: string, change: Partial<Arrived>, line: RegExp]>([
  ['no SPF record', { spf: 'none' }, /^SPF: There’s no SPF record/],
  ['a server that SPF doesn’t name', { spf: 'fail' }, /^SPF: .* 192\.0\.2\.7\. Add it\.$/],
  ['a softfail', { spf: 'softfail' }, /^SPF: The SPF record doesn’t name/],
  ['two SPF records', { spf: 'permerror' }, /^SPF: The SPF record has a mistake/],
  ['a name server that didn’t answer', { spf: 'temperror' }, /^SPF: A name server didn’t answer/],
  ['no signature', { dkim: 'none' }, /^DKIM: It isn’t signed\. Turn on DKIM for sunup\.example/],
  ['a broken signature', { dkim: 'fail' }, /^DKIM: The signature doesn’t match/],
  ['no DMARC record', { dmarc: 'none' }, /^DMARC: .*_dmarc\.sunup\.example: v=DMARC1; p=none;$/],
  ['nothing that proves the domain', { dmarc: 'fail', verdict: 'fail', policy: 'reject' }, /^DMARC: Neither .*reject it/],
  ['another author', { author: 'relay@provider.example' }, /^DMARC: It arrived as relay@provider\.example/],
  ['no TLS', { isEncrypted: false }, /^TLS: It came without encryption/],
  ['no PTR', { clientName: '' }, /^PTR: 192\.0\.2\.7 has no name/],
])('%s is one line, with what to do', (_, change, line) => {
  expect(wrongIn(change)).toEqual([expect.stringMatching(line)]);
});

test('a signature that’s missing as an owner’s domain was removed on the way', () => {
  expect(wrongIn({ dkim: 'none' }, true)).toEqual([expect.stringContaining('Our signature was removed')]);
});
