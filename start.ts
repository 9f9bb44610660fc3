import { closeDatabase, openDatabase } from './db/connect.ts';
import { startEmbedded } from './db/embedded.ts';
import { startListening } from './db/live.ts';
import { migrateDatabase } from './db/migrate.ts';
import { closePictures } from './domain/pictures/pictures.ts';
import { env } from './env.ts';
import { openQueue } from './jobs/queue.ts';
import { log } from './log.ts';
import { openDataFolder } from './outside/data-folder.ts';
import { openMailer } from './outside/mailer.ts';
import { openPayments } from './outside/payments/client.ts';
import { webhookTypes } from './outside/payments/events.ts';
import { openStorage } from './outside/storage.ts';

export interface Running {
  stop: () => Promise<void>;
}

/**
 * Starts everything a process needs, in order: database, outside services, queue, worker, web. In demo mode the embedded
 * ones are started here. Ends cleanly on SIGINT and SIGTERM. Resolves when serving; the process then lives on.
 */
export async function start(roles: { web: boolean; worker: boolean }): Promise<undefined> {
  const starting = startParts(roles);
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    // Asked to stop while it starts: what runs by then is stopped as always.
    const stopped = starting.then((running) => running.stop());
    stopped.then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Started by a wrapper of an older Node: when that is gone, so are we.
  process.on('disconnect', () => stop('disconnect'));
  await starting;
  return undefined;
}

/** Starts the parts; each adds how it is stopped. A failed start stops what already ran. */
export async function startParts(roles: { web: boolean; worker: boolean }): Promise<Running> {
  const stops: (() => Promise<void>)[] = [];
  const running = {
    stop: async () => {
      for (const stop of stops.reverse()) await stop();
    },
  };
  try {
    openDataFolder(env().dataDir);
    const databaseUrl = env().databaseUrl ?? (await startDatabase(stops));
    await migrateDatabase(databaseUrl);
    openDatabase(databaseUrl);
    stops.push(closeDatabase);
    openStorage(env().dataDir);
    stops.push(async () => closePictures());
    await openOutside(stops, roles);
    stops.push(await startListening(databaseUrl));
    const queue = await openQueue(databaseUrl, { working: roles.worker, onError: (error) => log.error({ err: error }, 'queue') });
    stops.push(queue.close);
    if (env().mode === 'demo' && roles.web) await (await import('./domain/demo/demo.ts')).fillDemo();
    if (roles.web) stops.push(await (await import('./server.ts')).startServer());
    if (roles.worker) await (await import('./worker.ts')).startWorker(queue);
    if (roles.web) (await import('./banner.ts')).printBanner();
    return running;
  } catch (error) {
    await running.stop().catch(() => undefined);
    throw error;
  }
}

async function startDatabase(stops: (() => Promise<void>)[]): Promise<string> {
  const server = await startEmbedded(env().dataDir);
  if (server.adopted) log.warn('took over the PostgreSQL that an earlier Sunup left running');
  stops.push(server.stop);
  return server.url;
}

/** Mail and payments: the real ones by configuration, else our own small servers, which only demo mode allows. */
async function openOutside(stops: (() => Promise<void>)[], roles: { web: boolean }): Promise<void> {
  const { smtpUrl, stripe, mailFrom } = env();
  if (smtpUrl) openMailer({ url: smtpUrl, from: mailFrom });
  else {
    const { startMailCatcher } = await import('./outside/fakes/mail-catcher.ts');
    const catcher = await startMailCatcher(env().dataDir);
    stops.push(catcher.stop);
    openMailer({ url: catcher.url, from: mailFrom });
  }
  if (stripe) openPayments(stripe);
  else {
    const { paymentServerOf } = await import('./outside/fakes/payments/keeper.ts');
    // The web process shows the checkout pages and takes the events, so it keeps the books; a worker only asks.
    if (!roles.web) return openPayments(paymentServerOf(env().dataDir));
    const { startPaymentServer } = await import('./outside/fakes/payments/server.ts');
    const server = await startPaymentServer({
      dataDir: env().dataDir,
      pagesUrl: `${env().appUrl}/dev/payments`,
      webhookUrl: `http://127.0.0.1:${env().port}/api/webhooks/stripe`,
      webhookTypes,
    });
    stops.push(server.stop);
    openPayments(server);
  }
}
