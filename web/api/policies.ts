import type { ServerBuild } from 'react-router';

/** Who may enter a branch of routes. Declared by the branch's layout as `handle.policy`. */
export type Policy = 'open' | 'signed-in' | 'customer' | 'admin';

/**
 * Deny by default: every route must stand under a layout that declares a policy. Throws at start, naming the routes that
 * don't, so that a forgotten guard never serves.
 */
export function checkPolicies(routes: ServerBuild['routes']): void {
  const undeclared = Object.values(routes)
    .filter((route) => route && route.id !== 'root' && !policyOf(routes, route.id))
    .map((route) => route?.id);
  if (undeclared.length)
    throw new Error(`These routes declare no policy: ${undeclared.join(', ')}. Put them on a guarded branch of web/routes.ts.`);
}

function policyOf(routes: ServerBuild['routes'], id: string): Policy | undefined {
  const route = routes[id];
  if (!route) return undefined;
  const handle = route.module.handle as { policy?: Policy } | undefined;
  return handle?.policy ?? (route.parentId ? policyOf(routes, route.parentId) : undefined);
}
