import { db } from '../../db/connect.ts';
import { type Refusal, refusedPhotos } from '../../sites/pictures/refusals.ts';
import { inSiteOrder } from '../briefs/photo-order.ts';
import { type Upload, uploadsOf } from '../briefs/queries.ts';
import { encodeUpload } from '../briefs/uploads.ts';
import { isDescribedAnew, newUpload, type UploadChanges, withUploads } from '../briefs/uploads-later.ts';
import { shownFileName } from '../file-names.ts';
import { projectOf } from '../projects/queries.ts';
import { type ChangeResult, changeOwnSite } from './self-edits.ts';

/** An owner's changes to the photos and logo of a site that has a draft. */
export interface OwnPictures {
  added: { kind: 'photo' | 'logo'; fileName: string; bytes: Uint8Array; alt: string }[];
  /** True if the owner confirmed that they may use the added images. */
  rights: boolean;
  removed: string[];
  described: UploadChanges['described'];
}

/** Includes new photos that we left out because of a flaw or as a duplicate, each with the reason. */
export type PicturesResult = ChangeResult & { busy?: true; leftOut?: { fileName: string; reason: Refusal }[] };

/** Changes photos and logo for the owner. New images are encoded first, then all changes become one version. */
export async function changeOwnPictures(ownerId: string, projectId: string, wanted: OwnPictures): Promise<PicturesResult> {
  const project = await projectOf(ownerId, projectId);
  if (!project) return refused('This project no longer exists.');
  const before = await uploadsOf(db(), projectId);
  const described = wanted.described.filter((words) => before.some((upload) => upload.id === words.id && isDescribedAnew(upload, words)));
  if (wanted.added.length + wanted.removed.length + described.length === 0) return refused('You didn’t change anything.');
  if (wanted.added.some(({ kind }) => kind === 'photo') && !wanted.rights)
    return {
      ok: false,
      problems: [{ field: 'rights', message: 'Confirm that you have permission to use these photos. We can’t show them otherwise.' }],
    };
  const added: Upload[] = [];
  for (const [index, { kind, fileName, bytes, alt }] of wanted.added.entries()) {
    const encoded = await encodeUpload(bytes);
    if (!encoded.ok) return refusedPicture(index, fileName, encoded);
    added.push(newUpload(projectId, { kind, fileName, photo: encoded.photo, alt, rights: wanted.rights }));
  }
  const uploads = { added, removed: wanted.removed, described };
  const result = await changeOwnSite(ownerId, projectId, {
    texts: [],
    uploads,
    name: nameOf({ ...wanted, described }, before.find(({ kind }) => kind === 'logo')?.id),
  });
  return result.ok ? { ...result, leftOut: newPhotosLeftOut(before, uploads) } : result;
}

function newPhotosLeftOut(before: Upload[], changes: UploadChanges): NonNullable<PicturesResult['leftOut']> {
  const after = withUploads(before, changes);
  if ('refused' in after) return [];
  const photos = inSiteOrder(after.filter(({ kind, rights }) => kind === 'photo' && rights));
  const refused = refusedPhotos(photos.map(({ id, photo, keep }) => ({ field: id, photo, keep })));
  return changes.added.flatMap(({ id, fileName }) => {
    const reason = refused.get(id);
    return reason ? [{ fileName, reason }] : [];
  });
}

function nameOf({ added, removed, described }: OwnPictures, logoId: string | undefined): string {
  const logo = added.some(({ kind }) => kind === 'logo') || removed.some((id) => id === logoId);
  const photos = added.some(({ kind }) => kind === 'photo') || removed.some((id) => id !== logoId) || described.length > 0;
  return logo ? (photos ? 'Photos and logo' : 'Logo') : 'Photos';
}

function refusedPicture(index: number, fileName: string, { message, busy }: { message: string; busy?: true }) {
  const named = busy ? message : `${shownFileName(fileName)}: ${message}`;
  return { ok: false as const, problems: [{ field: `added.${index}`, message: named }], ...(busy && { busy }) };
}

function refused(message: string): ChangeResult {
  return { ok: false, problems: [{ field: '', message }] };
}
