import { randomBytes } from 'node:crypto';
import type { Result } from '../../base/result.ts';
import { deleteFile, digestOf, putNamed } from '../../outside/storage/storage.ts';
import { heifType } from '../../sites/pictures/picture-type.ts';
import { truncate } from '../../text/truncate.ts';
import { shownFileName } from '../file-names.ts';
import { encodeAttachment } from '../pictures/pictures.ts';
import { type PictureRefusal, refusedPicture } from '../pictures/refusals.ts';
import { type MessageRefusal, refusedAs } from './refusals.ts';
import { messageLimits } from './schema.ts';

/** A stored file. Its bytes are in the file store under `fileKey`. */
export interface KeptAttachment {
  fileKey: string;
  fileName: string;
  type: string;
  bytes: number;
  sha256: string;
}

/** Accepted types, with the file extension each gets. Only images are shown in pages; all others are downloads. */
const endings = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
  'application/rtf': 'rtf',
  'application/msword': 'doc',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.ms-powerpoint': 'ppt',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
} as const;
export type AttachmentType = keyof typeof endings;

/** Most phone photos have 12 megapixels, those of the newest phones 24.5. */
const maxPixels = 24_500_000;

export interface SentFile {
  name: string;
  bytes: Uint8Array;
}

/**
 * Stores the files of a message under random names. Their types are detected from their content, never from their names, and
 * pictures are re-encoded. If one file is refused, none is stored, and the message names that file.
 */
export async function keepAttachments(files: SentFile[]): Promise<Result<{ kept: KeptAttachment[] }, MessageRefusal>> {
  if (files.length > messageLimits.files) return refusedAs('too-many-files');
  const read: { name: string; type: AttachmentType; body: Buffer }[] = [];
  for (const file of files) {
    const { name, bytes } = file;
    const fileName = nameOf(file);
    if (bytes.byteLength > messageLimits.fileBytes) return refusedAs('file-too-large', { fileName });
    const type = attachmentType(bytes);
    if (!type) return refusedAs('file-type-unsupported', { fileName });
    const encoded = await encodedAnew(bytes, type, { pixels: maxPixels, from: 'member' });
    if (!encoded.ok) return encoded.code === 'pictures-busy' ? encoded : { ...encoded, message: `${fileName}: ${encoded.message}` };
    read.push({ name: plainName(name, type), type, body: encoded.body });
  }
  const kept: KeptAttachment[] = [];
  for (const { name, type, body } of read) {
    const fileKey = randomBytes(32).toString('hex');
    await putNamed(fileKey, body);
    kept.push({ fileKey, fileName: name, type, bytes: body.byteLength, sha256: digestOf(body) });
  }
  return { ok: true, kept };
}

/**
 * Stores those files of an email that we accept, up to the most that a message has. `refused` names the others. Throws if pictures can't be
 * decoded now, and stores nothing then, so the job tries again.
 */
export async function keepAccepted(files: SentFile[]): Promise<{ kept: KeptAttachment[]; refused: RefusedFile[] }> {
  const kept: KeptAttachment[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const one: Awaited<ReturnType<typeof keepAttachments>> =
      kept.length < messageLimits.files ? await keepAttachments([file]) : refusedAs('too-many-files');
    if (one.ok) kept.push(...one.kept);
    else if (one.code === 'pictures-busy') {
      await dropAttachments(kept);
      throw new Error(one.message);
    } else refused.push({ fileName: nameOf(file), code: one.code, message: one.message });
  }
  return { kept, refused };
}

/** `message` is for its sender. */
interface RefusedFile {
  fileName: string;
  code: MessageRefusal['code'];
  message: string;
}

/** A file's name as people read it. */
function nameOf({ name }: SentFile): string {
  return truncate(shownFileName(name), 80) || 'A file';
}

/** Deletes files that were stored for a message that wasn't created. */
export async function dropAttachments(kept: KeptAttachment[]): Promise<void> {
  for (const { fileKey } of kept) await deleteFile(fileKey, new Date());
}

/** True if a stored file is an image that we encoded, so a page can show it. */
export function isPicture(type: string): type is 'image/jpeg' | 'image/png' | 'image/webp' {
  return type === 'image/jpeg' || type === 'image/png' || type === 'image/webp';
}

/** The type of a file by its content. Undefined for types we don't accept. Images we convert have the type they're converted to. */
export function attachmentType(bytes: Uint8Array): AttachmentType | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = file.subarray(0, 16).toString('latin1');
  if (head.startsWith('%PDF-')) return 'application/pdf';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp';
  const heif = heifType(bytes);
  if (heif) return heif === 'avif' ? 'image/webp' : 'image/jpeg';
  if (head.startsWith('{\\rtf')) return 'application/rtf';
  if (head.startsWith('PK\x03\x04')) return officeType(file);
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return oldOfficeType(file);
  return textOf(bytes) ? 'text/plain' : undefined;
}

/** An Office file is a ZIP with a known table of contents. Other ZIP files, and files with macros, are refused. */
function officeType(file: Buffer): AttachmentType | undefined {
  if (file.includes('vbaProject.bin')) return undefined;
  const declared = /^mimetype(application\/vnd\.oasis\.opendocument\.(?:text|spreadsheet|presentation))PK/.exec(
    file.subarray(30, 120).toString('latin1'),
  )?.[1];
  if (declared) return declared as AttachmentType;
  if (!file.includes('[Content_Types].xml')) return undefined;
  const kinds = { 'word/document.xml': 'wordprocessingml.document', 'xl/workbook.xml': 'spreadsheetml.sheet' };
  for (const [part, kind] of Object.entries({ ...kinds, 'ppt/presentation.xml': 'presentationml.presentation' }))
    if (file.includes(part)) return `application/vnd.openxmlformats-officedocument.${kind}` as AttachmentType;
  return undefined;
}

/** Office files from before 2007 name their main stream in UTF-16. Those with macros are refused. */
function oldOfficeType(file: Buffer): AttachmentType | undefined {
  const holds = (name: string) => file.includes(Buffer.from(name, 'utf16le'));
  if (holds('_VBA_PROJECT')) return undefined;
  if (holds('WordDocument')) return 'application/msword';
  if (holds('Workbook')) return 'application/vnd.ms-excel';
  return holds('PowerPoint Document') ? 'application/vnd.ms-powerpoint' : undefined;
}

/** Says that a text is UTF-8 to programs that would take it for a Windows one. */
const byteOrderMark = '\uFEFF';

/**
 * A text file as UTF-8. Notepad and Excel also write UTF-16, which begins with a mark, and single bytes, which say nothing of it.
 * Undefined if it isn't text.
 */
function textOf(bytes: Uint8Array): Buffer | undefined {
  const [first, second] = bytes;
  const marked = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
  for (const encoding of marked ? [marked] : ['utf-8', 'windows-1252']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      // Bytes that Windows assigns no character become control characters.
      if (encoding === 'windows-1252' && /[\u0080-\u009f]/.test(text)) continue;
      if (isText(text)) return Buffer.from(encoding === 'utf-8' ? bytes : byteOrderMark + text);
    } catch {
      // Not in this encoding.
    }
  }
  return undefined;
}

function isText(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters distinguish binary files from text.
  return text.trim() !== '' && !/[\u0000-\u0008\u000e-\u001f]/.test(text) && !/^\s*<(?:!doctype|html|svg|\?xml)/i.test(text);
}

/** A file's bytes as stored. Images are re-encoded, which removes their metadata, and text is stored as UTF-8. A refusal's message is for the sender. */
export async function encodedAnew(
  bytes: Uint8Array,
  type: AttachmentType,
  limits: { pixels: number; from: 'visitor' | 'member' },
): Promise<Result<{ body: Buffer }, PictureRefusal>> {
  if (!isPicture(type)) return { ok: true, body: (type === 'text/plain' && textOf(bytes)) || Buffer.from(bytes) };
  const format = type === 'image/jpeg' ? 'jpeg' : type === 'image/png' ? 'png' : 'webp';
  try {
    return { ok: true, body: await encodeAttachment(bytes, format, limits) };
  } catch (error) {
    return refusedPicture(error);
  }
}

/** A name that is safe in a header: letters, digits and a few symbols, with the extension of its detected type. */
export function plainName(name: string, type: AttachmentType): string {
  const stem = shownFileName(name)
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} ._-]+/gu, '')
    .trim();
  return `${truncate(stem, 80) || 'file'}.${endings[type]}`;
}
