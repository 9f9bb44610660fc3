import type { Context } from 'hono';
import { redirect, type ServerBuild } from 'react-router';
import { log, requestId } from '../../base/log.ts';
import { isGone, type Trouble, troubleOf } from '../../domain/health/trouble.ts';
import { trialNote } from '../../domain/trial.ts';
import { sitePolicy } from '../../sites/render/policy.ts';
import { viewerOf } from '../session/session.ts';
import { unavailablePage } from './unavailable-page.ts';

/** `Retry-After` of each trouble. */
export const awayRetrySeconds = 5;

const sentences: Record<Trouble, string> = {
  away: 'We can’t reach our records right now. Please try again in a moment.',
  slow: 'This took too long. Please try again in a moment.',
  full: 'We can’t save anything right now. Please try again in a few minutes.',
  unread: 'This took too long. Please try again in a moment.',
  busy: 'We’re busy right now. Please try again in a moment.',
};
/** For admins, because it's usually caused by a slow search. */
const slowForStaff = 'This search took too long. Try fewer or other words.';

/**
 * Pages retry a 503 (web/browser/steady-fetch.ts): what a full queue refuses costs nothing. They don't retry a 504, because repeating
 * what's slow makes it worse.
 */
const statuses = { away: 503, slow: 504, full: 503, unread: 504, busy: 503 } as const satisfies Record<Trouble, number>;

const headers = { 'Retry-After': String(awayRetrySeconds), 'Cache-Control': 'no-store' };

/** Allows only the page's own style, which the app's policy would block. */
const pagePolicy = sitePolicy(unavailablePage(''), { frameAncestors: "'none'" });

type Module = NonNullable<ServerBuild['routes'][string]>['module'];

/**
 * Wraps the build's loaders, actions and middleware to throw a 503 or 504 response with `Retry-After` when the database is
 * down or too slow, or too much waits to be read. Otherwise the framework answers 500 and hides the reason from the error screens.
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
        throw troubleResponse(error, id) ?? (await goneResponse(error, args[0] as { request?: Request } | undefined)) ?? error;
      }
    }) as unknown as Call;
  return {
    ...module,
    ...(module.loader ? { loader: guard(module.loader) } : {}),
    ...(module.action ? { action: guard(module.action) } : {}),
    ...(module.middleware ? { middleware: module.middleware.map(guard) } : {}),
  };
}

/** What `troubleOf` says. A full disk is logged, since nothing else here does that. */
function noted(error: unknown): Trouble | undefined {
  const trouble = troubleOf(error);
  if (trouble === 'full') log.error({ err: error }, 'a request failed because the disk is full');
  return trouble;
}

/** A 503 or 504 with a sentence for the reader, or undefined for any other error. */
function troubleResponse(error: unknown, routeId: string): Response | undefined {
  const trouble = noted(error);
  if (!trouble) return undefined;
  const sentence = trouble === 'slow' && routeId.startsWith('admin/') ? slowForStaff : sentences[trouble];
  return new Response(sentence, { status: statuses[trouble], headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' } });
}

/**
 * What someone else's object gets, if a write failed because what it belongs to was deleted while it ran, such as the account in
 * another tab. The person is logged out then. Undefined for any other error.
 */
async function goneResponse(error: unknown, args: { request?: Request } | undefined): Promise<Response | undefined> {
  if (!isGone(error) || !args?.request) return undefined;
  // It may also be a bug of ours, so the log says it.
  log.warn({ err: error }, 'a write named something that no longer exists');
  return (await viewerOf(args.request.headers)) ? new Response(goneSentence, { status: 404 }) : redirect('/auth');
}

const goneSentence = 'This no longer exists. Reload the page.';

/** Answers for a route outside the screens, or returns undefined for any other error. */
export function answerTrouble(context: Context, error: unknown): Response | undefined {
  if (isGone(error)) {
    // It may also be a bug of ours, so the log says it.
    log.warn({ err: error }, 'a write named something that no longer exists');
    return context.json({ error_code: 'not_found', message: goneSentence }, 404);
  }
  const trouble = noted(error);
  if (!trouble) return undefined;
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  const { path } = context.req;
  if (path.startsWith('/api/')) return context.json({ error_code: 'unavailable', message: sentences[trouble] }, statuses[trouble]);
  context.header('Content-Security-Policy', pagePolicy);
  return context.html(ownUnavailablePage(sentences[trouble]), statuses[trouble]);
}

/** Turns a plain-text 503 or 504 into a page if the browser asked for one. A response thrown by middleware has no screen. */
export async function troublePage(request: Request, response: Response): Promise<Response> {
  const isPage = request.headers.get('accept')?.includes('text/html') && !new URL(request.url).pathname.endsWith('.data');
  if ((response.status !== 503 && response.status !== 504) || !isPage || !response.headers.get('content-type')?.startsWith('text/plain'))
    return response;
  const page = ownUnavailablePage(await response.text());
  const policy = { 'Content-Security-Policy': pagePolicy };
  return new Response(page, { status: response.status, headers: { ...headers, ...policy, 'Content-Type': 'text/html; charset=utf-8' } });
}

function ownUnavailablePage(sentence: string): string {
  return unavailablePage(sentence, { reference: requestId(), note: trialNote() });
}
