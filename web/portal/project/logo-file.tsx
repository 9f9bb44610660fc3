import { data } from 'react-router';
import { logoFile } from '../../../domain/exports/logo-file.ts';
import { isId } from '../../../domain/ids.ts';
import { logoDesigns } from '../../../sites/logo/designs.ts';
import { downloadHeaders } from '../../http/download.ts';
import { viewerIn } from '../../session.ts';
import { chosenProject } from '../chosen-project.ts';
import type { Route } from './+types/logo-file';

/** One of the viewer's three logos as SVG, in the colors of the version in `?version=`, or else of the newest. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const version = new URL(request.url).searchParams.get('version');
  const design = logoDesigns.find((one) => one === params.design);
  const project = await chosenProject(request, user.id);
  if (!project || !design || (version !== null && !isId(version))) throw data(null, { status: 404 });
  const file = await logoFile(user.id, project.id, design, version ?? undefined);
  if (!file) throw data(null, { status: 404 });
  return new Response(file.svg, { headers: downloadHeaders({ type: 'image/svg+xml', name: file.fileName, cache: 'no-cache' }) });
}
