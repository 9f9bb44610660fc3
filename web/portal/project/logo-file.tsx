import { data } from 'react-router';
import { logoFile } from '../../../domain/exports/logo-file.ts';
import { isId } from '../../../domain/ids.ts';
import { logoDesigns } from '../../../sites/document/logo-designs.ts';
import { downloadOf } from '../../http/download.ts';
import { viewerIn } from '../../session/session.ts';
import { chosenProject } from '../chosen-project.ts';
import type { Route } from './+types/logo-file';

/** One of the viewer's three logos as SVG or PNG, in the colors of the version in `?version=`, or else of the newest. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const { pathname, searchParams } = new URL(request.url);
  const version = searchParams.get('version');
  const format = pathname.endsWith('.png') ? 'png' : 'svg';
  const design = logoDesigns.find((one) => one === params.design);
  const project = await chosenProject(request, user.id);
  if (!project || !design || (version !== null && !isId(version))) throw data(null, { status: 404 });
  const file = await logoFile(user.id, project.id, { design, format, versionId: version ?? undefined });
  if (!file) throw data(null, { status: 404 });
  return downloadOf(file.body, { type: types[format], name: file.fileName, cache: 'no-cache' });
}

const types = { svg: 'image/svg+xml', png: 'image/png' };
