import { data } from 'react-router';
import { siteZip } from '../../../../domain/exports/site-zip.ts';
import { isId } from '../../../../domain/ids.ts';
import { checkLimits } from '../../../../domain/limits/limits.ts';
import { redirectWithToast } from '../../../cookies/flash.ts';
import { downloadHeaders } from '../../../http/download.ts';
import { viewerIn } from '../../../session/session.ts';
import { chosenProject, sameProject } from '../../chosen-project.ts';
import type { Route } from './+types/site-file';

/** The whole site as a ZIP: the version in `?version=`, or else the live or the newest one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const version = new URL(request.url).searchParams.get('version');
  const project = await chosenProject(request, user.id);
  if (!project || (version !== null && !isId(version))) throw data(null, { status: 404 });
  const limit = await checkLimits(['siteZip', user.id]);
  if (!limit.ok) return redirectWithToast(sameProject(request, '/portal/settings/data'), { type: 'error', title: limit.message });
  const zip = await siteZip(user.id, project.id, version ?? undefined);
  if (!zip) throw data(null, { status: 404 });
  return new Response(zip.body, { headers: downloadHeaders({ type: 'application/zip', name: zip.fileName }) });
}
