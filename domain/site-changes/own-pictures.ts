import { db } from '../../db/connect.ts';
import type { Refusal } from '../../sites/pictures/refusals.ts';
import { placed, refusedUploads } from '../briefs/photo-order.ts';
import { type Upload, uploadsOf } from '../briefs/queries.ts';
import { refusedAs as briefRefusal } from '../briefs/refusals.ts';
import { uploadLimits } from '../briefs/schema.ts';
import { encodeUpload } from '../briefs/uploads.ts';
import { isDescriptionChanged, newUpload, type UploadChanges, withUploads } from '../briefs/uploads-later.ts';
import { shownFileName } from '../file-names.ts';
import { projectFor, type SiteEditor } from '../projects/site-editor.ts';
import { problemOf } from '../refusals.ts';
import { type ChangeProblems, refusedAs, refusedChange } from './refusals.ts';
import { type ChangeResult, changeFromEditor } from './site-changes.ts';

/** An owner's changes to the photos and logo of a site that has a draft. */
export interface OwnPictures {
  added: { kind: 'photo' | 'logo'; fileName: string; bytes: Uint8Array; alt: string }[];
  /** True if the owner confirmed that they may use the added images. */
  rights: boolean;
  removed: string[];
  described: UploadChanges['described'];
  order?: readonly string[];
}

/**
 * Includes new photos that we left out because of a flaw or as a duplicate, each with the reason, and problems with added files that
 * we couldn't read. Those don't keep the rest from being saved.
 */
export type PicturesResult = ChangeResult & {
  leftOut?: { name: string; reason: Refusal }[];
  unreadable?: ChangeProblems;
};

/** Changes a site's photos and logo. New images are encoded first, then all changes become one version. */
export async function changePictures(editor: SiteEditor, projectId: string, wanted: OwnPictures): Promise<PicturesResult> {
  const project = await projectFor(editor, projectId);
  if (!project) return refusedChange(refusedAs('project-not-found'));
  const before = await uploadsOf(db(), projectId);
  const described = describedAnew(before, wanted);
  const order = wanted.order && isReordered(before, wanted.order) ? wanted.order : undefined;
  const isUnchanged = wanted.removed.length + described.length === 0 && !order;
  if (isUnchanged && wanted.added.length === 0) return refusedChange(refusedAs('nothing-changed'));
  if (wanted.added.some(({ kind }) => kind === 'photo') && !wanted.rights)
    return refusedChange(refusedAs('photo-rights-missing'), 'rights');
  const photos = [...before.filter(({ id }) => !wanted.removed.includes(id)), ...wanted.added].filter(({ kind }) => kind === 'photo');
  if (photos.length > uploadLimits.photos) return refusedChange(briefRefusal('too-many-photos'));
  const added: Upload[] = [];
  const unreadable: ChangeProblems = [];
  for (const [index, { kind, fileName, bytes, alt }] of wanted.added.entries()) {
    const encoded = await encodeUpload(bytes, kind);
    if (encoded.ok) added.push(newUpload(projectId, { kind, fileName, photo: encoded.photo, alt, rights: wanted.rights }));
    else if (encoded.code === 'pictures-busy') return refusedChange(encoded, `added.${index}`);
    else unreadable.push({ ...problemOf(encoded, `added.${index}`), message: `${shownFileName(fileName)}: ${encoded.message}` });
  }
  if (isUnchanged && added.length === 0) return { ok: false, problems: unreadable };
  const uploads = { added, removed: wanted.removed, described, ...(order && { order }) };
  const result = await changeFromEditor(editor, projectId, {
    texts: [],
    uploads,
    name: nameOf(uploads, before.find(({ kind }) => kind === 'logo')?.id),
  });
  return result.ok ? { ...result, leftOut: newPhotosLeftOut(before, uploads), unreadable } : result;
}

/** The descriptions that change something. */
function describedAnew(before: Upload[], { described }: OwnPictures): UploadChanges['described'] {
  return described.filter((words) => before.some((upload) => upload.id === words.id && isDescriptionChanged(upload, words)));
}

function isReordered(before: Upload[], order: readonly string[]): boolean {
  return placed(before, order).some(({ place }, index) => place !== before[index]?.place);
}

function newPhotosLeftOut(before: Upload[], changes: UploadChanges): NonNullable<PicturesResult['leftOut']> {
  const after = withUploads(before, changes);
  if ('code' in after) return [];
  const leftOut = refusedUploads(after);
  return changes.added.flatMap(({ id, fileName }) => {
    const reason = leftOut.get(id);
    return reason ? [{ name: fileName, reason }] : [];
  });
}

function nameOf({ added, removed, described, order }: UploadChanges, logoId: string | undefined): string {
  const logo = added.some(({ kind }) => kind === 'logo') || removed.some((id) => id === logoId);
  const photos = added.some(({ kind }) => kind === 'photo') || removed.some((id) => id !== logoId) || described.length > 0 || order;
  return logo ? (photos ? 'Photos and logo' : 'Logo') : 'Photos';
}
