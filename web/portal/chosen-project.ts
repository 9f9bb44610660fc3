import { data } from 'react-router';
import { isId } from '../../domain/ids.ts';
import type { Project } from '../../domain/projects/projects.ts';
import { latestProjectOf, projectOf } from '../../domain/projects/queries.ts';

/**
 * The project that a screen of the portal is about: the one of the person's own that `?project=` names, else their newest.
 * Another's and a missing one are the same 404. Undefined before they began one.
 */
export async function chosenProject(request: Request, userId: string): Promise<Project | undefined> {
  const named = new URL(request.url).searchParams.get('project');
  if (named === null) return latestProjectOf(userId);
  const project = isId(named) ? await projectOf(userId, named) : undefined;
  if (!project) throw data(null, { status: 404 });
  return project;
}

/** The page of a request with its `?project=` alone: where a form leads back to. */
export function sameProject(request: Request, path: string): string {
  const named = new URL(request.url).searchParams.get('project');
  return named && isId(named) ? `${path}?project=${named}` : path;
}
