import type { RouteConfigEntry } from '@react-router/dev/routes';

/** The paths of all routes, layouts followed: '/', '/faq', '/locations/:slug'. */
export function routePaths(routes: readonly RouteConfigEntry[]): string[] {
  return routes.flatMap(({ path, index, children = [] }) => [...(path || index ? [`/${path ?? ''}`] : []), ...routePaths(children)]);
}
