import { db } from '../../db/connect.ts';
import type { Picture } from '../../sites/document/document.ts';
import { uploadsOf } from '../briefs/queries.ts';
import type { SiteEditor } from '../projects/site-editor.ts';
import { refusedAs, refusedChange } from './refusals.ts';
import { type ChangeResult, changeFromEditor } from './site-changes.ts';

/** Puts one of the owner's photos in the place of a picture. The rest of the site stays. */
export async function placePhoto(
  editor: SiteEditor,
  projectId: string,
  { uploadId, page, section, path }: { uploadId: string; page: string; section: string; path: string },
): Promise<ChangeResult> {
  const upload = (await uploadsOf(db(), projectId)).find(({ id, kind, rights }) => id === uploadId && kind === 'photo' && rights);
  if (!upload) return refusedChange(refusedAs('photo-not-usable'));
  const value: Picture = { kind: 'photo', photo: upload.photo, alt: { text: upload.alt, from: 'owner', fields: [] } };
  return changeFromEditor(editor, projectId, { texts: [], pictures: [{ page, section, path, value }], name: 'Photo' });
}
