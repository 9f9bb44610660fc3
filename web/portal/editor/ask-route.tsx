import { data } from 'react-router';
import { checkAddress } from '../../../domain/briefs/web-address.ts';
import { isId } from '../../../domain/ids.ts';
import { projectOf } from '../../../domain/projects/queries.ts';
import { unsourcedClaims } from '../../../domain/reviews/claims.ts';
import { looksOf } from '../../../domain/reviews/looks.ts';
import { newestVersion } from '../../../domain/versions/versions.ts';
import { viewerIn } from '../../session.ts';
import type { Route } from './+types/ask-route';

/** Answers questions of the editor and the brief that change nothing: `looks`, `address` with what was typed, and `claims` in a text. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const search = new URL(request.url).searchParams;
  const projectId = search.get('project') ?? '';
  const project = isId(projectId) ? await projectOf(user.id, projectId) : undefined;
  if (!project) throw data(null, { status: 404 });
  const text = (search.get('text') ?? '').slice(0, 2000);
  switch (params.about) {
    case 'looks': {
      const version = await newestVersion(project.id, true);
      return Response.json({ looks: version ? await looksOf(project.id, version.id) : [] });
    }
    case 'address':
      return Response.json(await checkAddress(project.id, text));
    case 'claims':
      return Response.json({ claims: await unsourcedClaims(user.id, project.id, text) });
    default:
      throw data(null, { status: 404 });
  }
}
