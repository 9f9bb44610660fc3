import { expect, test } from 'vitest';
import { probablySpam } from './spam.ts';

const nothing = { verdict: 'fail', policy: '', spf: 'none', dkim: 'none' } as const;
const words = { text: 'Can you come on Monday?', html: '', files: [], isHeaderOnly: false };
const link = { ...words, text: 'See http://prizes.example/now' };
const file = (name: string) => ({
  ...words,
  files: [{ name, type: 'application/octet-stream', content: Buffer.from('x'), isInline: false }],
});

test.each([
  ['nothing proved, only words', nothing, words, false],
  ['nothing proved, with a photo', nothing, file('sink.jpg'), false],
  ['nothing proved, with a link', nothing, link, true],
  ['nothing proved, with a link in HTML', nothing, { ...words, html: '<a href="HTTPS://prizes.example">Here</a>' }, true],
  [
    'nothing proved, as Outlook writes it',
    nothing,
    { ...words, html: '<html xmlns="http://www.w3.org/TR/REC-html40"><p>Hi</p></html>' },
    false,
  ],
  ['nothing proved, and not to be read', nothing, { ...words, text: '', isHeaderOnly: true }, true],
  ['signed, and not to be read', { ...nothing, verdict: 'pass', dkim: 'pass' }, { ...words, text: '', isHeaderOnly: true }, false],
  ['nothing proved, with a program', nothing, file('invoice.exe'), true],
  ['checks that fail, with a link', { ...nothing, spf: 'softfail', dkim: 'fail' }, link, true],
  ['signed, with a link', { ...nothing, verdict: 'pass', dkim: 'pass' }, link, false],
  ['sent by its server, with a link', { ...nothing, verdict: 'pass', spf: 'pass' }, link, false],
  ['forged, where the domain asks for caution', { ...nothing, spf: 'pass', policy: 'quarantine' }, words, true],
  ['forged, where the domain asks for refusal', { ...nothing, spf: 'pass', policy: 'reject' }, words, true],
  ['forged, where the domain asks for nothing', { ...nothing, spf: 'pass', policy: 'none' }, words, false],
  ['proved, where the domain asks for caution', { ...nothing, verdict: 'pass', dkim: 'pass', policy: 'quarantine' }, link, false],
] as const)('%s: %j', (_, authentication, mail, spam) => {
  expect(probablySpam(authentication, { ...mail, files: [...mail.files] })).toBe(spam);
});
