import type { ServerBuild } from 'react-router';
import { adminsOnly, customersOnly, signedInOnly } from '../guards.ts';

/** Who may access a branch of routes. The branch's layout declares it as `handle.policy`. */
export type Policy = 'open' | 'signed-in' | 'customer' | 'admin';

/** The guard that a layout with a policy must carry as middleware. */
const guards = { 'signed-in': signedInOnly, customer: customersOnly, admin: adminsOnly };

type Route = NonNullable<ServerBuild['routes'][string]>;

/** Throws at startup if a route isn't under a layout that declares a policy and has its guard, so a missing guard is noticed. */
export function checkPolicies(routes: ServerBuild['routes']): void {
  const all = Object.values(routes).filter((route): route is Route => route !== undefined && route.id !== 'root');
  const undeclared = all.filter((route) => !branchOf(routes, route.id)).map((route) => route.id);
  if (undeclared.length)
    throw new Error(`These routes declare no policy: ${undeclared.join(', ')}. Put them on a guarded branch of web/routes.ts.`);
  const unguarded = all.filter((route) => !isGuarded(route)).map((route) => route.id);
  if (unguarded.length)
    throw new Error(
      `These layouts declare a policy without its guard: ${unguarded.join(', ')}. Add it to their middleware (web/guards.ts).`,
    );
}

/** The nearest layout above a route, or the route itself, that declares a policy. */
function branchOf(routes: ServerBuild['routes'], id: string): Route | undefined {
  const route = routes[id];
  if (!route || policyOf(route)) return route;
  return route.parentId ? branchOf(routes, route.parentId) : undefined;
}

function isGuarded(route: Route): boolean {
  const policy = policyOf(route);
  return !policy || policy === 'open' || Boolean(route.module.middleware?.includes(guards[policy]));
}

function policyOf(route: Route): Policy | undefined {
  return (route.module.handle as { policy?: Policy } | undefined)?.policy;
}
