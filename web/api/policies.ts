import type { ServerBuild } from 'react-router';
import { type BuiltRoute, handleOf, nearest } from '../http/route-handle.ts';
import { adminsOnly, customersOnly, signedInOnly } from '../session/session.ts';

/** The guard that a layout with a policy (`handle.policy`) must carry as middleware. */
const guards = { 'signed-in': signedInOnly, customer: customersOnly, admin: adminsOnly };

/** Throws at startup if a route isn't under a layout that declares a policy and has its guard, so a missing guard is noticed. */
export function checkPolicies(routes: ServerBuild['routes']): void {
  const all = Object.values(routes).filter((route): route is BuiltRoute => route !== undefined && route.id !== 'root');
  const undeclared = all.filter((route) => !nearest(routes, route.id, hasPolicy)).map((route) => route.id);
  if (undeclared.length)
    throw new Error(`These routes declare no policy: ${undeclared.join(', ')}. Put them on a guarded branch of web/routes.ts.`);
  const unguarded = all.filter((route) => !isGuarded(route)).map((route) => route.id);
  if (unguarded.length)
    throw new Error(
      `These layouts declare a policy without its guard: ${unguarded.join(', ')}. Add it to their middleware (web/session/session.ts).`,
    );
}

const hasPolicy = (route: BuiltRoute) => handleOf(route).policy !== undefined;

function isGuarded(route: BuiltRoute): boolean {
  const { policy } = handleOf(route);
  return !policy || policy === 'open' || Boolean(route.module.middleware?.includes(guards[policy]));
}
