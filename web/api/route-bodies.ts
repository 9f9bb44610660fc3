import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { bodies } from '../http/bodies.ts';
import { handleOf, nearest, type RouteBody } from '../http/route-handle.ts';

/** How many paths' bodies are remembered: a match takes a millisecond, because it makes the patterns of all routes anew. */
const rememberedPaths = 1000;

/**
 * A function that finds what the route of a path takes, as its `handle` or its layout's says. Throws if a route that's open to anyone takes
 * more than a file, because strangers could fill the memory.
 */
export function routeBodies(routes: ServerBuild['routes']): (path: string) => RouteBody {
  const tree = childrenOf(routes, undefined);
  const bodyOf = (id: string | undefined): RouteBody => {
    const declared = <Key extends 'body' | 'policy'>(key: Key) => handleOf(nearest(routes, id, (route) => key in handleOf(route)))[key];
    return { kind: declared('body') ?? 'form', policy: declared('policy') ?? 'open' };
  };
  const open = Object.keys(routes).filter((id) => bodyOf(id).policy === 'open' && bodies[bodyOf(id).kind].bytes > bodies.file.bytes);
  if (open.length) throw new Error(`These routes are open to anyone and take more than a file: ${open.join(', ')}. Guard their branch.`);
  const cache = new LRUCache<string, RouteBody>({
    max: rememberedPaths,
    memoMethod: (path) => bodyOf(matchRoutes(tree, path)?.at(-1)?.route.id),
  });
  return (path) => cache.memo(pagePath(path));
}

function childrenOf(routes: ServerBuild['routes'], parent: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index } : { id, path, children: childrenOf(routes, id) }];
  });
}

/**
 * The path of the page whose data the framework asks for: '/contact.data' → '/contact', '/_root.data' → '/'. One that can't be decoded has
 * no route, and the framework would write it to the console.
 */
function pagePath(path: string): string {
  if (!isDecodable(path)) return '/';
  if (!path.endsWith('.data')) return path;
  return path.slice(0, -'.data'.length).replace(/\/_(?:root)?$/, '/');
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
