import { expect, test } from 'vitest';
import { shownFileName } from './file-names.ts';

test.each([
  ['photo.jpg', 'photo.jpg'],
  ['Grüße aus Köln (2).png', 'Grüße aus Köln (2).png'],
  ['photo\u202egpj.exe', 'photogpj.exe'],
  ['\u2066a\u2069b\u200f\u061c\ufeff.png', 'ab.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\van.jpg', 'van.jpg'],
  ['two\r\nlines\t\u0007.pdf', 'two lines .pdf'],
  ['..\n/..\\x.jpg', 'x.jpg'],
  ['\u202e\u0000', ''],
  ['folder/', ''],
  [`${'👍'.repeat(250)}.jpg`, '👍'.repeat(100)],
])('name %# is shown without misleading characters', (name, shown) => {
  expect(shownFileName(name)).toBe(shown);
});
