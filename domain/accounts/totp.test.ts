import { expect, test } from 'vitest';
import { appAddress, base32, codeAt, codeFits } from './totp.ts';

/** Secret and codes of RFC 6238, appendix B; the last six of its eight digits. */
const secret = '12345678901234567890';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('%d seconds after 1970 the code is %s', (seconds, code) => {
  expect(codeAt(secret, new Date(seconds * 1000))).toBe(code);
});

test('a code is taken one step early and one step late, and no further', () => {
  const at = (seconds: number) => new Date(seconds * 1000);
  const code = codeAt(secret, at(900));
  expect([869, 870, 900, 929, 959, 960].map((seconds) => codeFits(secret, code, at(seconds)))).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
  for (const wrong of ['', code.slice(1), `${code}0`, 'abcdef']) expect(codeFits(secret, wrong, at(900))).toBe(false);
});

test('secrets are spelled as in RFC 4648', () => {
  expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map(base32)).toEqual([
    '',
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ]);
});

test('the address of the QR code names product, account and secret', () => {
  expect(appAddress('Sunup', 'dana+1@people.test', 'foobar')).toBe(
    'otpauth://totp/Sunup:dana%2B1%40people.test?secret=MZXW6YTBOI&issuer=Sunup&digits=6&period=30',
  );
});
