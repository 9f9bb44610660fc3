/** '1450' → '$1,450', '17.50' → '$17.50', '18.00' → '$18'. Takes decimal dollars as text; no floats are involved. */
export function dollars(amount: string): string {
  const [whole = '0', cents = ''] = amount.split('.');
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
  const rest = cents.padEnd(2, '0');
  return rest === '00' ? `$${grouped}` : `$${grouped}.${rest}`;
}

/** A price in words: 'from $149', '$210 to $320', '$89 per visit', 'up to $50'; undefined when no amount is known. */
export function priceWords({
  from,
  to,
  unit,
}: {
  from?: string | undefined;
  to?: string | undefined;
  unit?: string | undefined;
}): string | undefined {
  const amount = amountWords(from, to);
  return amount && unit ? `${amount} ${unitWords(unit)}` : amount;
}

function amountWords(from: string | undefined, to: string | undefined): string | undefined {
  if (from && to) return dollars(from) === dollars(to) ? dollars(from) : `${dollars(from)} to ${dollars(to)}`;
  if (from) return `from ${dollars(from)}`;
  return to ? `up to ${dollars(to)}` : undefined;
}

/** 'hour' → 'per hour'; 'an hour', 'per visit', '/ month' stay. */
export function unitWords(unit: string): string {
  return /^(?:per|an?|each|for|every|\/)(?:\s|$)|^\//i.test(unit) ? unit : `per ${unit}`;
}
