import Stripe from 'stripe';

/** A copy that no later change reaches, as it would come over the wire. */
export function copyOf<T>(value: T): T {
  return revived(JSON.stringify(value)) as T;
}

/** Reads what JSON wrote. The client's types hold exact decimals, which the wire carries as text. */
export function revived(json: string): unknown {
  if (!json.includes('_decimal"')) return JSON.parse(json);
  return JSON.parse(json, (key, value: unknown) =>
    key.endsWith('_decimal') && typeof value === 'string' ? Stripe.Decimal.from(value) : value,
  );
}
