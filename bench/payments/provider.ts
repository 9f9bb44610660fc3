import { env } from '../../base/env.ts';
import { type PaymentServer, startPaymentServer } from '../../outside/fakes/payments/server.ts';
import { openPayments } from '../../outside/payments/client.ts';

/** The test payment server. It delivers nothing by itself: the bench does. */
export async function openProvider(): Promise<PaymentServer> {
  const provider = await startPaymentServer({
    dataDir: env().dataDir,
    pagesUrl: `${env().appUrl}/dev/payments`,
    webhookUrl: 'http://127.0.0.1:9/',
    now: () => new Date(),
  });
  openPayments(provider);
  return provider;
}
