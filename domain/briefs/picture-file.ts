import { and, eq, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { projects, uploads } from '../../db/schema/index.ts';
import { getFile, ifIntact } from '../../outside/storage/storage.ts';

/** Bytes of an encoded picture from a person's own brief. Undefined if it isn't theirs, isn't a picture, or can't be read. */
export async function pictureFile(ownerId: string, hash: string, format: string): Promise<Buffer | undefined> {
  return (await ownsPicture(ownerId, hash, format)) ? ifIntact(getFile(hash)) : undefined;
}

/** True if an encoded picture is part of a person's own brief. */
export async function ownsPicture(ownerId: string, hash: string, format: string): Promise<boolean> {
  const [own] = await db()
    .select({ id: uploads.id })
    .from(uploads)
    .innerJoin(projects, eq(projects.id, uploads.projectId))
    .where(and(eq(projects.ownerId, ownerId), sql`${uploads.photo} @> ${JSON.stringify({ variants: [{ hash, format }] })}::jsonb`))
    .limit(1);
  return own !== undefined;
}
