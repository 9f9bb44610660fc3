import { redirect } from 'react-router';
import { isId } from '../../../domain/ids.ts';
import { projectOf } from '../../../domain/projects/queries.ts';
import { formText } from '../../forms/checked-form.ts';
import { errorsByField } from '../../forms/field-messages.ts';
import { viewerIn } from '../../session.ts';
import type { Route } from './+types/change-route';
import { changeSchema, makeChange } from './change.ts';
import { editorData } from './editor-data.ts';

/** Far above the limit of any change. */
const maxBytes = 256 * 1024;

export function loader() {
  throw redirect('/portal/editor');
}

/** Makes one change for the editor and answers with what it shows next. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  if (Number(request.headers.get('content-length') ?? maxBytes + 1) > maxBytes)
    return refused({ '': 'This is too long. Please shorten it.' }, 413);
  const { projectId, change = '' } = formText(await request.formData());
  const parsed = changeSchema.safeParse(parsedJson(change));
  const project = projectId && isId(projectId) ? await projectOf(user.id, projectId) : undefined;
  if (!project) return refused({ '': 'This site no longer exists.' }, 404);
  if (!parsed.success) return refused({ '': parsed.error.issues[0]?.message ?? 'This can’t be saved.' }, 422);
  const result = await makeChange(user.id, project.id, parsed.data);
  if (!result.ok) return refused(errorsByField(result.problems), 422);
  const changed = (await projectOf(user.id, project.id)) ?? project;
  return Response.json({ ok: true, held: result.held, data: await editorData(user.id, changed) });
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refused(errors: Record<string, string>, status: number) {
  return Response.json({ ok: false, errors }, { status });
}
