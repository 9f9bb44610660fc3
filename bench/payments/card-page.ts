import { paymentPages } from '../../outside/fakes/payments/server.ts';

/** Numbers of the provider's own test cards. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  slow: '4000000000000077',
  challenged: '4000002500003155',
  disputed: '4000000000000259',
  keptThenDeclined: '4000000000000341',
};

/** Types a card into the provider's page at `url`. */
export async function typeCard(url: string, number: string): Promise<void> {
  await send(url, { number, expires: '12/40', cvc: '123' });
}

/** Confirms to the bank that the buyer is its customer. */
export async function confirmCard(url: string): Promise<void> {
  await send(`${url}/confirm`, { answer: 'yes' });
}

async function send(url: string, form: Record<string, string>): Promise<void> {
  const path = new URL(url).pathname.replace('/dev/payments', '');
  await paymentPages().request(path, { method: 'POST', body: new URLSearchParams(form) });
}
