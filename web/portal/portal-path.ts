import { useRouteLoaderData } from 'react-router';
import type { loader } from './layout.tsx';

/**
 * Makes paths of the portal that stay with the project being looked at. With a single project they need not name it.
 * `parameters` left undefined are left out.
 */
export function usePortalPath(): (path: string, parameters?: Record<string, string | undefined>) => string {
  const layout = useRouteLoaderData<typeof loader>('portal/layout');
  const project = layout && layout.projects.length > 1 ? layout.chosenId : undefined;
  return (path, parameters = {}) => {
    const [page = '', hash] = path.split('#');
    const given = Object.entries({ project, ...parameters }).filter((entry): entry is [string, string] => Boolean(entry[1]));
    return `${page}${given.length ? `?${new URLSearchParams(given)}` : ''}${hash ? `#${hash}` : ''}`;
  };
}
