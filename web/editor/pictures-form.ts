import { readFocalPoint } from '../../domain/briefs/focus-schema.ts';
import { isId } from '../../domain/ids.ts';
import { withinLimit } from '../../domain/limits/limits.ts';
import type { OwnPictures } from '../../domain/site-changes/own-pictures.ts';
import { formText } from '../forms/checked-form.ts';

type PicturesForm = { projectId: string; wanted: OwnPictures } | { refused: string; status: number };

/** Reads a form with photos and logo. Each uploaded file counts toward the owner's limit. */
export async function picturesInForm(form: FormData, ownerId: string): Promise<PicturesForm> {
  const fields = formText(form);
  const { projectId = '' } = fields;
  if (!isId(projectId)) return { refused: 'This page no longer exists.', status: 404 };
  const added: OwnPictures['added'] = [];
  const words = form.getAll('newAlt').map(String);
  for (const [name, entry] of form) {
    if (!(entry instanceof File) || (name !== 'photo' && name !== 'logo')) continue;
    // An empty file field also sends a description.
    const alt = name === 'photo' ? (words.shift() ?? '') : '';
    if (entry.size === 0) continue;
    const limit = await withinLimit('upload', ownerId);
    if (!limit.ok) return { refused: limit.message, status: 429 };
    added.push({ kind: name, fileName: entry.name, bytes: new Uint8Array(await entry.arrayBuffer()), alt: alt.trim() });
  }
  const idsAfter = (prefix: string) => Object.keys(fields).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  const wanted: OwnPictures = {
    added,
    rights: fields.newRights === 'on',
    removed: idsAfter('remove:'),
    described: idsAfter('alt:').map((id) => ({
      id,
      alt: (fields[`alt:${id}`] ?? '').trim(),
      rights: fields[`rights:${id}`] === 'on',
      keep: fields[`keep:${id}`] === 'on',
      focus: readFocalPoint(fields[`focus:${id}`]),
    })),
    ...(fields.order && { order: fields.order.split(' ') }),
  };
  return { projectId, wanted };
}
