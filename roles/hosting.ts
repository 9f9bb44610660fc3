import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { env, serviceManager } from '../base/env.ts';
import { inRequest, log } from '../base/log.ts';
import { closeDatabase, isAwayError, openDatabase } from '../db/connect.ts';
import { startListening } from '../db/live.ts';
import { queueDatabase } from '../db/queue-database.ts';
import { startWritingVisits } from '../domain/analytics/writing.ts';
import { buildId } from '../domain/builds/build-id.ts';
import { hostingCode } from '../domain/builds/hosting-code.ts';
import { watchEventLoop } from '../domain/health/event-loop.ts';
import { isLeaving } from '../domain/health/leaving.ts';
import { isAlive, watchLiveness } from '../domain/health/liveness.ts';
import { loopBlocks, noteBuild } from '../domain/health/metrics.ts';
import { beginRequest, endWork } from '../domain/health/running-work.ts';
import { Hosts } from '../domain/hosting/hosts.ts';
import { ownHosts } from '../domain/hosting/own-hosts.ts';
import { keepOwnHosts } from '../domain/hosting/own-hosts-copy.ts';
import { leaveRepairsToWorkers } from '../domain/hosting/repairs.ts';
import { startPuttingIn } from '../domain/kept-forms/kept-forms.ts';
import { modeInWords } from '../domain/settings/installation-mode.ts';
import { unlistedHeaders } from '../domain/trial.ts';
import { openSending } from '../jobs/queue.ts';
import { openDataFolder } from '../outside/data-folder.ts';
import { withoutBrotli } from '../outside/fetch-encoding.ts';
import { notifyServiceManager } from '../outside/service-manager.ts';
import { openStorage, storeAt } from '../outside/storage/storage.ts';
import { takePermission } from '../web/api/certificate-permission.ts';
import { addHealth } from '../web/api/health.ts';
import { LiveSites } from '../web/api/live-sites.ts';
import { logRequest } from '../web/api/log-request.ts';
import { addMetrics } from '../web/api/metrics.ts';
import { addProbe } from '../web/api/probe.ts';
import { countRefusal, measureRequests, reportFromMemory } from '../web/api/request-metrics.ts';
import { labelAt, takeForms } from '../web/api/site-forms.ts';
import { isPreviewLabel } from '../web/api/site-path.ts';
import { busySentence, unavailable } from '../web/api/unavailable-page.ts';
import { answerUnreadable } from '../web/http/answer-unreadable.ts';
import { gracefulClose } from '../web/http/graceful-close.ts';
import { listen } from '../web/http/listen.ts';
import { refuseOtherHosts } from '../web/http/other-hosts.ts';
import { requestIdFrom, requestIdHeader } from '../web/http/request-id.ts';
import { closeAfterBody, refuseLongUrl } from '../web/http/request-limits.ts';
import { giveNotice, logAvailability, logQueueError, logSilence, type Part, type Running, runUntilStopped, stopAll } from './lifecycle.ts';

/** Connections of the pool of visitors, and of the one of the job queue. */
const connections = { visitors: 3, queue: 1 };
/** A form has up to 64 KB. */
const timeouts = { headersTimeout: 15_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000 };
/** Requests get this long to finish when the process is asked to stop. */
const drainMs = 8000;
/** Pause before another attempt to reach the job queue. */
const queueRetryMs = 2000;

/**
 * `hosting`: serves published sites, their forms, and the proxy's question about certificates, and nothing else. It starts and serves
 * without the app and without the database: sites come from the file store, owners' hosts from a copy on this machine's disk, and forms
 * wait there. `code` of scripts/hosting-code.ts covers what this file imports, so it imports nothing of the app.
 */
export function startHosting(): Promise<undefined> {
  return runUntilStopped(startInto);
}

/** Starts the parts and adds each one to `parts`. If one fails to start, stops those that run already. */
async function startInto(parts: Part[], signal: AbortSignal): Promise<Running> {
  const running = { stop: () => stopAll(parts) };
  try {
    const { databaseUrl, dataDir, bucket } = env();
    if (!databaseUrl) throw new Error('The role hosting runs beside other processes, so it needs their DATABASE_URL.');
    const { host, pathname } = new URL(databaseUrl);
    const facts = { build: buildId(), mode: modeInWords(env()), node: process.versions.node, database: host + pathname };
    log.info({ ...facts, roles: ['hosting'], files: bucket?.url ?? path.join(dataDir, 'files') }, 'starting');
    globalThis.fetch = withoutBrotli(globalThis.fetch);
    openDataFolder(dataDir);
    openDatabase(databaseUrl, connections.visitors);
    parts.push({ name: 'database connections', stop: closeDatabase }, logAvailability());
    openStorage(storeAt(env()));
    leaveRepairsToWorkers();
    parts.push({ name: 'listening', stop: await startListening(databaseUrl, { isPatient: true }) });
    parts.push({ name: 'job queue and kept forms', stop: storeForms(databaseUrl, signal) });
    parts.push({ name: 'owners’ hosts', stop: await keepOwnHosts({ mayBeAway: true }) });
    parts.push({ name: 'visits', stop: startWritingVisits() });
    parts.push({ name: 'requests', stop: await serve() });
    parts.push({ name: 'liveness', stop: watchLiveness() }, { name: 'event loop', stop: watchEventLoop(() => loopBlocks.inc()) });
    // Parts stop in reverse order, so this one stops before those above.
    if (env().mode === 'live' && !env().isLocal) parts.push({ name: 'notice to proxies', stop: giveNotice });
    const manager = serviceManager();
    if (manager) parts.push({ name: 'service manager', stop: notifyServiceManager({ ...manager, isAlive, onError: logSilence }) });
    return running;
  } catch (error) {
    await running.stop().catch(() => undefined);
    throw error;
  }
}

/**
 * Opens the job queue for sending as soon as the database is there, and puts kept forms into the inbox from then on: each one sends an
 * email to its owner. Returns a function that ends that.
 */
function storeForms(databaseUrl: string, signal: AbortSignal): () => Promise<void> {
  const closing = new AbortController();
  const either = AbortSignal.any([closing.signal, signal]);
  const opening = (async () => {
    while (!either.aborted) {
      const database = queueDatabase(databaseUrl, connections.queue);
      try {
        const closeQueue = await openSending(database, logQueueError);
        const stopForms = startPuttingIn();
        return async () => {
          await stopForms();
          await closeQueue();
        };
      } catch (error) {
        await database.close();
        // Another process may still have to create it.
        if (!isAwayError(error)) log.warn({ err: error }, 'the job queue could not be opened');
        await delay(queueRetryMs, undefined, { signal: either, ref: false }).catch(() => undefined);
      }
    }
    return undefined;
  })();
  return async () => {
    closing.abort();
    await (await opening)?.();
  };
}

/** Starts the HTTP server on HOST and PORT. Returns a function that finishes requests, then closes it. */
async function serve(): Promise<() => Promise<void>> {
  // As in server.ts: pages from memory would be slower for good once the process was idle.
  setFlagsFromString('--no-memory-reducer-favors-memory');
  noteBuild(buildId());
  const hosts = new Hosts();
  const sites = new LiveSites(hosts);
  const rest = getRequestListener(hostingApp(hosts).fetch);
  const stopReports = reportFromMemory({ sites });
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (isLeaving()) response.setHeader('Connection', 'close');
    const id = requestIdFrom(request.headers['x-request-id']);
    if (refuseLongUrl(request, response, id, unlistedHeaders)) return countRefusal(request, 414);
    closeAfterBody(request, response);
    if (sites.take(request, response, id) || takePermission(request, response)) return;
    const work = beginRequest(id, request.method ?? '');
    response.setHeader(requestIdHeader, id);
    response.once('close', () => endWork(work));
    void inRequest(id, () => rest(request, response));
  };
  const server = createServer(timeouts, answer);
  answerUnreadable(server);
  const close = gracefulClose(server, drainMs);
  await listen(server, env());
  log.info({ port: env().port, host: env().host, code: hostingCode() }, 'hosting sites');
  return async () => {
    stopReports();
    await close();
    hosts.close();
  };
}

/** Everything but pages: health, the doctor's questions, metrics, forms. Whatever belongs to the app is refused with 421. */
export function hostingApp(hosts: Hosts): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    const headers = { 'X-Content-Type-Options': 'nosniff', ...unlistedHeaders() };
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  });
  addHealth(app, { ready: async () => ({ hosts: ownHosts().isKnown }), says: { hosting: hostingCode() } });
  addProbe(app);
  addMetrics(app, env().metricsToken);
  app.use(logRequest(), measureRequests());
  app.use(takeForms(hosts), refuseOtherWrites());
  app.use(refuseOtherHosts(env()));
  app.all('*', refused);
  app.onError((error, context) => {
    log.error({ err: error }, 'request failed');
    return unavailable(context, { status: 503, sentence: busySentence, headers: { 'Retry-After': '10' } });
  });
  return app;
}

/** Pages of sites are answered before the app. What's left for a site's host is no page and no form, and previews belong to the app. */
function refuseOtherWrites(): MiddlewareHandler {
  return async (context, next) => {
    const label = labelAt(context.req.header('host') ?? '');
    if (label === undefined) return next();
    if (isPreviewLabel(label)) return refused(context);
    return context.text('This address doesn’t accept form submissions.', 405, { Allow: 'GET, HEAD' });
  };
}

const refused = (context: Context) => context.text('There’s no website at this address.', 421);
