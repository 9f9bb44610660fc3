import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { db } from '../../db/connect.ts';
import { contactRequests } from '../../db/schema/index.ts';
import { getFile, putFile } from '../../outside/storage.ts';
import { isId } from '../ids.ts';
import { fileLimits } from './schema.ts';

/** A file that came with a message: its bytes are in the file store under `key`. */
export interface KeptFile {
  key: string;
  name: string;
  type: FileType;
}

type FileType = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp' | 'text/plain';

const endings: Record<FileType, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'text/plain': 'txt',
};

const mostPixels = 50_000_000;

/**
 * Keeps a file of one of the types we take, told by its content, never by its name. Pictures are decoded and encoded
 * anew, which leaves out what the camera wrote into them. Refusals are sentences for the sender.
 */
export async function keepFile(name: string, bytes: Uint8Array): Promise<{ ok: true; file: KeptFile } | { ok: false; message: string }> {
  if (bytes.byteLength > fileLimits.bytes) return { ok: false, message: fileLimits.tooBig };
  const type = typeOf(bytes);
  if (!type) return { ok: false, message: fileLimits.otherType };
  const body = type.startsWith('image/') ? await encodedAnew(bytes, type) : Buffer.from(bytes);
  if (!body) return { ok: false, message: "This picture can't be read. It may be damaged; save it again or send another." };
  return { ok: true, file: { key: await putFile(body), name: plainName(name, type), type } };
}

/** The file of a request, for staff. */
export async function fileOfRequest(requestId: string): Promise<{ name: string; type: string; body: Buffer } | undefined> {
  if (!isId(requestId)) return undefined;
  const [request] = await db().select().from(contactRequests).where(eq(contactRequests.id, requestId));
  if (!request?.fileKey || !request.fileName || !request.fileType) return undefined;
  return { name: request.fileName, type: request.fileType, body: await getFile(request.fileKey) };
}

function typeOf(bytes: Uint8Array): FileType | undefined {
  const head = Buffer.from(bytes.subarray(0, 16));
  if (head.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf';
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'image/png';
  if (head.subarray(0, 4).toString('latin1') === 'RIFF' && head.subarray(8, 12).toString('latin1') === 'WEBP') return 'image/webp';
  return isText(bytes) ? 'text/plain' : undefined;
}

function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells other files from text.
    return text.trim() !== '' && !/[\u0000-\u0008\u000e-\u001f]/.test(text) && !/^\s*<(?:!doctype|html|svg|\?xml)/i.test(text);
  } catch {
    return false;
  }
}

async function encodedAnew(bytes: Uint8Array, type: FileType): Promise<Buffer | undefined> {
  const format = type === 'image/jpeg' ? 'jpeg' : type === 'image/png' ? 'png' : 'webp';
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated' })
    .rotate()
    .toFormat(format)
    .toBuffer()
    .catch(() => undefined);
}

/** A name that can stand in a header: letters, digits and a few marks, with the ending of what the file is. */
function plainName(name: string, type: FileType): string {
  const stem = name
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} ._-]+/gu, '')
    .trim()
    .slice(0, 80);
  return `${stem || 'file'}.${endings[type]}`;
}
