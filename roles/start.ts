import path from 'node:path';
import { env, serviceManager } from '../base/env.ts';
import { log } from '../base/log.ts';
import { closeDatabase, openDatabase } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded.ts';
import { startListening } from '../db/live.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { queueDatabase } from '../db/queue-database.ts';
import { requireSessions } from '../db/sessions.ts';
import { waitForDatabase } from '../db/wait.ts';
import { closeFilling } from '../demo/filling.ts';
import { followSecret } from '../domain/accounts/secret-rotation.ts';
import { siteLabel } from '../domain/addresses.ts';
import { watchBackups } from '../domain/backups/watch-backups.ts';
import { buildId } from '../domain/builds/build-id.ts';
import { followSecretOfKeys } from '../domain/email-domains/keys.ts';
import { domainOfSender } from '../domain/email-domains/operator.ts';
import { closeGenerator, generatorBytes, startGenerator } from '../domain/generator/generator.ts';
import { watchEventLoop } from '../domain/health/event-loop.ts';
import { isAlive, noteEmbedded, watchLiveness } from '../domain/health/liveness.ts';
import { loopBlocks, measureChild } from '../domain/health/metrics.ts';
import { closeMailReader, mailReaderBytes } from '../domain/mail-reading/mail-reading.ts';
import { closePictures, picturesBytes } from '../domain/pictures/pictures.ts';
import { keepBrand } from '../domain/settings/brand.ts';
import { noteMode, refuseOtherMode } from '../domain/settings/installation.ts';
import { modeInWords } from '../domain/settings/installation-mode.ts';
import { openQueue } from '../jobs/queue.ts';
import { openDataFolder } from '../outside/data-folder.ts';
import type { DevSigning } from '../outside/fakes/dev-signing.ts';
import { withoutBrotli } from '../outside/fetch-encoding.ts';
import { closeMailer, openMailer } from '../outside/mailer.ts';
import { namesFrom, openNames, realNames } from '../outside/network/names.ts';
import { openPayments } from '../outside/payments/client.ts';
import { webhookTypes } from '../outside/payments/events.ts';
import { notifyServiceManager } from '../outside/service-manager.ts';
import { openStorage, storeAt } from '../outside/storage/storage.ts';
import { openWriter } from '../outside/writer/writer.ts';
import { giveNotice, logAvailability, logQueueError, logSilence, type Part, type Running, runUntilStopped, stopAll } from './lifecycle.ts';
import type { DevelopmentScreens } from './server.ts';

/** What a process does. Of `mail`, those that do all else do that too, if email can come in. */
interface Roles {
  web: boolean;
  worker: boolean;
  mail?: boolean;
}

/** Longest wait at startup for an external database. */
const databaseWaitMs = 60_000;

/**
 * Starts everything a process needs, in order: database, outside services, queue, worker, web. In demo mode the embedded
 * services are started here too. Resolves once it's serving.
 */
export function start(roles: Roles): Promise<undefined> {
  return runUntilStopped((parts, signal) => startInto(parts, roles, signal));
}

/** Starts the parts without signal handlers, for benchmarks and `npm run dev`. */
export function startParts(roles: Roles, development?: DevelopmentScreens): Promise<Running> {
  return startInto([], roles, new AbortController().signal, development);
}

/** Starts the parts and adds each one to `parts`. If one fails to start, stops those that run already. */
async function startInto(parts: Part[], roles: Roles, signal: AbortSignal, development?: DevelopmentScreens): Promise<Running> {
  const running = { stop: () => stopAll(parts) };
  try {
    logStart(roles);
    // Email that comes in is only stored. Others send, charge and write.
    const isMailAlone = !roles.web && !roles.worker;
    if (!isMailAlone) refuseSplitPayments(roles);
    globalThis.fetch = withoutBrotli(globalThis.fetch);
    openDataFolder(env().dataDir);
    const databaseUrl = env().databaseUrl ?? (await startDatabase(parts));
    if (env().databaseUrl) {
      await waitForDatabase(databaseUrl, databaseWaitMs, (reason) => log.warn({ reason }, 'waiting for the database'), signal);
      await requireSessions(databaseUrl);
    }
    openDatabase(databaseUrl);
    parts.push({ name: 'database connections', stop: closeDatabase }, logAvailability());
    await refuseOtherMode();
    await migrateDatabase(databaseUrl);
    await noteMode();
    if (env().mode === 'live') await Promise.all([followSecret(), followSecretOfKeys()]);
    openStorage(storeAt(env()));
    measureChild('generator', generatorBytes);
    measureChild('pictures', picturesBytes);
    measureChild('mail-reader', mailReaderBytes);
    for (const [name, close] of [
      ['pictures', closePictures],
      ['generator', closeGenerator],
      ['mail reader', closeMailReader],
    ] as const)
      parts.push({ name, stop: async () => close() });
    await (isMailAlone ? openNameServers(parts) : openOutside(parts, roles));
    parts.push({ name: 'listening', stop: await startListening(databaseUrl) });
    parts.push({ name: 'brand', stop: await keepBrand() });
    const queue = await openQueue(queueDatabase(databaseUrl), {
      working: roles.worker,
      onError: logQueueError,
      onWarning: (message) => log.warn({ warning: message }, 'queue'),
    });
    parts.push({ name: 'job queue', stop: queue.close });
    // Requests and jobs finish in parallel, because each may take several seconds. Both may send jobs until the end.
    const busy = [queue.finishJobs, async () => closeFilling()];
    parts.push({ name: 'requests and jobs', stop: async () => void (await Promise.all(busy.map((stop) => stop()))) });
    if (env().mode === 'demo' && roles.web) await (await import('../demo/demo.ts')).fillDemo();
    if (roles.web) busy.push(await (await import('./server.ts')).startServer(development));
    if (roles.mail ?? (roles.web && roles.worker)) busy.push(...(await (await import('./mail.ts')).openMailDoor(isMailAlone)));
    if (roles.worker) {
      const { startStatusServer, startWorker } = await import('./worker.ts');
      if (!roles.web) busy.push(await startStatusServer());
      await startWorker(queue);
      parts.push({ name: 'age of backups', stop: watchBackups() });
      // The demo starts it with its first draft, which spares every start on a laptop some seconds of work.
      if (env().mode === 'live') startGenerator();
    }
    parts.push({ name: 'liveness', stop: watchLiveness() }, { name: 'event loop', stop: watchEventLoop(() => loopBlocks.inc()) });
    // Parts stop in reverse order, so this one stops before those above.
    if (roles.web && env().mode === 'live' && !env().isLocal) parts.push({ name: 'notice to proxies', stop: giveNotice });
    const manager = serviceManager();
    if (manager) parts.push({ name: 'service manager', stop: notifyServiceManager({ ...manager, isAlive, onError: logSilence }) });
    if (roles.web && !development) await (await import('./banner.ts')).printBanner();
    return running;
  } catch (error) {
    await running.stop().catch(() => undefined);
    throw error;
  }
}

/** Says in the first line what this process is and where its data is. */
function logStart(roles: Roles): void {
  const { databaseUrl, dataDir, bucket } = env();
  const { host, pathname } = databaseUrl ? new URL(databaseUrl) : { host: '', pathname: '' };
  log.info(
    {
      build: buildId(),
      mode: modeInWords(env()),
      roles: Object.entries(roles).flatMap(([role, isOn]) => (isOn ? [role] : [])),
      node: process.versions.node,
      database: host ? host + pathname : 'embedded',
      files: bucket?.url ?? path.join(dataDir, 'files'),
    },
    'starting',
  );
}

async function startDatabase(parts: Part[]): Promise<string> {
  const server = await startEmbedded(env().dataDir);
  if (server.adopted) log.warn('reusing the PostgreSQL server a previous run left behind');
  parts.push({ name: 'embedded PostgreSQL', stop: server.stop, abandon: server.abandon });
  server.watch((event) => {
    noteEmbedded(event);
    if (event.state === 'gone') log.error('the embedded PostgreSQL ended, restarting it');
    else if (event.state === 'back') log.info({ goneMs: event.goneMs }, 'the embedded PostgreSQL is running again');
    else log.error({ goneMs: event.goneMs, err: event.error }, 'could not start the embedded PostgreSQL, retrying');
  });
  return server.url;
}

/**
 * Throws for one of several processes that would each have test payments of its own. They're in the data folder, which processes on one
 * machine may share. Those that keep files in a bucket don't have to.
 */
export function refuseSplitPayments({ web, worker }: { web: boolean; worker: boolean }): void {
  const { isTrial, stripe, bucket } = env();
  if (!isTrial || stripe || !bucket || (web && worker)) return;
  throw new Error(
    'Without STRIPE_SECRET_KEY, a trial’s test payments need one process for everything. Run the role all instead of web and worker (with Compose, uncomment COMPOSE_FILE in .env), or set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
  );
}

/** Email and payments: real services if configured, otherwise our embedded servers, which a demo and, for payments, a trial may use. */
async function openOutside(parts: Part[], roles: { web: boolean }): Promise<void> {
  const { smtpUrl, stripe, mailFrom, writer } = env();
  await openNameServers(parts);
  openWriter(writer && { ...writer, log: (event) => log.info(event, 'writer') });
  const name = new URL(env().appUrl).hostname;
  if (smtpUrl) openMailer({ url: smtpUrl, from: mailFrom, name });
  else {
    const { startMailCatcher } = await import('../outside/fakes/mail-catcher.ts');
    const catcher = await startMailCatcher(env().dataDir, (await senderSigning()).key);
    parts.push({ name: 'mail catcher', stop: catcher.stop });
    openMailer({ url: catcher.url, from: mailFrom, name });
  }
  parts.push({ name: 'mailer', stop: async () => closeMailer() });
  if (stripe) openPayments(stripe);
  else {
    const { paymentServerOf } = await import('../outside/fakes/payments/instance.ts');
    // The web process shows the checkout pages and receives the events, so it runs the payment server. A worker only sends
    // requests to it.
    if (!roles.web) return openPayments(paymentServerOf(env().dataDir));
    const { startPaymentServer } = await import('../outside/fakes/payments/server.ts');
    const server = await startPaymentServer({
      dataDir: env().dataDir,
      pagesUrl: `${env().appUrl}/dev/payments`,
      webhookUrl: `http://${env().host === '::1' ? '[::1]' : '127.0.0.1'}:${env().port}/api/webhooks/stripe`,
      webhookTypes,
    });
    parts.push({ name: 'test payments', stop: server.stop });
    openPayments(server);
  }
}

/** How emails of a demo's sender are signed. */
async function senderSigning(): Promise<DevSigning> {
  const { devSigning } = await import('../outside/fakes/dev-signing.ts');
  return devSigning(env().dataDir, domainOfSender(env().mailFrom));
}

/** Who is asked about owners' domains: real resolvers, or the built-in name server where visitors are on this machine. */
async function openNameServers(parts: Part[]): Promise<void> {
  const { mode, isLocal, dnsServers, dataDir } = env();
  if (dnsServers.length > 0 || (mode === 'live' && !isLocal)) return openNames(realNames(dnsServers));
  const { startNameServer, Zones } = await import('../outside/fakes/name-server.ts');
  const { devConnectPath } = await import('../outside/fakes/dev-domain-connect.ts');
  const { host, hostname } = new URL(env().appUrl);
  const signing = await senderSigning();
  const server = await startNameServer({
    zones: new Zones(dataDir),
    own: (name) => name === hostname || siteLabel(name) !== undefined,
    // All made-up domains are at the built-in DNS provider.
    text: (name) => (/^_domainconnect\.[^.]+\.localhost$/.test(name) ? host + devConnectPath : signing.text(name)),
    machine: hostname,
  });
  parts.push({ name: 'name server', stop: server.stop });
  openNames(namesFrom(server.address));
}
