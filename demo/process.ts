import { constants, setPriority } from 'node:os';
import { env } from '../base/env.ts';
import { log } from '../base/log.ts';
import { closeDatabase, openDatabase, withPool } from '../db/connect.ts';
import { embeddedUrl } from '../db/embedded.ts';
import { setQueue } from '../db/enqueue.ts';
import { closeGenerator } from '../domain/generator/generator.ts';
import { paymentServerOf } from '../outside/fakes/payments/instance.ts';
import { pastProvider, paymentVisitor } from '../outside/fakes/payments/visitor.ts';
import { openPayments } from '../outside/payments/client.ts';
import { openStorage, storeAt } from '../outside/storage/storage.ts';
import { fillCustomers } from './fill-customers.ts';

/** Fills the customers of a demo whose server runs, and ends. Returns the exit code. */
export async function fillFromProcess(): Promise<number> {
  process.on('disconnect', () => process.exit(0));
  setPriority(constants.priority.PRIORITY_LOW);
  const { mode, dataDir, databaseUrl, stripe } = env();
  const url = databaseUrl ?? embeddedUrl(dataDir);
  if (mode !== 'demo' || stripe || !url) return 0;
  // A power cut may cost the last customer, whom the next start fills again.
  openDatabase(`${url}${url.includes('?') ? '&' : '?'}options=-c%20synchronous_commit%3Doff`);
  openStorage(storeAt(env()));
  const provider = paymentServerOf(dataDir);
  openPayments(pastProvider(provider));
  // The past is over: no email goes out, and no job does again what happens here.
  setQueue({ send: async () => null } as never);
  try {
    await withPool('jobs', () => fillCustomers(paymentVisitor(provider)));
    return 0;
  } catch (error) {
    log.error({ err: error }, 'could not fill the demo');
    return 1;
  } finally {
    closeGenerator();
    await closeDatabase();
  }
}
