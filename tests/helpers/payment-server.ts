import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type PaymentServer, paymentPages, startPaymentServer } from '../../outside/fakes/payments/server.ts';
import { openPayments } from '../../outside/payments/client.ts';

export const pagesUrl = 'http://localhost:3000/dev/payments';

/**
 * The test payment server by itself, with its clock in the test's hand: it's stopped until `travelTo`, which does what is
 * due on the way. The real client is open for it; `send` speaks to it without the client.
 */
export function usePaymentServer(startsAt = '2027-01-10T12:00:00Z') {
  let folder = '';
  let server: PaymentServer;
  let now = new Date(startsAt);
  const start = async () => {
    server = await startPaymentServer({ dataDir: folder, pagesUrl, webhookUrl: 'http://127.0.0.1:9/', now: () => now });
    openPayments(server);
  };
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'sunup-provider-'));
    await start();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const page = (address: string, form: Record<string, string>) =>
    paymentPages().request(address.replace(pagesUrl, ''), { method: 'POST', body: new URLSearchParams(form) });

  return {
    server: () => server,
    now: () => now,
    travelTo: (moment: string | Date) => {
      now = new Date(moment);
      server.advance();
    },
    /** Stops the server and starts it again on the same books. */
    restart: async () => {
      await server.stop();
      await start();
    },
    /** A plain request, as any HTTP client would send it. Returns status, headers and the parsed body. */
    send: async (request: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) => {
      const [method = 'GET', where = '/'] = request.split(' ');
      const { host, port } = server.address?.() ?? { host: '', port: 0 };
      const query = new URLSearchParams(form).toString();
      const response = await fetch(`http://${host}:${port}${where}${method !== 'POST' && query ? `?${query}` : ''}`, {
        method,
        headers: { Authorization: `Bearer ${server.secretKey}`, ...headers },
        ...(method === 'POST' ? { body: new URLSearchParams(form) } : {}),
      });
      return { status: response.status, headers: response.headers, body: (await response.json()) as WireObject };
    },
    /** Types a card into a page. */
    pay: (url: string, number: string, entry: Record<string, string> = {}) => page(url, { number, expires: '12/34', cvc: '123', ...entry }),
    confirm: (url: string, answer: 'yes' | 'no') => page(`${url}/confirm`, { answer }),
    /** The types of the events about an object, in the order in which they happened. */
    eventsAbout: (id: string) =>
      server
        .all('event')
        .filter(({ data }) => 'id' in data.object && data.object.id === id)
        .map(({ type }) => type),
  };
}

/** What came over the wire, before anything is known about it. */
export interface WireObject {
  id?: string;
  object?: string;
  error?: { type: string; message: string; code?: string; param?: string; decline_code?: string };
  data?: WireObject[];
  [name: string]: unknown;
}
