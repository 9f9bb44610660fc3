import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { messageFiles, messages, threads } from '../../db/schema/index.ts';
import { getSealed } from '../../outside/storage/storage.ts';
import { isId } from '../ids.ts';
import { isPicture } from './attachments.ts';

/** A message's file, for the thread's owner and admins. Undefined for anyone else, and for an unknown ID. */
export async function fileOfMessage(fileId: string, reader: { userId: string; isAdmin: boolean }) {
  if (!isId(fileId)) return undefined;
  const [file] = await db()
    .select({
      key: messageFiles.fileKey,
      name: messageFiles.fileName,
      type: messageFiles.type,
      bytes: messageFiles.bytes,
      sha256: messageFiles.sha256,
    })
    .from(messageFiles)
    .innerJoin(messages, eq(messages.id, messageFiles.messageId))
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(
      and(
        eq(messageFiles.id, fileId),
        or(and(isNotNull(threads.userId), eq(threads.userId, reader.userId)), reader.isAdmin ? sql`true` : sql`false`),
      ),
    );
  if (!file) return undefined;
  return { name: file.name, type: file.type, shown: isPicture(file.type), body: await getSealed(file.key, file) };
}
