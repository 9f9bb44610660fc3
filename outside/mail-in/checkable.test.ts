import { expect, test } from 'vitest';
import { uncheckable } from './checkable.ts';

const signature = 'DKIM-Signature: v=1; a=rsa-sha256; d=tate.example; s=x; h=from; bh=eA==; b=eA==\r\n';
const line = `X-Long: ${'x'.repeat(900)}\r\n`;
const body = `${'x'.repeat(998)}\r\n`.repeat(1000);

test.each<[what: string, email: string, status: number | undefined]>([
  ['an ordinary email', `From: jim@tate.example\r\n\r\n${body}`, undefined],
  ['as many signatures as are checked', `${signature.repeat(10)}\r\n${body}`, undefined],
  ['one more', `${signature.repeat(10)}dkim-signature : v=1\r\n\r\n${body}`, 554],
  ['signatures in its text', `From: jim@tate.example\r\n\r\n${signature.repeat(50)}`, undefined],
  ['a header of 100 KB', `${line.repeat(110)}\r\n${body}`, undefined],
  ['a header of 150 KB', `${line.repeat(165)}\r\n${body}`, 552],
  ['a header without an end', line.repeat(165), 552],
  ['a header of 4,000 short lines', `X: y\r\n${' z\r\n'.repeat(4000)}\r\n${body}`, 552],
  ['as many lines as 25 MB of files have', `From: jim@tate.example\r\n\r\n${'x\r\n'.repeat(345_000)}`, undefined],
  ['more lines', `From: jim@tate.example\r\n\r\n${'\r\n'.repeat(400_001)}`, 554],
  ['as many parts as a digest of lists has', `From: jim@tate.example\r\n\r\n${'--b\r\n\r\nHello\r\n'.repeat(15_000)}`, undefined],
  ['more parts', `From: jim@tate.example\r\n\r\n${'--b\r\n'.repeat(20_002)}`, 554],
  ['four signatures of 20 MB', `${signature.repeat(4)}\r\n${body.repeat(20)}`, undefined],
  ['six of them', `${signature.repeat(6)}\r\n${body.repeat(20)}`, 554],
  ['a line of 200 KB', `From: jim@tate.example\r\n\r\n${' '.repeat(200_000)}x\r\n`, undefined],
  ['a line of 300 KB', `From: jim@tate.example\r\n\r\nHi\r\n${' '.repeat(300_000)}x\r\n`, 554],
  ['a last line of 300 KB', `From: jim@tate.example\r\n\r\nHi\r\n${'x'.repeat(300_000)}`, 554],
  ['nothing but a short header', 'From: jim@tate.example\r\n', undefined],
  ['nothing', '', undefined],
])('%s', (_, email, status) => {
  expect(uncheckable(Buffer.from(email))?.status).toBe(status);
});
