import type { ServerBuild } from 'react-router';
import type { BodyKind } from './bodies.ts';

/** Who may access a branch of routes. */
export type Policy = 'open' | 'signed-in' | 'customer' | 'admin';

/** What a route's `handle` says to the server. What it says applies to the routes below it, too. */
export interface RouteHandle {
  policy?: Policy;
  body?: BodyKind;
}

/** What the route of a path takes, and from whom. */
export interface RouteBody {
  kind: BodyKind;
  policy: Policy;
}

export type BuiltRoute = NonNullable<ServerBuild['routes'][string]>;

export function handleOf(route: BuiltRoute | undefined): RouteHandle {
  return (route?.module.handle as RouteHandle | undefined) ?? {};
}

/** The route itself, or the nearest layout above it, for which `is` is true. */
export function nearest(routes: ServerBuild['routes'], id: string | undefined, is: (route: BuiltRoute) => boolean): BuiltRoute | undefined {
  const route = id === undefined ? undefined : routes[id];
  return !route || is(route) ? route : nearest(routes, route.parentId, is);
}
