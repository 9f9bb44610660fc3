import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { RouteBody } from '../http/bodies.ts';
import { handleOf, nearest } from '../route-handle.ts';

/** A function that finds what the route of a path takes, as its `handle` or its layout's says. */
export function routeBodies(routes: ServerBuild['routes']): (path: string) => RouteBody {
  const tree = childrenOf(routes, undefined);
  return (path) => {
    const id = matchRoutes(tree, pagePath(path))?.at(-1)?.route.id;
    const declared = <Key extends 'body' | 'policy'>(key: Key) => handleOf(nearest(routes, id, (route) => key in handleOf(route)))[key];
    return { kind: declared('body') ?? 'form', isPublic: (declared('policy') ?? 'open') === 'open' };
  };
}

function childrenOf(routes: ServerBuild['routes'], parent: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index } : { id, path, children: childrenOf(routes, id) }];
  });
}

/** The path of the page whose data the framework asks for: '/contact.data' → '/contact', '/_root.data' → '/'. */
function pagePath(path: string): string {
  if (!path.endsWith('.data')) return path;
  return path.slice(0, -'.data'.length).replace(/\/_(?:root)?$/, '/');
}
