import { truncate } from '../../text/truncate.ts';
import { stripe } from './client.ts';

export interface Tax {
  /** The tax's name on a bill, such as 'New York sales tax'. */
  name: string;
  /** Thousandths of a percent: 8875 is 8.875%. */
  rate: number;
}

/** Returns the provider's id of a tax, creating it if needed. Undefined for a rate of 0. */
export async function taxRateFor({ name, rate }: Tax): Promise<string | undefined> {
  if (rate === 0) return undefined;
  for await (const taxRate of stripe().taxRates.list({ active: true, inclusive: false, limit: 100 }))
    if (taxRate.metadata?.rate === String(rate) && taxRate.metadata.name === name) return taxRate.id;
  const made = await stripe().taxRates.create(
    { display_name: truncate(name, 50), percentage: rate / 1000, inclusive: false, metadata: { name, rate } },
    { idempotencyKey: `tax-rate:${rate}:${name}` },
  );
  return made.id;
}
