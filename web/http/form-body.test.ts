import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formBody, formFault, isFormType } from './form-body.ts';

const limits = { fields: 5, textBytes: 1000, files: true };
const type = 'multipart/form-data; boundary=xyz';
const part = (name: string, value: string, rest = '') =>
  `--xyz\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n${value}\r\n`;
const statusOf = (body: string, contentType = type) => formFault(Buffer.from(body), contentType, limits)?.status;

async function posted(form: FormData) {
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return { contentType: request.headers.get('content-type') ?? '', body: new Uint8Array(await request.arrayBuffer()) };
}

test('a browser’s form is fine, with files, empty fields and line breaks', async () => {
  const form = new FormData();
  form.set('message', 'Two\nlines, "quotes" & more;');
  form.set('empty', '');
  form.set('name with "quotes"', 'x');
  form.set('file', new File([new Uint8Array(5000)], 'Grüße "1".jpg', { type: 'image/jpeg' }));
  form.set('none', new File([], ''));
  const { body, contentType } = await posted(form);
  expect(formFault(body, contentType, limits)).toBeUndefined();
  expect(statusOf('a=1&b=2&c=3&d=4&e=5', 'application/x-www-form-urlencoded')).toBeUndefined();
  expect(statusOf('', 'application/x-www-form-urlencoded')).toBeUndefined();
  expect(statusOf(`${part('a', '1', '; filename="b.png"\r\nContent-Type: image/png\r\nContent-Length: 1')}--xyz--\r\n`)).toBeUndefined();
  expect(statusOf('--a b--', 'multipart/form-data; boundary="a b"')).toBeUndefined();
});

test('too many fields, and too much text, are refused with 413', () => {
  expect(statusOf('a=1&b=2&c=3&d=4&e=5&f=6', 'application/x-www-form-urlencoded')).toBe(413);
  expect(statusOf('&'.repeat(900), 'application/x-www-form-urlencoded;charset=utf-8')).toBe(413);
  expect(statusOf(`a=${'x'.repeat(1000)}`, 'application/x-www-form-urlencoded')).toBe(413);
  expect(statusOf(`${part('a', '1').repeat(5)}--xyz--`)).toBeUndefined();
  expect(statusOf(`${part('a', '1').repeat(6)}--xyz--`)).toBe(413);
  expect(statusOf(`${part('a', 'x'.repeat(600)).repeat(2)}--xyz--`)).toBe(413);
  expect(statusOf(`${part('a', 'x'.repeat(6000), '; filename="a"')}--xyz--`)).toBeUndefined();
});

test('a file is refused where none is expected, and an empty file field isn’t', () => {
  const fault = (value: string) =>
    formFault(Buffer.from(`${part('a', value, '; filename="a.jpg"')}--xyz--`), type, { ...limits, files: false })?.status;
  expect([fault('x'), fault('')]).toEqual([400, undefined]);
});

test.each([
  ['nothing', ''],
  ['no boundary', 'Content-Disposition: form-data; name="a"\r\n\r\n1\r\n'],
  ['another boundary', '--abc\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--abc--'],
  ['no end', part('a', '1')],
  ['an end in the middle of a part', '--xyz\r\nContent-Disposition: form-data; name="a"\r\n\r\n1--xyz--'],
  ['the boundary inside a value', `${part('a', 'xyz')}--xyz--`],
  ['no name', '--xyz\r\nContent-Disposition: form-data\r\n\r\n1\r\n--xyz--'],
  ['two names', '--xyz\r\nContent-Disposition: form-data; name="a"; name="b"\r\n\r\n1\r\n--xyz--'],
  ['an attachment', '--xyz\r\nContent-Disposition: attachment; name="a"\r\n\r\n1\r\n--xyz--'],
  ['no headers', '--xyz\r\n\r\n\r\n1\r\n--xyz--'],
  ['a header that is none', '--xyz\r\nContent-Disposition: form-data; name="a"\r\nwhat is this\r\n\r\n1\r\n--xyz--'],
  ['headers without an end', `--xyz\r\nContent-Disposition: form-data; name="a"\r\nX: ${'y'.repeat(9000)}\r\n\r\n1\r\n--xyz--`],
  ['bare line feeds', '--xyz\nContent-Disposition: form-data; name="a"\n\n1\n--xyz--'],
])('a multipart form with %s is malformed', (_, body) => {
  expect(statusOf(body)).toBe(400);
});

test.each([
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="a',
  `multipart/form-data; boundary=${'x'.repeat(71)}`,
])('a multipart form of the type %j is malformed', (contentType) => {
  expect(statusOf(`${part('a', '1')}--xyz--`, contentType)).toBe(400);
});

test('only the two types of forms count as forms', () => {
  expect(isFormType('application/x-www-form-urlencoded; charset=utf-8')).toBe(true);
  expect(isFormType(type)).toBe(true);
  for (const other of [
    '',
    'application/json',
    'application/x-www-form-urlencoded-x',
    'multipart/form-data-x',
    'multipart/mixed; boundary=a',
  ])
    expect(isFormType(other), other).toBe(false);
});

test('every body without a fault can be parsed, however it was altered', async () => {
  const pieces = fc.constantFrom(
    '--xyz',
    '\r\n',
    '--',
    'xyz',
    'Content-Disposition: form-data',
    '; name="a"',
    '; filename="b"',
    ':',
    '"',
    '\n',
    '; name*=utf-8',
    '%',
  );
  const bent = fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 14 }).map((all) => all.join(''));
  const cut = fc.record({ value: bent, at: fc.nat(400), insert: bent, length: fc.nat(30) }).map(({ value, at, insert, length }) => {
    const whole = `${part('a', value)}${part('b', 'file', '; filename="x.png"\r\nContent-Type: image/png')}--xyz--\r\n`;
    return whole.slice(0, at) + insert + whole.slice(at + length);
  });
  const header = fc.oneof(
    fc.constant(type),
    bent.map((text) => `multipart/form-data${text}; boundary=xyz`),
    bent.map((text) => `${type};${text}`),
  );
  let fine = 0;
  await fc.assert(
    fc.asyncProperty(fc.oneof(cut, bent), header, async (text, contentType) => {
      const body = Buffer.from(text);
      const readable = isFormType(contentType) && !formFault(body, contentType, { fields: 50, textBytes: 10_000, files: true });
      if (!readable || !isHeader(contentType)) return;
      fine += 1;
      await new Response(body, { headers: { 'Content-Type': contentType } }).formData();
    }),
    { numRuns: 3000 },
  );
  expect(fine).toBeGreaterThan(50);
});

/** Whether a server can receive this as a header. */
function isHeader(value: string): boolean {
  try {
    return Boolean(new Headers({ 'Content-Type': value }));
  } catch {
    return false;
  }
}

async function readBack(body: Uint8Array<ArrayBuffer>, contentType: string) {
  const read = formBody(body, contentType, limits);
  if (!read.ok) return read.status;
  return [...(await new Response(read.body, { headers: { 'content-type': contentType } }).formData())];
}
const bytes = (text: string) => new TextEncoder().encode(text);

test('null characters in text are dropped, and files keep theirs', async () => {
  expect(await readBack(bytes('a\0b=c%00d&e=%25%2500&f=%%0000'), 'application/x-www-form-urlencoded')).toEqual([
    ['ab', 'cd'],
    ['e', '%%00'],
    ['f', '%00'],
  ]);
  const form = new FormData();
  form.set('before', 'x\0y\0');
  form.set('file', new File([new Uint8Array([0, 1, 0])], 'a\0.png'));
  form.set('after', '\0');
  const { body, contentType } = await posted(form);
  const [before, [, file], after] = (await readBack(body, contentType)) as [unknown, [string, File], unknown];
  expect([before, after]).toEqual([
    ['before', 'xy'],
    ['after', ''],
  ]);
  expect(file.name).toBe('a.png');
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0, 1, 0]);
});

test('a form without null characters stays the same bytes', () => {
  const body = bytes(`${part('a', '1')}--xyz--`);
  expect(formBody(body, type, limits)).toMatchObject({ ok: true, body });
});

test('a null character can’t hide a boundary', async () => {
  expect(await readBack(bytes(`${part('a', '--x\0yz')}--xyz--`), type)).toBe(400);
});
