import { usePortalProjects } from './portal-projects.ts';

/**
 * Returns a function that makes portal paths for the current project. With a single project, paths don't name it. Leaves out
 * undefined `parameters`.
 */
export function usePortalPath(): (path: string, parameters?: Record<string, string | undefined>) => string {
  const layout = usePortalProjects();
  const project = layout && layout.projects.length > 1 ? layout.chosenId : undefined;
  return (path, parameters = {}) => {
    const [page = '', hash] = path.split('#');
    const given = Object.entries({ project, ...parameters }).filter((entry): entry is [string, string] => Boolean(entry[1]));
    return `${page}${given.length ? `?${new URLSearchParams(given)}` : ''}${hash ? `#${hash}` : ''}`;
  };
}
