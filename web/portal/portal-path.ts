import { pathWith } from '../http/own-path.ts';
import { usePortalProjects } from './portal-projects.ts';

/**
 * Returns a function that makes portal paths for the current project. With a single project, paths don't name it. Leaves out
 * undefined `parameters`.
 */
export function usePortalPath(): (path: string, parameters?: Record<string, string | undefined>) => string {
  const layout = usePortalProjects();
  const project = layout && layout.projects.length > 1 ? layout.chosenId : undefined;
  return (path, parameters = {}) => pathWith(path, { project, ...parameters });
}
