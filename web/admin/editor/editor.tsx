import { data, redirect } from 'react-router';
import { isId } from '../../../domain/ids.ts';
import { asAdmin, projectFor } from '../../../domain/projects/site-editor.ts';
import { editorData } from '../../editor/editor-data.ts';
import { EditorScreen } from '../../editor/editor-screen.tsx';
import { privateMeta } from '../../meta/private-meta.ts';
import { adminsOnly, viewerIn } from '../../session/session.ts';
import type { Route } from './+types/editor';

export const handle = { policy: 'admin' } as const;
export const middleware: Route.MiddlewareFunction[] = [adminsOnly];

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(`Edit ${loaderData?.project.name ?? 'a site'}`);

export { shouldRevalidate } from '../../editor/revalidate.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const editor = asAdmin(viewerIn(context).user.id);
  const project = isId(params.projectId) ? await projectFor(editor, params.projectId) : undefined;
  if (!project) throw data(null, { status: 404 });
  const found = await editorData(editor, project);
  if (!found) throw redirect(`/admin/projects/${project.id}`);
  return found;
}

/** The owner's editor for operators, who can also choose variants, tune the theme and lock parts. Their versions stay unsent. */
export default function AdminEditor({ loaderData }: Route.ComponentProps) {
  return <EditorScreen key={loaderData.project.id} initial={loaderData} />;
}
