import type { Context } from 'hono';
import { routePath } from 'hono/route';

declare module 'hono' {
  interface ContextVariableMap {
    /** The answering route's pattern, where Hono's own is only `*`. */
    route?: string;
  }
}

/** Label of requests that were refused before any route was chosen, such as those for other hosts. */
export const refusedRoute = 'refused';
/** Labels of what isn't answered by a route: files in the build's root, and forms and previews on customers' hosts. */
export const fileRoute = 'file';
export const siteRoute = 'site';

/** The pattern of the route that answered: a screen's, an API route's, or one of the labels above. */
export function routeOf(context: Context): string {
  const own = context.get('route');
  if (own) return own;
  const pattern = routePath(context);
  return pattern === '*' || pattern === '/*' ? refusedRoute : pattern;
}
