import { expect, test } from 'vitest';
import { isNamedIn } from './named-in.ts';
import { readMail } from './read-mail.ts';

const token = 'answer+1.x@mail.sunup.test';
const signed = (names: string) => `DKIM-Signature: v=1; d=gmail.com;\r\n h=${names};\r\n b=eA==`;
const otherTo = 'To: jim@tate.example';
const bySender = { spf: 'pass', sender: 'rosa@gmail.com' } as const;
const byAnother = { spf: 'pass', sender: 'eve@evil.example' } as const;

test.each([
  ['named in To, from the author’s server', [`To: <${token.toUpperCase()}>`], bySender, true],
  ['named in Cc, from the author’s server', [otherTo, `Cc: Eve <eve@evil.example>, ${token}`], bySender, true],
  ['not named', [otherTo], bySender, false],
  ['named in To that’s signed, over another server', [signed('from : To:subject'), `To: ${token}`], byAnother, true],
  ['signed, sent again to another address', [signed('from:to:cc'), otherTo], byAnother, false],
  ['signed, with a Cc that someone added', [`Cc: ${token}`, signed('from:to'), otherTo], byAnother, false],
  ['signed twice, by one without Cc', [`Cc: ${token}`, signed('from:to:cc'), signed('from:to'), otherTo], byAnother, false],
  ['signed, with a second To on top', [`To: ${token}`, signed('from:to'), otherTo], byAnother, false],
  ['signed, through a door that knows no server', [signed('from:to'), `To: ${token}`], { spf: 'none', sender: 'rosa@gmail.com' }, true],
] as const)('%s: %j', async (_, lines, { spf, sender }, isNamed) => {
  const raw = Buffer.from(`From: rosa@gmail.com\r\n${lines.join('\r\n')}\r\n\r\nYes.`);
  const authentication = { spf, author: 'rosa@gmail.com' };
  expect(isNamedIn(raw, await readMail(raw), { recipient: token, sender, authentication })).toBe(isNamed);
});
