import { data, redirect } from 'react-router';
import { isId } from '../../../domain/ids.ts';
import { waitMessage, withinLimit } from '../../../domain/limits/limits.ts';
import { changeOwnPictures, type OwnPictures } from '../../../domain/reviews/own-pictures.ts';
import { formText } from '../../forms/checked-form.ts';
import { viewerIn } from '../../session.ts';
import type { Route } from './+types/pictures';
import { changed } from './changed.ts';

export function loader() {
  throw redirect('/portal');
}

/** The owner's photos and logo after the brief was sent. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const form = await request.formData();
  const fields = formText(form);
  const { projectId = '' } = fields;
  if (!isId(projectId)) return data({ errors: { '': 'This page no longer exists.' } }, { status: 404 });
  const added: OwnPictures['added'] = [];
  const words = form.getAll('newAlt').map(String);
  for (const [name, entry] of form) {
    if (!(entry instanceof File) || (name !== 'photo' && name !== 'logo')) continue;
    // An empty file field also sends a description.
    const alt = name === 'photo' ? (words.shift() ?? '') : '';
    if (entry.size === 0) continue;
    const limit = await withinLimit('upload', user.id);
    if (!limit.ok) return data({ errors: { '': waitMessage(limit.retryInSeconds) } }, { status: 429 });
    added.push({ kind: name, fileName: entry.name, bytes: new Uint8Array(await entry.arrayBuffer()), alt: alt.trim() });
  }
  const idsAfter = (prefix: string) => Object.keys(fields).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  return changed(
    request,
    await changeOwnPictures(user.id, projectId, {
      added,
      rights: fields.newRights === 'on',
      removed: idsAfter('remove:'),
      described: idsAfter('alt:').map((id) => ({
        id,
        alt: (fields[`alt:${id}`] ?? '').trim(),
        rights: fields[`rights:${id}`] === 'on',
        keep: fields[`keep:${id}`] === 'on',
        lead: fields.lead === id,
      })),
    }),
  );
}
