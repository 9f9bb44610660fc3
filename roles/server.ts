import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { env } from '../base/env.ts';
import { inRequest, log, requestId } from '../base/log.ts';
import { isPublicPage } from '../content/public-pages.ts';
import { type Change, onChange } from '../db/live.ts';
import { startWritingVisits } from '../domain/analytics/writing.ts';
import { buildId } from '../domain/builds/build-id.ts';
import { emailRecordsAskedFor } from '../domain/email-domains/queries.ts';
import { isLeaving } from '../domain/health/leaving.ts';
import { noteBuild } from '../domain/health/metrics.ts';
import { beginRequest, endWork } from '../domain/health/running-work.ts';
import { noteRoutes } from '../domain/health/watchdog.ts';
import { Hosts } from '../domain/hosting/hosts.ts';
import { keepOwnHosts } from '../domain/hosting/own-hosts-copy.ts';
import { startPuttingIn } from '../domain/kept-forms/kept-forms.ts';
import { choicesUrlOf } from '../domain/notifications/choices-url.ts';
import { recordsAskedFor } from '../domain/own-domains/queries.ts';
import { mailFacts } from '../domain/settings/brand.ts';
import { modeInWords } from '../domain/settings/installation-mode.ts';
import { unlistedHeaders } from '../domain/trial.ts';
import type { SampleMails } from '../outside/fakes/dev-mails.ts';
import { addActivity } from '../web/api/activity.ts';
import { addAnalytics } from '../web/api/analytics.ts';
import { addAttachments } from '../web/api/attachments.ts';
import { addAuthCalls } from '../web/api/auth/calls.ts';
import { refuseInJson } from '../web/api/auth/json-refusals.ts';
import { addBookingTimes } from '../web/api/booking-times.ts';
import { addBrandFiles } from '../web/api/brand-files.ts';
import { takePermission } from '../web/api/certificate-permission.ts';
import { addChat } from '../web/api/chat.ts';
import { addCrawlerFiles } from '../web/api/crawlers.ts';
import { addEvents } from '../web/api/events.ts';
import { addExitOffer } from '../web/api/exit-offer.ts';
import { addFirstLook } from '../web/api/first-look.ts';
import { refuseForeignWrites } from '../web/api/foreign-writes.ts';
import { addHealth } from '../web/api/health.ts';
import { addInstallable } from '../web/api/installable.ts';
import { addKeptAssets, assetCaching, startKeepingBuild } from '../web/api/kept-assets.ts';
import { LiveSites } from '../web/api/live-sites.ts';
import { logRequest } from '../web/api/log-request.ts';
import { addMailIn } from '../web/api/mail-in.ts';
import { addMetrics } from '../web/api/metrics.ts';
import { addNotifications } from '../web/api/notifications.ts';
import { PageCache } from '../web/api/page-cache.ts';
import { addPictures } from '../web/api/pictures.ts';
import { checkPolicies } from '../web/api/policies.ts';
import { addProbe } from '../web/api/probe.ts';
import { countRefusal, measureRequests, observeSeconds, reportFromMemory } from '../web/api/request-metrics.ts';
import { routeBodies } from '../web/api/route-bodies.ts';
import { fileRoute } from '../web/api/route-labels.ts';
import { screenPattern, screenPatterns, withPatterns } from '../web/api/route-patterns.ts';
import { addSharePictures } from '../web/api/share-pictures.tsx';
import { takeForms } from '../web/api/site-forms.ts';
import { serveSites } from '../web/api/sites.ts';
import { addToasts } from '../web/api/toasts.ts';
import { answerTrouble, awayRetrySeconds, troublePage, withTroubles } from '../web/api/troubles.ts';
import { addUserRoles } from '../web/api/user-roles.ts';
import { addWebhooks } from '../web/api/webhooks.ts';
import { answerUnreadable } from '../web/http/answer-unreadable.ts';
import { checkBodies } from '../web/http/check-bodies.ts';
import { clientAddressOf } from '../web/http/client-address.ts';
import { compressAnswers } from '../web/http/compress.ts';
import { gracefulClose } from '../web/http/graceful-close.ts';
import { listen } from '../web/http/listen.ts';
import { refuseOtherHosts } from '../web/http/other-hosts.ts';
import { paceStarts } from '../web/http/pace-starts.ts';
import { refuseProxied } from '../web/http/refuse-proxied.ts';
import { requestIdFrom, requestIdHeader } from '../web/http/request-id.ts';
import { closeAfterBody, refuseLongUrl } from '../web/http/request-limits.ts';
import type { RouteBody } from '../web/http/route-handle.ts';
import { type LoadShared, sharedDataContext } from '../web/http/shared-data.ts';
import { clientAddressContext, isLetIn, nonceContext } from '../web/session/session.ts';
import { hostHeaders, securityHeaders } from './security-headers.ts';

/**
 * How long a client may take to send a request, so slow ones don't pile up. A photo of 25 MB needs four minutes on a slow
 * phone. Headers arrive right away, and `web/http/read-body.ts` ends a body that pauses.
 */
const timeouts = { headersTimeout: 15_000, requestTimeout: 300_000, connectionsCheckingInterval: 5_000 };

/** Requests get this long to finish when the process is asked to stop. */
const drainMs = 8000;

/** `Retry-After` of a form that we refused because the server is busy. */
const busyRetrySeconds = 60;

/** Changes that may affect public pages. */
export const publicPageTopics = new Set<Change['topic']>(['settings', 'order', 'site']);

/** Vite's part of a development server (`npm run dev`): current screens, and everything the browser loads. */
export interface DevelopmentScreens {
  load: () => Promise<ServerBuild>;
  /** Answers requests for modules, styles and static files; calls `next` for all others. */
  middlewares: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/**
 * Starts the HTTP server on HOST and PORT, with the built screens unless others are given. Returns a function that finishes
 * requests, then closes the server.
 */
export async function startServer(development?: DevelopmentScreens): Promise<() => Promise<void>> {
  // V8 would shrink the heap of a process that is idle for eight seconds to the least. From then on it would send a tenth fewer
  // pages from memory, for as long as it lives (docs/measured.md).
  setFlagsFromString('--no-memory-reducer-favors-memory');
  const load = development?.load ?? (() => import('virtual:react-router/server-build'));
  const build = await load();
  const screens = development
    ? createRequestHandler(async () => withPatterns(withOrigin(withTroubles(await load()))), 'development')
    : createRequestHandler(withPatterns(withOrigin(withTroubles(build))), 'production');
  noteBuild(buildId());
  const cache = keepPublicPages(screens);
  const hosts = new Hosts();
  const { app, endStreams } = await makeApp({
    hosts,
    build,
    screens,
    ...(development ? { isDevelopment: true } : { loadShared: cache.shared }),
  });
  noteRoutes([...screenPatterns(build.routes), ...app.routes.map(({ path }) => path)]);
  const rest = getRequestListener(app.fetch);
  const appHost = new URL(env().appUrl).host;
  const stopKeepingHosts = await keepOwnHosts();
  const sites = new LiveSites(hosts);
  const stopReports = reportFromMemory({ pages: cache, sites });
  const answer = (request: IncomingMessage, response: ServerResponse, id: string) => {
    if (sites.take(request, response, id) || takePermission(request, response)) return;
    const isAppHost = request.headers.host === appHost;
    const work = beginRequest(id, request.method ?? '', isAppHost ? request.url : undefined);
    const next = () => void inRequest(id, () => rest(request, response));
    if (!development) cache.answer(request, response, id, next);
    else if (isAppHost) development.middlewares(request, response, next);
    else next();
    // Covers what happens right away. The app notes the rest itself.
    endWork(work);
  };
  const server = createServer(timeouts, (request, response) => {
    // A proxy that keeps connections open opens the next one elsewhere.
    if (isLeaving()) response.setHeader('Connection', 'close');
    const id = requestIdFrom(request.headers['x-request-id']);
    const ownHeaders = () => ({ ...unlistedHeaders(), ...(request.headers.host === appHost && hostHeaders()) });
    if (refuseLongUrl(request, response, id, ownHeaders)) return countRefusal(request, 414);
    closeAfterBody(request, response);
    answer(request, response, id);
  });
  answerUnreadable(server);
  const close = gracefulClose(server, drainMs);
  const stopKeeping = development ? () => undefined : await startKeepingBuild();
  await listen(server, env());
  log.info({ port: env().port, host: env().host, appUrl: env().appUrl, mode: modeInWords(env()) }, 'serving');
  if (env().mode === 'demo' && env().host !== '127.0.0.1')
    log.warn('HOST opens the demo to the network. Its accounts have public passwords, so anyone who reaches this port can log in.');
  const stopVisits = startWritingVisits();
  const stopForms = startPuttingIn();
  return async () => {
    stopKeeping();
    cache.close();
    hosts.close();
    stopReports();
    await stopKeepingHosts();
    // Otherwise the server would wait for open streams.
    endStreams();
    await close();
    await stopForms();
    await stopVisits();
  };
}

/**
 * A build that takes writes from our own origin. The framework would compare the browser's with the request's, which is http
 * when a proxy terminates TLS. Other origins are refused before it (web/api/foreign-writes.ts).
 */
function withOrigin(build: ServerBuild): ServerBuild {
  return { ...build, allowedActionOrigins: [new URL(env().appUrl).host] };
}

/** Serves public pages before the framework. Their content depends on settings, orders and the sites they show. */
export function keepPublicPages(screens: RequestHandler): PageCache & { close: () => void; patternOf: (path: string) => string } {
  const { appUrl } = env();
  const patterns = new Map<string, string>();
  const patternOf = (path: string) => patterns.get(path) ?? '/*';
  const pages = new PageCache({
    host: new URL(appUrl).host,
    isPublic: isPublicPage,
    render: async (path, nonce) => {
      const load = new RouterContextProvider();
      load.set(nonceContext, nonce);
      const matched = screenPattern(load);
      const response = await screens(new Request(appUrl + path), load);
      patterns.set(path, matched());
      return response;
    },
    securityHeaders,
    onWait: (path, seconds) => observeSeconds(patternOf(path), seconds),
  });
  const close = onChange(({ topic }) => {
    if (publicPageTopics.has(topic)) pages.forget();
  });
  return Object.assign(pages, { close, patternOf });
}

interface AppParts {
  /** Live sites, for their forms. */
  hosts: Hosts;
  build: Pick<ServerBuild, 'routes'>;
  screens: RequestHandler;
  isDevelopment?: boolean;
  loadShared?: LoadShared;
}

/** The complete HTTP app, in the order that requests pass through it. */
export async function makeApp(parts: AppParts): Promise<{ app: Hono; endStreams: () => void }> {
  const { build, isDevelopment } = parts;
  checkPolicies(build.routes);
  const app = new Hono();
  const appHost = new URL(env().appUrl).host;
  app.use(addSecurityHeaders(appHost));
  app.use(giveId(), noteRequest(appHost));
  addHealth(app);
  addProbe(app);
  addMetrics(app, env().metricsToken);
  app.use(logRequest(), measureRequests(), paceStarts(), compressAnswers());
  app.use(takeForms(parts.hosts), serveSites());
  app.use(refuseOtherHosts(env()));
  app.use('/api/auth/*', refuseInJson());
  app.use(refuseForeignWrites(env().appUrl));
  // Before bodies are checked: it takes larger ones, from whoever has its secret.
  addMailIn(app, env().mailIn?.webhookSecret);
  app.use(checkBodies({ bodyAt: bodiesOf(build.routes), isLetIn }));
  const { endStreams } = addApi(app);
  await addBuiltInPages(app);
  if (!isDevelopment) addBuiltFiles(app);
  addScreens(app, parts);
  app.onError(answerError);
  return { app, endStreams };
}

/** What the path of a request takes. Emails that a stranger writes at `/dev/inbox` may have a file. */
function bodiesOf(routes: ServerBuild['routes']): (path: string) => RouteBody {
  const bodyAt = routeBodies(routes);
  return (path) => (path === '/dev/inbox' && hasDevPages() ? { kind: 'file', policy: 'open' } : bodyAt(path));
}

/** Whether emails and records of this machine can be seen under /dev, which no one else reaches. */
function hasDevPages(): boolean {
  return env().mode === 'demo' || env().isLocal;
}

/** Gives every request an ID, unless it has one already. Its log lines, its answer and the jobs it sends carry the ID. */
function giveId(): MiddlewareHandler {
  return async (context, next) => {
    const id = requestId() ?? requestIdFrom(context.req.header('x-request-id'));
    await inRequest(id, next);
    context.res.headers.set(requestIdHeader, id);
  };
}

/** Lets the watchdog say which requests are running. */
function noteRequest(appHost: string): MiddlewareHandler {
  return async ({ req }, next) => {
    const work = beginRequest(requestId() ?? '', req.method, req.header('host') === appHost ? req.path : undefined);
    try {
      await next();
    } finally {
      endWork(work);
    }
  };
}

/** Adds our API, and files that aren't built but read or drawn. `endStreams` ends open event streams. */
function addApi(app: Hono): { endStreams: () => void } {
  addWebhooks(app);
  addAuthCalls(app);
  const endStreams = addEvents(app);
  addNotifications(app);
  addUserRoles(app);
  addToasts(app);
  addPictures(app);
  addChat(app);
  addActivity(app);
  addBookingTimes(app);
  addExitOffer(app);
  addFirstLook(app);
  addAnalytics(app);
  addAttachments(app);
  addCrawlerFiles(app);
  addSharePictures(app);
  addInstallable(app);
  addBrandFiles(app);
  return { endStreams };
}

/** Adds the pages of what's built in: the checkout of the test payments, and the emails if no one else can reach them. */
async function addBuiltInPages(app: Hono): Promise<void> {
  const { isLocal, stripe } = env();
  if (isLocal) app.use('/dev/*', refuseProxied());
  if (hasDevPages()) {
    (await import('../outside/fakes/dev-inbox.ts')).addDevInbox(app);
    (await import('../outside/fakes/dev-mails.ts')).addMailSamples(app, await sampleMails());
    const [{ addDevDns }, { Zones }] = [await import('../outside/fakes/dev-dns.ts'), await import('../outside/fakes/name-server.ts')];
    addDevDns(app, new Zones(env().dataDir), [recordsAskedFor, emailRecordsAskedFor]);
    (await import('../outside/fakes/dev-domain-connect.ts')).addDevDomainConnect(app, new Zones(env().dataDir), env().appUrl);
  }
  if (!stripe) app.route('/dev/payments', (await import('../outside/fakes/payments/server.ts')).paymentPages());
}

/** Adds the files of the build. Names under /assets contain their content's hash. */
function addBuiltFiles(app: Hono): void {
  const root = './build/client';
  const keptFor = (value: string, route?: string) => ({
    onFound: (_path: string, context: Context) => {
      if (route) context.set('route', route);
      context.header('Cache-Control', value);
    },
  });
  app.use('/assets/*', serveStatic({ root, precompressed: true, ...keptFor(assetCaching) }));
  addKeptAssets(app);
  app.use('*', serveStatic({ root, ...keptFor('public, max-age=3600', fileRoute) }));
}

/** React Router handles everything else, with a nonce for the page's own scripts. */
function addScreens(app: Hono, { screens, isDevelopment, loadShared }: AppParts): void {
  // Vite's own scripts and styles don't fit the policy.
  const headersOf = (scripts: string) => (isDevelopment ? {} : securityHeaders(scripts));
  app.all('*', async (context) => {
    const nonce = randomBytes(16).toString('base64');
    const load = new RouterContextProvider();
    load.set(nonceContext, nonce);
    load.set(clientAddressContext, clientAddressOf(context));
    if (loadShared) load.set(sharedDataContext, loadShared);
    const matched = screenPattern(load);
    const response = await troublePage(context.req.raw, await screens(context.req.raw, load));
    context.set('route', matched());
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(headersOf(`'nonce-${nonce}'`)))
      if (name !== 'Content-Security-Policy' || !headers.has(name)) headers.set(name, value);
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    // A form gets 503 when photo processing is full, a page when the database is down. The database comes back sooner.
    const waitSeconds = context.req.method === 'POST' ? busyRetrySeconds : awayRetrySeconds;
    if (response.status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', String(waitSeconds));
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  });
}

function answerError(error: Error, context: Context): Response {
  const answer = answerTrouble(context, error);
  if (answer) return answer;
  log.error({ err: error }, 'request failed');
  return context.text(`Something went wrong on our side. If it keeps happening, contact us and mention reference ${requestId()}.`, 500);
}

/** Samples of all emails, with links to this server. */
async function sampleMails(): Promise<SampleMails> {
  const { mailSamples, mailTemplates, renderMail } = await import('../emails/render.tsx');
  const here = (words: string) => words.replaceAll('https://sunup.test', env().appUrl);
  const render = async (template: (typeof mailTemplates)[number]) => {
    const choicesUrl = choicesUrlOf({ template, userId: 'sample' });
    const samples = Object.entries(await mailSamples(template)).map(async ([sample, props]) => {
      const { subject, html, text } = await renderMail(template, props, choicesUrl, await mailFacts());
      return { template, sample, subject, html: here(html), text: here(text) };
    });
    return Promise.all(samples);
  };
  return new Map(mailTemplates.map((template) => [template, () => render(template)]));
}

/**
 * Adds security headers to every response on the app's host: files, data, redirects and errors as well as screens.
 * Customers' sites set their own and get only what's the same everywhere here.
 */
function addSecurityHeaders(appHost: string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries({ 'X-Content-Type-Options': 'nosniff', ...unlistedHeaders() })) headers.set(name, value);
    if (context.req.header('host') !== appHost) return;
    for (const [name, value] of Object.entries(hostHeaders())) headers.set(name, value);
    // No other site may embed these files and photos. Our other images appear in emails and link previews.
    if (/^\/(?:api|files)\//.test(context.req.path)) headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  };
}
