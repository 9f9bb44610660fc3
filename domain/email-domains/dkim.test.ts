import { createPrivateKey, createPublicKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { dkimValue, judgeDkim, keyIn, newKey } from './dkim.ts';

test('a new key is RSA with 2048 bits, and its record has its other half', async () => {
  const { selector, privateKey, publicKey } = await newKey();
  const key = createPrivateKey(privateKey);
  expect([key.asymmetricKeyType, key.asymmetricKeyDetails?.modulusLength]).toEqual(['rsa', 2048]);
  expect(createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')).toBe(publicKey);
  expect(selector).toMatch(/^mail-[0-9a-f]{8}$/);
  expect(keyIn(dkimValue(publicKey))).toBe(publicKey);
  expect((await newKey()).selector).not.toBe(selector);
});

test.each<[text: string, state: string]>([
  ['v=DKIM1; k=rsa; p=QUJD', 'right'],
  ['p=QUJD', 'right'],
  ['v=DKIM1;k=rsa;p=QUJD;', 'right'],
  ['v=DKIM1; k=rsa; p=QU JD', 'right'],
  ['v=DKIM1; t=y; p=QUJD; n=ours', 'right'],
  ['v=DKIM1; h=sha1:sha256; s=email; p=QUJD', 'right'],
  ['v=DKIM1; h=sha1; p=QUJD', 'wrong'],
  ['v=DKIM1; s=tlsrpt; p=QUJD', 'wrong'],
  ['v=DKIM1; k=ed25519; p=QUJD', 'wrong'],
  ['v=DKIM2; p=QUJD', 'wrong'],
  ['v=DKIM1; p=', 'wrong'],
  ['v=DKIM1; p=QUJE', 'wrong'],
  ['QUJD', 'wrong'],
  ['constructor=1; p=QUJD', 'right'],
])('the record %s is %s', (text, state) => {
  expect(judgeDkim([text], 'QUJD').state).toBe(state);
});

test('no record is missing, and two count for nothing', () => {
  expect(judgeDkim([], 'QUJD').state).toBe('missing');
  expect(judgeDkim(['p=QUJD', 'p=QUJD'], 'QUJD')).toMatchObject({ state: 'wrong', problem: { code: 'dkim-several' } });
});
