import { redirect } from 'react-router';
import { readFocalPoint } from '../../../domain/briefs/focus-schema.ts';
import { maySave } from '../../../domain/briefs/limits.ts';
import { briefRevision } from '../../../domain/briefs/queries.ts';
import { addUpload, changeUpload, orderPhotos, removeUpload, type UploadChange } from '../../../domain/briefs/uploads.ts';
import { isId } from '../../../domain/ids.ts';
import { withinLimit } from '../../../domain/limits/limits.ts';
import { type ShownUpload, shownUpload } from '../../brief/onboarding-data.ts';
import type { UploadAnswer } from '../../brief/send-picture.ts';
import { formText } from '../../forms/checked-form.ts';
import { viewerIn } from '../../session/session.ts';
import type { Route } from './+types/upload';

/** A picture of 25 MB and the form around it. */
const maxBytes = 26 * 1024 * 1024;

export function loader() {
  throw redirect('/onboarding');
}

/** Adds, changes or removes a picture of the viewer's own brief. Answers with JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  if (Number(request.headers.get('content-length') ?? maxBytes + 1) > maxBytes)
    return refused('This file is too large. The limit is 25 MB.', 413);
  const form = await request.formData();
  const { intent, project = '', upload = '', kind, alt, rights, keep, focus, shot, after, order = '' } = formText(form);
  const namesUpload = intent === 'change' || intent === 'remove' || intent === 'order';
  const isValid = isId(project) && (!namesUpload || isId(upload)) && (!after || isId(after));
  if (!isValid) return refused(gone, 404);
  if (namesUpload && !(await maySave(user.id))) return refused('You’re making changes too quickly. Please try again in a minute.', 429);
  if (intent === 'change') {
    const change = {
      ...(alt === undefined ? {} : { alt }),
      ...(rights === undefined ? {} : { rights: rights === 'yes' }),
      ...(keep === undefined ? {} : { keep: keep === 'yes' }),
      focus: readFocalPoint(focus),
      ...(shot === undefined ? {} : { shot }),
      ...(after === undefined ? {} : { after }),
    };
    return changed(user.id, project, await changeUpload(user.id, project, upload, change));
  }
  if (intent === 'order') return changed(user.id, project, await orderPhotos(user.id, project, order.split(' ')));
  if (intent === 'remove') return changed(user.id, project, await removeUpload(user.id, project, upload));
  const file = form.get('file');
  if (!(file instanceof File) || (kind !== 'photo' && kind !== 'logo'))
    return refused('We got no photo. Please choose one and try again.', 400);
  const limit = await withinLimit('upload', user.id);
  if (!limit.ok) return refused(limit.message, 429);
  const result = await addUpload(user.id, project, kind, file.name, new Uint8Array(await file.arrayBuffer()));
  if (!result.ok) return refused(result.message, result.code === 'pictures-busy' ? 503 : 422);
  const allowed = rights === 'yes' && (await changeUpload(user.id, project, result.upload.id, { rights: true })).ok;
  return answer(user.id, project, shownUpload({ ...result.upload, rights: allowed }));
}

const gone = 'This photo no longer exists.';

function changed(userId: string, projectId: string, change: UploadChange) {
  return change.ok ? answer(userId, projectId) : refused(change.message, 409);
}

async function answer(userId: string, projectId: string, upload?: ShownUpload) {
  return Response.json({ ok: true, upload, revision: await briefRevision(userId, projectId) } satisfies UploadAnswer);
}

function refused(message: string, status: number) {
  return Response.json({ ok: false, message } satisfies UploadAnswer, { status });
}
