import type { Context } from 'hono';
import type { ServerBuild } from 'react-router';
import { type Trouble, troubleOf } from '../../domain/health/trouble.ts';
import { sitePolicy } from '../../sites/render/policy.ts';
import { unavailablePage } from './unavailable-page.ts';

/** When to come back, in seconds. */
export const awayRetrySeconds = 5;

const sentences: Record<Trouble, string> = {
  away: "We can't reach our records right now. Please try again in a moment.",
  slow: 'This took too long. Please try again in a moment.',
};
/** Staff can do something about it: nearly always, what took long is a search. */
const slowForStaff = 'This search took too long. Try fewer or other words.';

/** A page's data is asked for again while the database is away (web/steady-fetch.ts), but not when asking is what takes long. */
const statuses = { away: 503, slow: 504 } as const satisfies Record<Trouble, number>;

const headers = { 'Retry-After': String(awayRetrySeconds), 'Cache-Control': 'no-store' };

/** Allows the page its own style and nothing else; the app's policy would block that. */
const pagePolicy = sitePolicy(unavailablePage(''), { frameAncestors: "'none'" });

type Module = NonNullable<ServerBuild['routes'][string]>['module'];

/**
 * The build, with loaders, actions and middleware that answer 503 and when to come back where the database is away or took
 * too long. The framework would answer 500, and hide from the error screens what happened.
 */
export function withTroubles(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && { ...route, module: guardedModule(id, route.module) }]);
  return { ...build, routes: Object.fromEntries(routes) };
}

function guardedModule(id: string, module: Module): Module {
  const guard = <Call extends (...args: never[]) => unknown>(call: Call): Call =>
    (async (...args: never[]) => {
      try {
        return await call(...args);
      } catch (error) {
        throw troubleResponse(error, id) ?? error;
      }
    }) as unknown as Call;
  return {
    ...module,
    ...(module.loader ? { loader: guard(module.loader) } : {}),
    ...(module.action ? { action: guard(module.action) } : {}),
    ...(module.middleware ? { middleware: module.middleware.map(guard) } : {}),
  };
}

/** 503 or 504 with a sentence for people, or undefined when the error is of another kind. */
function troubleResponse(error: unknown, routeId: string): Response | undefined {
  const trouble = troubleOf(error);
  if (!trouble) return undefined;
  const sentence = trouble === 'slow' && routeId.startsWith('admin/') ? slowForStaff : sentences[trouble];
  return new Response(sentence, { status: statuses[trouble], headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' } });
}

/** The answer of a route outside the screens, or undefined when the error is of another kind. */
export function answerTrouble(context: Context, error: unknown): Response | undefined {
  const trouble = troubleOf(error);
  if (!trouble) return undefined;
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  const { path } = context.req;
  if (path.startsWith('/api/')) return context.json({ error_code: 'unavailable', message: sentences[trouble] }, statuses[trouble]);
  context.header('Content-Security-Policy', pagePolicy);
  return context.html(unavailablePage(sentences[trouble]), statuses[trouble]);
}

/** A screen's plain refusal as a page, for a browser that asked for one: a middleware's refusal is a sentence without a screen. */
export async function troublePage(request: Request, response: Response): Promise<Response> {
  const isPage = request.headers.get('accept')?.includes('text/html') && !new URL(request.url).pathname.endsWith('.data');
  if ((response.status !== 503 && response.status !== 504) || !isPage || !response.headers.get('content-type')?.startsWith('text/plain'))
    return response;
  const page = unavailablePage(await response.text());
  const policy = { 'Content-Security-Policy': pagePolicy };
  return new Response(page, { status: response.status, headers: { ...headers, ...policy, 'Content-Type': 'text/html; charset=utf-8' } });
}
