import { and, eq, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { projects, uploads } from '../../db/schema/index.ts';
import { getFile } from '../../outside/storage.ts';

/** Bytes of an encoded picture of a person's own brief. Undefined for another's picture, for a file that is none, and when it is lost. */
export async function pictureFile(ownerId: string, hash: string, format: string): Promise<Buffer | undefined> {
  const [own] = await db()
    .select({ id: uploads.id })
    .from(uploads)
    .innerJoin(projects, eq(projects.id, uploads.projectId))
    .where(and(eq(projects.ownerId, ownerId), sql`${uploads.photo} @> ${JSON.stringify({ variants: [{ hash, format }] })}::jsonb`))
    .limit(1);
  return own && getFile(hash).catch(() => undefined);
}
