import { redirect } from 'react-router';
import { asOwner } from '../../../domain/projects/site-editor.ts';
import { editorData } from '../../editor/editor-data.ts';
import { EditorScreen } from '../../editor/editor-screen.tsx';
import { privateMeta } from '../../meta/private-meta.ts';
import { customersOnly, viewerIn } from '../../session/session.ts';
import { chosenProject, sameProject } from '../chosen-project.ts';
import type { Route } from './+types/editor';

export const handle = { policy: 'customer' } as const;
export const middleware: Route.MiddlewareFunction[] = [customersOnly];

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(`Edit ${loaderData?.project.name ?? 'your site'}`);

export { shouldRevalidate } from '../../editor/revalidate.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const project = await chosenProject(request, user.id);
  const editor = project && (await editorData(asOwner(user.id), project));
  if (!editor) throw redirect(sameProject(request, '/portal'));
  return editor;
}

/** The owner's editor: the draft itself, with text, photos and facts to change in place. */
export default function EditorRoute({ loaderData }: Route.ComponentProps) {
  return <EditorScreen key={loaderData.project.id} initial={loaderData} />;
}
