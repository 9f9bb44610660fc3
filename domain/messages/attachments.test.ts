import { readdirSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { messageFiles, messages } from '../../db/schema/index.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { attachmentType, encodedAnew, keepAttachments } from './attachments.ts';
import { fileOfMessage } from './files.ts';
import { writeAsCustomer, writeAsStaff } from './messages.ts';

const database = useDatabase();

const text = (words: string) => new TextEncoder().encode(words);
const file = (name: string, bytes: Uint8Array) => ({ name, bytes });
const zip = (...parts: string[]) => zipSync(Object.fromEntries(parts.map((part) => [part, text('<x/>')])));
/** An office file from before 2007, as far as its type goes. */
const oldOffice = (...streams: string[]) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(500), ...streams.map((name) => Buffer.from(name, 'utf16le'))]);
const openDocument = zipSync({ mimetype: [text('application/vnd.oasis.opendocument.text'), { level: 0 }], 'content.xml': text('<x/>') });

test.each([
  ['a PDF', text('%PDF-1.7 and so on'), 'application/pdf'],
  ['plain text', text('Grüße.'), 'text/plain'],
  ['text as Notepad saved it', Buffer.from('\uFEFFGrüße.', 'utf16le'), 'text/plain'],
  ['text as Windows saved it', Buffer.from('Gr\u00fc\u00dfe', 'latin1'), 'text/plain'],
  ['a table as text', text('day,hours\nMon,8-5'), 'text/plain'],
  ['rich text', text('{\\rtf1 Hello}'), 'application/rtf'],
  ['Word', zip('[Content_Types].xml', 'word/document.xml'), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['Excel', zip('[Content_Types].xml', 'xl/workbook.xml'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['an open document', openDocument, 'application/vnd.oasis.opendocument.text'],
  ['old Word', oldOffice('WordDocument'), 'application/msword'],
  ['old Excel', oldOffice('Workbook'), 'application/vnd.ms-excel'],
])('%s is recognized by its content, whatever its name says', (_, bytes, type) => {
  expect(attachmentType(bytes)).toBe(type);
});

test.each([
  ['a page', text('<!doctype html><script>alert(1)</script>')],
  ['a drawing', text('  <svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')],
  ['a program', Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1')],
  ['a program’s data', Buffer.from('caf\xe9 \x81 \x90', 'latin1')],
  ['a zip', zip('anything.exe')],
  ['Word with macros', zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin')],
  ['old Word with macros', oldOffice('WordDocument', '_VBA_PROJECT')],
  ['something old of another kind', oldOffice('Installer')],
  ['nothing', new Uint8Array()],
])('%s is refused by name', async (_, bytes) => {
  expect(await keepAttachments([file('letter.pdf', bytes)])).toEqual({
    ok: false,
    code: 'file-type-unsupported',
    fileName: 'letter.pdf',
    message: 'letter.pdf isn’t a type we accept. Send pictures, PDFs, plain text or Office files.',
  });
});

test.each([
  ['UTF-16 of Notepad', Buffer.from('\uFEFFGrüße', 'utf16le'), '\uFEFFGrüße'],
  ['UTF-16, high bytes first', Buffer.from('\uFEFFGrüße', 'utf16le').swap16(), '\uFEFFGrüße'],
  ['single bytes with a euro sign', Buffer.from('Gr\xfc\xdfe, 5 \x80', 'latin1'), '\uFEFFGrüße, 5 €'],
  ['UTF-8', text('Grüße'), 'Grüße'],
  ['UTF-8 with a mark', text('\uFEFFGrüße'), '\uFEFFGrüße'],
])('text in %s is stored as UTF-8', async (_, bytes, stored) => {
  const { body } = must(await encodedAnew(bytes, 'text/plain', { pixels: 0, from: 'member' }));
  expect(body.toString()).toBe(stored);
});

test('too large, too many and damaged pictures are refused; one refused file refuses all', async () => {
  const large = file('large.txt', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'));
  expect(await keepAttachments([file('a.txt', text('fine')), large])).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^large\.txt is over 10 MB/),
  });
  expect(await keepAttachments(Array.from({ length: 6 }, () => file('a.txt', text('a'))))).toMatchObject({
    ok: false,
    message: expect.stringContaining('You can send up to 5 files'),
  });
  const broken = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
  expect(await keepAttachments([file('photo.jpg', broken)])).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^photo\.jpg: We can’t open this JPEG file/),
  });
});

test('a picture is re-encoded under a random key and a plain name, without camera metadata', async () => {
  const taken = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#fa0' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .toBuffer();
  const sent = [file('../../etc/My "photo"\r\n.exe', taken), file('again.jpg', taken)];
  const kept = must(await keepAttachments(sent));
  const [first, second] = kept.kept;
  expect(first).toMatchObject({ fileName: 'My photo.jpg', type: 'image/jpeg' });
  expect(first?.fileKey).toMatch(/^[0-9a-f]{64}$/);
  expect(first?.fileKey).not.toBe(second?.fileKey);
});

test('only the owner of a thread and staff can open its files; others and made-up ids find nothing', async () => {
  const [owner, stranger, admin] = [await makePerson(), await makePerson(), await makePerson({ admin: true })];
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fa0' } })
    .png()
    .toBuffer();
  const written = must(
    await writeAsCustomer(owner.id, 'general', {
      body: '',
      files: [file('logo.png', png), file('notes.txt', text('Mon-Fri'))],
    }),
  );
  const row = await db().query.messages.findFirst({ where: eq(messages.id, written.messageId ?? '') });
  must(await writeAsStaff(admin.id, row?.threadId ?? '', { body: 'Here.', files: [file('offer.pdf', text('%PDF-1.7'))] }));
  const files = await db().select().from(messageFiles);
  expect(files).toHaveLength(3);
  for (const { id, fileName } of files) {
    for (const reader of [
      { userId: owner.id, isAdmin: false },
      { userId: admin.id, isAdmin: true },
    ])
      expect(await fileOfMessage(id, reader)).toMatchObject({ name: fileName, shown: fileName === 'logo.png' });
    expect(await fileOfMessage(id, { userId: stranger.id, isAdmin: false })).toBeUndefined();
    expect(await fileOfMessage(id, { userId: admin.id, isAdmin: false })).toBeUndefined();
  }
  for (const made of ['x', '01890000-0000-7000-8000-000000000000'])
    expect(await fileOfMessage(made, { userId: admin.id, isAdmin: true })).toBeUndefined();
});

test('a refused file leaves no message behind', async () => {
  const { id } = await makePerson();
  const before = await db().$count(messages);
  expect(await writeAsCustomer(id, 'general', { body: 'See this.', files: [file('x.exe', Buffer.from('MZ\u0000\u0001'))] })).toMatchObject({
    ok: false,
    field: 'files',
  });
  expect(await db().$count(messages)).toBe(before);
});

test('a message sent again keeps its files once', async () => {
  const person = await makePerson();
  const draftKey = '01890000-0000-4000-8000-00000000000b';
  const stored = () =>
    readdirSync(database.filesFolder(), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
  const before = readdirSync(database.filesFolder()).length ? stored() : 0;
  const send = () => writeAsCustomer(person.id, 'general', { body: '', files: [file('hours.txt', text('Mon-Fri 8-5'))], draftKey });
  expect((await Promise.all([send(), send()])).map(({ ok }) => ok)).toEqual([true, true]);
  expect(await send()).toEqual({ ok: true });
  expect(stored() - before).toBe(1);
  const [kept] = await db().select().from(messageFiles).where(eq(messageFiles.fileName, 'hours.txt'));
  expect(String((await fileOfMessage(kept?.id ?? '', { userId: person.id, isAdmin: false }))?.body)).toBe('Mon-Fri 8-5');
});
