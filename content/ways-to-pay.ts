/** Ways to pay that the brief offers to choose. */
export const waysToPay = [
  'Cash',
  'Checks',
  'Credit cards',
  'Debit cards',
  'Apple Pay',
  'Google Pay',
  'Venmo',
  'Zelle',
  'Cash App',
  'PayPal',
  'Financing',
  'Insurance',
];

/** A way to pay as the brief names it, if it does: 'zelle' → 'Zelle', 'check' → 'Checks'. */
export function wayToPay(typed: string): string {
  const bare = typed
    .toLowerCase()
    .replace(/^(?:personal|all|the|major) /, '')
    .replace(/\s+/g, ' ');
  const standard = waysToPay.find((way) => [bare, `${bare}s`].includes(way.toLowerCase()) || way.toLowerCase().replace(' ', '') === bare);
  return standard ?? typed.charAt(0).toUpperCase() + typed.slice(1);
}
