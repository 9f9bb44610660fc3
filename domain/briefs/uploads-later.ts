import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Connection } from '../../db/connect.ts';
import { uploads } from '../../db/schema/index.ts';
import type { Photo } from '../../sites/document/document.ts';
import { truncate } from '../../text/truncate.ts';
import { shownFileName } from '../file-names.ts';
import type { FocalPoint } from './focus-schema.ts';
import { placed } from './photo-order.ts';
import type { Upload } from './queries.ts';
import { refusedAs } from './refusals.ts';
import { uploadLimits } from './schema.ts';

/** A change of photos and logo after the brief was submitted. It becomes a version like any other change of the site. */
export interface UploadChanges {
  added: Upload[];
  /** IDs of uploads to remove. */
  removed: string[];
  /** Descriptions of uploads, whether the owner may use them, wants them in spite of a flaw, and what must stay in view. */
  described: DescribedUpload[];
  /** IDs of photos in the order that the owner chose. The others follow by date. */
  order?: readonly string[];
}

export type DescribedUpload = Pick<Upload, 'id' | 'alt' | 'rights' | 'keep'> & {
  /** Undefined leaves it as it is. */
  focus?: FocalPoint | undefined;
};

/** True if a description changes something about an upload. */
export function isDescriptionChanged(upload: Upload, { alt, rights, keep, focus }: DescribedUpload): boolean {
  const isFocusChanged = focus !== undefined && !isDeepStrictEqual(focus, upload.photo.focus);
  return upload.alt !== alt || upload.rights !== rights || upload.keep !== keep || isFocusChanged;
}

/** An encoded picture as an upload that isn't stored yet. */
export function newUpload(
  projectId: string,
  picture: { kind: 'photo' | 'logo'; fileName: string; photo: Photo; alt: string; rights: boolean },
): Upload {
  return {
    id: v7(),
    projectId,
    ...picture,
    fileName: shownFileName(picture.fileName),
    alt: truncate(picture.alt, uploadLimits.alt),
    keep: false,
    place: null,
    position: 0,
    createdAt: new Date(),
  };
}

/** Uploads after a change: a new logo replaces the old one, new photos come last. */
export function withUploads(
  before: Upload[],
  { added, removed, described, order }: UploadChanges,
): Upload[] | ReturnType<typeof refusedAs> {
  const newLogo = added.some(({ kind }) => kind === 'logo');
  const beforeIds = new Set(before.map(({ id }) => id));
  if ([...removed, ...described.map(({ id }) => id)].some((id) => !beforeIds.has(id))) return refusedAs('photos-not-found');
  const kept = before
    .filter(({ id, kind }) => !removed.includes(id) && !(newLogo && kind === 'logo'))
    .map((upload) => {
      const words = described.find(({ id }) => id === upload.id);
      if (!words) return upload;
      const { focus, ...rest } = words;
      return { ...upload, ...rest, alt: truncate(words.alt, uploadLimits.alt), photo: { ...upload.photo, ...(focus && { focus }) } };
    });
  const last = Math.max(-1, ...kept.map(({ position }) => position));
  const all = [...(order ? placed(kept, order) : kept), ...added.map((upload, index) => ({ ...upload, position: last + 1 + index }))];
  const photos = all.filter(({ kind }) => kind === 'photo').length;
  return photos > uploadLimits.photos ? refusedAs('too-many-photos') : all;
}

/** Stores `after` as a project's uploads. Bytes of removed ones stay for the versions that show them. */
export async function storeUploads(tx: Connection, projectId: string, before: Upload[], after: Upload[]): Promise<void> {
  const gone = before.filter(({ id }) => !after.some((upload) => upload.id === id)).map(({ id }) => id);
  if (gone.length) await tx.delete(uploads).where(and(eq(uploads.projectId, projectId), inArray(uploads.id, gone)));
  for (const upload of after) {
    const was = before.find(({ id }) => id === upload.id);
    if (!was) await tx.insert(uploads).values(upload);
    else if (isDescriptionChanged(was, { ...upload, focus: upload.photo.focus }) || was.place !== upload.place)
      await tx
        .update(uploads)
        .set({ alt: upload.alt, rights: upload.rights, keep: upload.keep, place: upload.place, photo: upload.photo })
        .where(and(eq(uploads.id, upload.id), eq(uploads.projectId, projectId)));
  }
}
