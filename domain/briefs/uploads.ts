import { and, eq, sql } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { type Connection, db, type Transaction } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { briefs, projects, uploads } from '../../db/schema/index.ts';
import { putNamed } from '../../outside/storage/storage.ts';
import type { Photo } from '../../sites/document/document.ts';
import { truncate } from '../../text/truncate.ts';
import { shownFileName } from '../file-names.ts';
import { encodePhoto } from '../pictures/pictures.ts';
import { type PictureRefusal, refusedPicture } from '../pictures/refusals.ts';
import type { FocalPoint } from './focus-schema.ts';
import { placed } from './photo-order.ts';
import { type Upload, uploadsOf } from './queries.ts';
import { refusedAs } from './refusals.ts';
import { uploadLimits } from './schema.ts';

type BriefRefusal = ReturnType<typeof refusedAs>;
export type UploadResult = Result<{ upload: Upload }, BriefRefusal | PictureRefusal>;
export type UploadChange = Result<object, BriefRefusal>;

/**
 * Decodes a picture by its content, encodes it for the web, and stores it with a person's own unfinished brief. A new logo
 * replaces the old one.
 */
export async function addUpload(
  ownerId: string,
  projectId: string,
  kind: 'photo' | 'logo',
  fileName: string,
  bytes: Uint8Array,
): Promise<UploadResult> {
  if (!(await ownsProject(ownerId, projectId))) return refusedAs('brief-not-found');
  if (kind === 'photo' && (await photoCount(db(), projectId)) >= uploadLimits.photos) return refusedAs('too-many-photos');
  const encoded = await encodeUpload(bytes, kind);
  if (!encoded.ok) return encoded;
  return unfinished(ownerId, projectId, async (tx) => {
    // Encoding takes a while, so the photo limit is checked under a lock.
    const position = await photoCount(tx, projectId);
    if (kind === 'photo' && position >= uploadLimits.photos) return refusedAs('too-many-photos');
    if (kind === 'logo') await tx.delete(uploads).where(and(eq(uploads.projectId, projectId), eq(uploads.kind, 'logo')));
    const [upload] = await tx
      .insert(uploads)
      .values({ projectId, kind, fileName: shownFileName(fileName), photo: encoded.photo, position })
      .returning();
    if (!upload) throw new Error('The upload was not stored.');
    return { ok: true, upload };
  });
}

/** Decodes a picture, encodes it in the sizes that sites need, and stores those. */
export async function encodeUpload(bytes: Uint8Array, use: 'photo' | 'logo'): Promise<Result<{ photo: Photo }, PictureRefusal>> {
  try {
    const { photo, bodies } = await encodePhoto(bytes, use);
    for (const [hash, body] of bodies) await putNamed(hash, body);
    return { ok: true, photo };
  } catch (error) {
    return refusedPicture(error);
  }
}

/** Far above what fits (`uploadLimits.alt`): text that's too long is kept as typed, and reported. */
const keptAltCharacters = 2000;

export interface UploadEdit {
  alt?: string;
  rights?: boolean;
  /** Use the photo in spite of a flaw. */
  keep?: boolean;
  focus?: FocalPoint;
  /** Which photo of the trade's list it is. '' means none of them. */
  shot?: string;
  /** It shows what was before, and the upload with this ID what's after. '' means that it's in no pair. */
  after?: string;
}

/** The longest label of a list is 70 characters long. */
const shotCharacters = 100;

/** Changes a picture's description, whether the owner may use it or wants it in spite of a flaw, what must stay in view, and what it shows. */
export async function changeUpload(
  ownerId: string,
  projectId: string,
  uploadId: string,
  { alt, rights, keep, focus, shot, after }: UploadEdit,
): Promise<UploadChange> {
  const edits = [alt, rights, keep, focus, shot, after].filter((edit) => edit !== undefined);
  if (edits.length === 0) return refusedAs('photo-not-found');
  const seen = {
    ...(focus && { focus }),
    ...(shot !== undefined && { shot: truncate(shot, shotCharacters) }),
    ...(after !== undefined && { after }),
  };
  return unfinished(ownerId, projectId, async (tx) => {
    const changed = await tx
      .update(uploads)
      .set({
        ...(alt === undefined ? {} : { alt: truncate(alt, keptAltCharacters) }),
        ...(rights === undefined ? {} : { rights }),
        ...(keep === undefined ? {} : { keep }),
        ...(Object.keys(seen).length > 0 && { photo: sql`${uploads.photo} || ${JSON.stringify(seen)}::jsonb` }),
      })
      .where(and(eq(uploads.id, uploadId), eq(uploads.projectId, projectId)))
      .returning({ id: uploads.id });
    return changed.length > 0 ? { ok: true } : refusedAs('photo-not-found');
  });
}

/** Puts an unfinished brief's photos into the owner's order. Photos that `order` doesn't name follow by date. */
export async function orderPhotos(ownerId: string, projectId: string, order: readonly string[]): Promise<UploadChange> {
  return unfinished(ownerId, projectId, async (tx) => {
    for (const { id, place } of placed(await uploadsOf(tx, projectId), order))
      await tx.update(uploads).set({ place }).where(eq(uploads.id, id));
    return { ok: true };
  });
}

/** Removes a picture from an unfinished brief. Its bytes stay for the versions that show it. */
export async function removeUpload(ownerId: string, projectId: string, uploadId: string): Promise<UploadChange> {
  return unfinished(ownerId, projectId, async (tx) => {
    const removed = await tx
      .delete(uploads)
      .where(and(eq(uploads.id, uploadId), eq(uploads.projectId, projectId)))
      .returning({ id: uploads.id });
    return removed.length > 0 ? { ok: true } : refusedAs('photo-not-found');
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

/**
 * Changes the pictures of a person's own unsubmitted brief while it's locked, and raises its revision. After submission they
 * stay as they are, because a site may only change through a version.
 */
async function unfinished<Outcome extends { ok: boolean }>(
  ownerId: string,
  projectId: string,
  change: (tx: Transaction) => Promise<Outcome>,
): Promise<Outcome | BriefRefusal> {
  return db().transaction(async (tx) => {
    const [brief] = await tx
      .select({ submittedAt: briefs.submittedAt })
      .from(briefs)
      .innerJoin(projects, eq(projects.id, briefs.projectId))
      .where(and(eq(briefs.projectId, projectId), eq(projects.ownerId, ownerId)))
      .for('update', { of: briefs });
    if (!brief) return refusedAs('brief-not-found');
    if (brief.submittedAt) return refusedAs('photos-submitted');
    const result = await change(tx);
    if (!result.ok) return result;
    await tx
      .update(briefs)
      .set({ revision: sql`${briefs.revision} + 1`, updatedAt: sql`now()` })
      .where(eq(briefs.projectId, projectId));
    await publishChange(tx, { topic: 'project', id: projectId });
    return result;
  });
}
