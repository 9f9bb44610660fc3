import { data } from 'react-router';
import { isId } from '../../domain/ids.ts';
import type { Project } from '../../domain/projects/projects.ts';
import { latestProjectOf, projectOf } from '../../domain/projects/queries.ts';

/**
 * The project that a portal screen shows: the viewer's own project in `?project=`, otherwise their newest. Throws a 404 for
 * someone else's project as well as a missing one. Undefined if they have none.
 */
export async function chosenProject(request: Request, userId: string): Promise<Project | undefined> {
  const named = new URL(request.url).searchParams.get('project');
  if (named === null) return latestProjectOf(userId);
  const project = isId(named) ? await projectOf(userId, named) : undefined;
  if (!project) throw data(null, { status: 404 });
  return project;
}

/** The path that a form redirects back to, with the `?project=` of its request. */
export function sameProject(request: Request, path: string): string {
  const named = new URL(request.url).searchParams.get('project');
  return named && isId(named) ? `${path}?project=${named}` : path;
}
