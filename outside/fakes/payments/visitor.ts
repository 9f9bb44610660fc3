import type { Provider } from '../../payments/client.ts';
import { timeHeader } from './past.ts';

/** A visitor of the test payments' pages, who can pay at any time in the past. For the demo and its test. */
export function paymentVisitor({ address, secretKey }: Provider) {
  const send = async (path: string, time: string, form?: Record<string, string>) => {
    const { host = '', port = 0 } = address?.() ?? {};
    const headers = { Authorization: `Bearer ${secretKey}`, [timeHeader]: time };
    const body = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
    return fetch(`http://${host}:${port}${path}`, { ...body, headers, redirect: 'manual' });
  };
  return {
    /** Types a card into a checkout page or a page that saves a card. Throws if it's refused. */
    pay: async (checkout: string, number: string): Promise<void> => {
      const path = `/pages${new URL(checkout).pathname.replace('/dev/payments', '')}`;
      const { status } = await send(path, secondsNow(), { number, expires: '12/34', cvc: '123' });
      if (status !== 303) throw new Error(`The test payments answered ${status} to a card.`);
    },
    /** Lets time go on for everyone whose history was made up. */
    finish: async (): Promise<void> => void (await send('/v1/ping', 'now')),
  };
}

/** The connection of a process that makes up the past: each request names the time at which it happens. */
export function pastProvider(provider: Provider): Provider {
  return { ...provider, headers: () => ({ [timeHeader]: secondsNow() }) };
}

function secondsNow(): string {
  return String(Math.floor(Date.now() / 1000));
}
