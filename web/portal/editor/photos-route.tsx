import { redirect } from 'react-router';
import { projectOf } from '../../../domain/projects/queries.ts';
import { changeOwnPictures } from '../../../domain/reviews/own-pictures.ts';
import { errorsByField } from '../../forms/field-messages.ts';
import { viewerIn } from '../../session.ts';
import type { Route } from './+types/photos-route';
import { editorData } from './editor-data.ts';
import { picturesInForm } from './pictures-form.ts';

export function loader() {
  throw redirect('/portal/editor');
}

/** Adds, describes, orders and removes photos and the logo for the editor, and answers with what it shows next. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const read = await picturesInForm(await request.formData(), user.id);
  if ('refused' in read) return Response.json({ ok: false, errors: { '': read.refused } }, { status: read.status });
  const result = await changeOwnPictures(user.id, read.projectId, read.wanted);
  if (!result.ok) return Response.json({ ok: false, errors: errorsByField(result.problems) }, { status: result.busy ? 503 : 422 });
  const project = await projectOf(user.id, read.projectId);
  return Response.json({
    ok: true,
    held: result.held,
    data: project && (await editorData(user.id, project)),
    unreadable: errorsByField(result.unreadable ?? []),
  });
}
