import { eq } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { db } from '../../db/connect.ts';
import { contactRequests } from '../../db/schema/index.ts';
import { getFile, putFile } from '../../outside/storage/storage.ts';
import { isId } from '../ids.ts';
import { type AttachmentType, attachmentType, encodedAnew, plainName } from '../messages/attachments.ts';
import type { PictureRefusal } from '../pictures/refusals.ts';
import { refusedAs } from './refusals.ts';
import { fileLimits } from './schema.ts';

/** A stored file of a message. Its bytes are in the file store under `key`. */
export interface KeptFile {
  key: string;
  name: string;
  type: AttachmentType;
  bytes: number;
}

/** Fewer types than in messages from customers. */
const acceptedTypes: readonly AttachmentType[] = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'text/plain'];

/** Lower than for customers, because anyone can send a file without an account. */
const maxPixels = 16_000_000;

/**
 * Stores a file of a supported type, which is detected from its content and never from its name. Pictures are re-encoded,
 * which removes their metadata. A refusal's message is for the sender.
 */
export async function keepFile(
  name: string,
  bytes: Uint8Array,
): Promise<Result<{ file: KeptFile }, ReturnType<typeof refusedAs> | PictureRefusal>> {
  if (bytes.byteLength > fileLimits.bytes) return refusedAs('file-too-large');
  const type = attachmentType(bytes);
  if (!type || !acceptedTypes.includes(type)) return refusedAs('file-type-unsupported');
  const encoded = await encodedAnew(bytes, type, { pixels: maxPixels, from: 'visitor' });
  if (!encoded.ok) return encoded;
  const { body } = encoded;
  return { ok: true, file: { key: await putFile(body), name: plainName(name, type), type, bytes: body.byteLength } };
}

/** The file of a request, for admins. */
export async function fileOfRequest(requestId: string): Promise<{ name: string; type: string; body: Buffer } | undefined> {
  if (!isId(requestId)) return undefined;
  const [request] = await db().select().from(contactRequests).where(eq(contactRequests.id, requestId));
  if (!request?.fileKey || !request.fileName || !request.fileType) return undefined;
  return { name: request.fileName, type: request.fileType, body: await getFile(request.fileKey) };
}
