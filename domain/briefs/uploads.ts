import { and, eq, sql } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { announce } from '../../db/live.ts';
import { briefs, projects, uploads } from '../../db/schema/index.ts';
import { putNamed } from '../../outside/storage.ts';
import { encodePhoto } from '../../sites/pictures/encode.ts';
import { PictureProblem } from '../../sites/pictures/picture-type.ts';
import { type Upload, uploadsOf } from './queries.ts';
import { uploadLimits } from './schema.ts';

export type UploadResult = { ok: true; upload: Upload } | { ok: false; message: string };

/**
 * Decodes a picture by its content, encodes it for the web, and stores it with a person's own brief. A logo replaces
 * the one before. Refusals are sentences for the person who sent it.
 */
export async function addUpload(
  ownerId: string,
  projectId: string,
  kind: 'photo' | 'logo',
  fileName: string,
  bytes: Uint8Array,
): Promise<UploadResult> {
  if (!(await ownsProject(ownerId, projectId))) return { ok: false, message: 'This brief is not there any more.' };
  const full = { ok: false as const, message: `At most ${uploadLimits.photos} photos. Remove one first.` };
  if (kind === 'photo' && (await photoCount(db(), projectId)) >= uploadLimits.photos) return full;
  try {
    const { photo, bodies } = await encodePhoto(bytes);
    for (const [hash, body] of bodies) await putNamed(hash, body);
    return await db().transaction(async (tx) => {
      // Encoding took a while: the last free place is given under a lock.
      await tx.select({ id: briefs.id }).from(briefs).where(eq(briefs.projectId, projectId)).for('update');
      const position = await photoCount(tx, projectId);
      if (kind === 'photo' && position >= uploadLimits.photos) return full;
      if (kind === 'logo') await tx.delete(uploads).where(and(eq(uploads.projectId, projectId), eq(uploads.kind, 'logo')));
      const [upload] = await tx
        .insert(uploads)
        .values({ projectId, kind, fileName: fileName.slice(0, 200), photo, position })
        .returning();
      await bumpRevision(tx, projectId);
      return { ok: true as const, upload: upload as Upload };
    });
  } catch (error) {
    if (error instanceof PictureProblem) return { ok: false, message: error.message };
    throw error;
  }
}

/** Changes what a picture shows in words, or whether the owner may use it. */
export async function changeUpload(
  ownerId: string,
  projectId: string,
  uploadId: string,
  change: { alt?: string; rights?: boolean },
): Promise<boolean> {
  if (change.alt === undefined && change.rights === undefined) return false;
  if (!(await ownsProject(ownerId, projectId))) return false;
  return db().transaction(async (tx) => {
    const changed = await tx
      .update(uploads)
      .set({
        ...(change.alt === undefined ? {} : { alt: change.alt.slice(0, 200) }),
        ...(change.rights === undefined ? {} : { rights: change.rights }),
      })
      .where(and(eq(uploads.id, uploadId), eq(uploads.projectId, projectId)))
      .returning({ id: uploads.id });
    await bumpRevision(tx, projectId);
    return changed.length > 0;
  });
}

/** Takes a picture off the brief. Its bytes stay for the versions that show it. */
export async function removeUpload(ownerId: string, projectId: string, uploadId: string): Promise<boolean> {
  if (!(await ownsProject(ownerId, projectId))) return false;
  return db().transaction(async (tx) => {
    const removed = await tx
      .delete(uploads)
      .where(and(eq(uploads.id, uploadId), eq(uploads.projectId, projectId)))
      .returning({ id: uploads.id });
    await bumpRevision(tx, projectId);
    return removed.length > 0;
  });
}

/** A person's own pictures, for the form and the portal. */
export async function ownUploads(ownerId: string, projectId: string): Promise<Upload[]> {
  return (await ownsProject(ownerId, projectId)) ? uploadsOf(db(), projectId) : [];
}

async function photoCount(tx: Connection, projectId: string): Promise<number> {
  return tx.$count(uploads, and(eq(uploads.projectId, projectId), eq(uploads.kind, 'photo')));
}

async function ownsProject(ownerId: string, projectId: string): Promise<boolean> {
  const [row] = await db()
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.ownerId, ownerId)));
  return Boolean(row);
}

async function bumpRevision(tx: Parameters<Parameters<ReturnType<typeof db>['transaction']>[0]>[0], projectId: string): Promise<void> {
  await tx
    .update(briefs)
    .set({ revision: sql`${briefs.revision} + 1`, updatedAt: sql`now()` })
    .where(eq(briefs.projectId, projectId));
  await announce(tx, { topic: 'project', id: projectId });
}
